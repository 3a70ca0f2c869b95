import type { Language } from './language.ts'

export const ukrainian: Language = {
  name: 'Ukrainian',
  scripts: ['cyrillic'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'uk',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Керамічна чашка ручної роботи
      Бездротові навушники
      Свіжий хліб щоранку
      Спіть краще
      Тепла куртка з вовни
      Пиво та ковбаса
      Складаний садовий стілець
      Уроки фортепіано для початківців
      Більше жодних холодних ніг
      Два вентилятори, тихіші за розмову.
      Корм для собак без зерна, щодня
      Сорочка з довгим рукавом
      Твій новий рюкзак
      Легкі кросівки для бігу
      Не боїться води
      Кава власного обсмаження
      Більше світла в саду
      Лампа сама вмикається ввечері.
      Дерев’яні іграшки
      Літня сукня зі знижкою
    `,
    divided: 'шумо|за|глу|ше|ння',
  },
}
