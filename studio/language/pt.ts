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
    verbs: {
      asking: `
        abra, abre, acenda, acende, acorde, acorda, acompanhe, aproveit*, aprenda, aprende, atreva*, beba,
        bebe, brilhe, brinque, busque, caminhe, celebre, celebra, comece, começa, comemore, compartilhe,
        conheça, conhece, conquiste, conquista, cozinhe, crie, cria, cuide, cuida, dê, dá, deixe, deixa,
        descubra, descobre, descanse, desfrut*, desperte, desperta, diga, durma, dorme, encha, encontre,
        encontra, entre em, escape, escolha, escolhe, escute, esqueça, esquece, experimente, experimenta,
        explore, explora, faça, faz, fique, ganhe, guarde, ilumine, ilumina, imagine, jogue, leia, leve,
        liberte, mantenha, mantém, mergulhe, mime, mude, muda, não, nunca, ofereça, ouça, ouve, pare,
        partilhe, pinte, proteja, protege, prove, receba, refresque, relaxe, renove, respire, respira, saia,
        sabore*, seja, sinta, sente, simplifique, sonhe, sorria, surpreenda, tenha, tome, transforme,
        transforma, troque, use, vá, veja, vê, vem, venha, viaje, viva, vive, voe
      `,
      telling: `
        é, são, está, estão, tem, têm, pode, podem, fica, ficam, faz, fazem, mantém, dá, dão, vai, vão, vem,
        cabe, protege, sabe, cheira, soa, funciona, cresce, leva, deixa, desperta, poupa, economiza, ajuda,
        mostra, encontra, enche, abre, dorme, vive, vivem, brilha, ilumina, começa, acaba, termina, basta,
        perdoa, merece, precisa, ama, conhece, sente, segue, aprende, viaja, voa, canta, cuida, transforma,
        acende
      `,
      closing: 'dormir, desfrutar, descobrir, viver, sentir, viajar, dormir melhor, dormir bem',
    },
  },

  offer: {
    free: 'grátis, gratuit*, de oferta',
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
    leads: ['Saboreie cada manhã', 'Seu café fica quente por horas'],
    attributes: ['Peças para máquina de lavar louça', 'Casaco macio de pura lã'],
    oldPrice: 'antes 59 €',
    service: 'Aulas de piano',
  },
}
