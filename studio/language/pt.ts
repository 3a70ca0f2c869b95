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
  },
  units: '',
  services: {
    names: 'aula*, curso*, limpeza*, consert*, aluguel*, viagem*, serviço*, massage*',
    asked: 'agendamento, marcação',
    per: 'por',
    hours: 'hora, noite',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: `
      de, do, da, dos, das, para, com, sem, em, por, a, ao, à, sobre, seu, sua, seus, suas, teu, tua
    `,
    table: `
      luminária, luminária de mesa, abajur, candeeiro, caneca, canecas, xícara, xícaras, chávena, copo, copos, taça,
      taças, garrafa, garrafas, garrafa térmica, squeeze, jarra, vaso, vasos, vela, velas, castiçal, difusor, fone, fones,
      fone de ouvido, fones de ouvido, auscultadores, auriculares, headset, celular, telemóvel, smartphone, capinha,
      capa para celular, tablet, notebook, laptop, portátil, teclado, mouse, rato, monitor, webcam, microfone,
      caixa de som, coluna bluetooth, rádio, toca discos, gira discos, câmera, câmara, lente, despertador,
      relógio de mesa, cafeteira, máquina de café, máquina de costura, moedor, chaleira, torradeira, liquidificador,
      batedeira, espremedor, air fryer, fritadeira, panela, panelas, frigideira, bule, faca, facas, talheres, prato,
      pratos, tigela, bowl, pote, saleiro, tábua de corte, bandeja, porta copos, marmita, lancheira, creme, cremes, sérum,
      loção, bálsamo, xampu, champô, shampoo, sabonete, sabonetes, perfume, colônia, batom, rímel, base líquida, esmalte,
      protetor solar, máscara facial, óleo facial, óleo corporal, escova de dentes, pasta de dente, secador,
      secador de cabelo, chapinha, barbeador, carregador, power bank, console, impressora, roteador, projetor, cachepô,
      xadrez, jogo de tabuleiro, caneta, canetas, porta joias, caixa de música
    `,
    floor: `
      sofá, sofás, poltrona, poltronas, cadeira, cadeiras, banqueta, banco, pufe, puff, mesa, mesas, escrivaninha,
      secretária, cama, colchão, colchões, guarda roupa, armário, roupeiro, sapateira, aparador, cômoda, cómoda, estante,
      prateleira, criado mudo, mesa de cabeceira, tapete, tapetes, capacho, luminária de chão, luminária de piso,
      candeeiro de pé, aspirador, aspirador de pó, robô aspirador, aspirador robô, robot aspirador, mala, malas,
      mala de viagem, esteira, esteira elétrica, bicicleta ergométrica, tapete de yoga, máquina de lavar, lavadora,
      secadora, lava louças, geladeira, frigorífico, freezer, forno, purificador, cama para cachorro, caminha, arranhador,
      comedouro, cesto de roupa, cabideiro, piano, cadeirão, lixeira, penteadeira, berço, adega
    `,
    outdoors: `
      barraca de camping, barraca, tenda, cadeira de jardim, cadeira de praia, cadeira de camping, espreguiçadeira,
      rede de descanso, rede, mesa de jardim, mesa de camping, móveis de jardim, guarda sol, ombrelone, gazebo, bicicleta,
      bicicletas, bike, patinete, trotinete, skate, triciclo, churrasqueira, grelhador, barbecue, fogareiro, cooler,
      caixa térmica, saco de dormir, caiaque, canoa, prancha de surf, stand up paddle, trenó, esquis, snowboard,
      vara de pesca, cama elástica, trampolim, balanço, escorregador, piscina, cortador de grama, corta relva, motosserra,
      carrinho de mão, regador, mangueira, estufa, casinha, comedouro de pássaros, carrinho de bebê, moto, pneu, pneus,
      bola de futebol, drone, cadeado
    `,
    worn: `
      vestido, vestidos, camisa, camisas, camiseta, camisetas, t shirt, polo, blusa, blusas, top, regata, suéter,
      camisola, moletom, hoodie, cardigã, jaqueta, casaco, casacos, parka, blazer, colete, poncho, quimono, roupão, terno,
      fato, calça, calças, jeans, legging, leggings, bermuda, short, shorts, saia, saias, macacão, pijama, sutiã,
      lingerie, calcinha, cueca, meia, meias, biquíni, maiô, sapato, sapatos, tênis, ténis, sapatilha, sapatilhas, bota,
      botas, sandália, sandálias, mocassim, salto, chinelo, chinelos, pantufas, chapéu, boné, gorro, touca, boina, tiara,
      cachecol, lenço, xale, luvas, cinto, gravata, suspensórios, bolsa, bolsas, bolsa de mão, mochila, mochilas, pochete,
      carteira, carteiras, relógio, relógios, relógio de pulso, smartwatch, anel, anéis, aliança, colar, pingente,
      pulseira, brincos, brinco, broche, joia, joias, óculos, óculos de sol, capacete, lanterna de cabeça, avental,
      fantasia
    `,
    eaten: `
      mel, chá, chás, infusão, matcha, café, cafés, café em grãos, cápsulas de café, cacau, chocolate, chocolates,
      bombons, trufas, vinho, vinhos, vinho tinto, espumante, champanhe, cerveja, cervejas, gin, cachaça, uísque, whisky,
      rum, vodka, licor, suco, sumo, limonada, água mineral, azeite, azeite de oliva, azeite extra virgem, vinagre,
      geleia, compota, manteiga de amendoim, pasta de amendoim, biscoito, biscoitos, bolacha, bolachas, bolo, brownie,
      pão, pão de mel, pão de queijo, queijo, queijos, salame, presunto, linguiça, salmão, atum, sardinha, massa,
      macarrão, arroz, farinha, aveia, granola, barrinha, barra de proteína, whey, castanhas, nozes, amêndoas, pistache,
      tâmaras, frutas secas, especiarias, tempero, temperos, pimenta, sal, açafrão, canela, baunilha, molho, mostarda,
      pesto, xarope, balas, doces, doce de leite, brigadeiro, chiclete, pipoca, batata frita, azeitonas, sopa, sorvete,
      gelado, iogurte, manteiga
    `,
    nowhere: `
      cartão presente, vale presente, cartão oferta, toalha, toalhas, pano, panos, pano de prato, almofada, travesseiro,
      manta, cobertor, edredom, lençol, lençóis, jogo de cama, jogo de lençol, capa, capas, fronha, cortina, cortinas,
      toalha de mesa, guardanapos, pôster, quadro, tela, espelho, livro, livros, romance, quadrinhos, revista, calendário,
      agenda, adesivo, papel de parede, tinta, estojo, suporte, porta, caixa, cesto, filtro, peça, adaptador, cabo, pilha,
      bateria, brinquedo, brinquedos, pelúcia, boneca, quebra cabeça, ração, petisco, software, dispenser, lustre,
      pendente, arandela, plafon, cordão de luz, lâmpada, lanterna, relógio de parede, cadeirinha, coleira, guia, violão,
      violino, ferramenta, furadeira, martelo, serra, chaveiro, esponja, escova, máquina, robô, ventilador, aquecedor,
      televisão, kit
    `,
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
    short: 'a, à, e, é, o',
    titles: 'sr, sra, srta, dra, dom, dona, são, santo, santa, eng',
    labels: `
      n.º, tamanho, vitamina, tipo, parte, classe, passo, página, capítulo, nível, modelo, temporada, série, versão, fator
    `,
    trailing: 'etc, cia',
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
