import type { Language } from './language.ts'

export const russian: Language = {
  name: 'Russian',
  scripts: ['cyrillic'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'ru',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Керамическая кружка ручной работы
      Беспроводные наушники
      Свежий хлеб каждое утро
      Спите лучше
      Тёплая куртка
      Пиво и хот-дог
      Складной садовый стул
      Уроки фортепиано для начинающих
      Больше никаких холодных ног
      Два вентилятора тише разговора.
      Корм для собак без зерна
      Рубашка с длинным рукавом
      Твой новый рюкзак
      Лёгкие кроссовки для бега
      Не боится воды
      Кофе своей обжарки
      Больше света в саду
      Лампа сама включается вечером.
      Деревянные игрушки
      Летнее платье со скидкой
    `,
    divided: 'Шумо|по|дав|ле|ние',
  },
}
