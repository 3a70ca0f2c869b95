import type { Language } from './language.ts'

export const portuguese: Language = {
  name: 'Portuguese',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'pt',
  capitalizesNouns: false,
  ordinalStops: false,

  samples: {
    texts: `
      Caneca de cerâmica feita à mão
      Fones sem fio
      Pão fresco todas as manhãs
      Dormir melhor
      Casaco quente de lã
      Cerveja e cachorro-quente
      Cadeira de jardim dobrável
      Aulas de piano para iniciantes
      Nunca mais pés frios
      Duas ventoinhas mais silenciosas do que uma conversa.
      Ração sem cereais para cães
      Camisa de algodão de manga comprida
      A sua nova mochila preferida
      Tênis leves para correr
      À prova de água até dez metros
      Café torrado em casa
      Mais luz no seu jardim
      A lâmpada acende sozinha à noite.
      Brinquedos de madeira
      Vestido de verão em promoção
    `,
    divided: 'ele|tro|do|més|ti|cos',
  },
}
