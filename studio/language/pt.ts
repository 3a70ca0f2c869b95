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

  callsToAction: {
    professional: ['Comprar agora', 'Saber mais', 'Ver detalhes'],
    friendly: ['Eu quero', 'Quero ver', 'Ver de perto'],
    luxury: ['Descobrir', 'Explorar', 'Descubra mais'],
  },
  buying: ['Comprar agora', 'Eu quero'],

  sentences: {
    abbreviations: 'sr, sra, dra, aprox, p.ex',
    beforeNumbers: 'av, pág, máx, mín',
    examples: 'p.ex., ex.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'se, quando, com, sem, para, por, porque, enquanto, como, embora',
    adding: 'e, ou, mas, com, sem, para, ideal, perfeito, perfeita',
    subjects: 'o, a, os, as, um, uma, este, esta, estes, estas, noss*',
    leaning: 'ele, ela, este, esta, isto, isso, também',
    product: {
      with: 'com',
      this: 'est*',
      the: 'o, a',
    },
    listing: 'inclui, com, oferece',
    and: 'e',
    articles: 'um, uma, o, a, os, as',
  },

  offer: {
    before: 'antes, em vez de',
    now: 'agora, só, apenas',
  },
  currencies: {},
  units: '',
  services: {
    names: 'aula*, curso*, limpeza*, consert*, aluguel*, viagem*, serviço*, massage*',
    asked: 'agendamento, marcação',
    per: 'por',
    hours: 'hora, noite',
  },
  downloads: 'baixar, baixe, transferir, instale',

  claims: {
    superlative: 'melhor, melhores, mais, perfeit*, sempre, primeiro, primeira, insuperável',
    proof: 'garant*, comprovad*, certificad*',
    rating: 'estrelas, avaliaç*, clientes',
    offer: 'desconto*, grátis, promo*, preço*, hoje',
    number: 'dois, duas, três, quatro, sete, oito, dez, metade, dobro',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

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
    clause: ['Uma caneca muito simples, com interior amarelo.', 'Uma caneca muito simples'],
    sentences: ['A escolha da Sra. Silva.', 'Pesa aprox. Dois quilos.'],
    oldPrice: 'antes 59 €',
    service: 'Aulas de piano',
  },
}
