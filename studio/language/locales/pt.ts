import type { Language } from '../language.ts'

export const portuguese: Language = {
  name: 'Portuguese',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'pt',
  letters: 'áâãàçéêíóôõúü',
  tellingWords: `
    tem, em, com, uma, não, ao, sem, um, têm, aos, pela, comum, lhe, nem, bem, sejam, ordem, sob, seja, meios, estar, povos,
    raça, são, mudar, fora, você, nosso, nossa, cada dia, hoje, muito
  `,
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
  deeds: {
    wear: 'Ver como fica',
    size: 'Ver tamanhos',
    home: ['Agendar visita', 'Quero visitar', 'Agendar visita'],
    table: ['Reservar mesa', 'Quero uma mesa', 'Reservar mesa'],
    menu: 'Ver o menu',
    stay: ['Reservar estadia', 'Quero ficar', 'Reservar estadia'],
    trip: ['Escolher a viagem', 'Quero viajar', 'Escolher a viagem'],
    visit: 'Marcar visita',
    lesson: ['Começar a aprender', 'Quero aprender', 'Começar a aprender'],
    talk: 'Vamos conversar',
    works: 'Ver como funciona',
    scent: 'Descobrir o aroma',
    recipe: 'Ver a receita',
    several: [
      'Ver as moradias',
      'Ver as casas',
      'Ver os apartamentos',
      'Ver as viagens',
      'Ver os cursos',
      'Ver as aulas',
    ],
    recipes: 'receita, receitas',
    except: `
      guarda-chuva, sombrinha, meias, lingerie, roupa interior, óculos, diamante, pérolas, joalh, agência, imobiliária, terreno, lote, catering, buffet, entrega, torrefação, camping, vale, vitaminas, suplement, farmácia, hospital, implantes, lar, aparelho, escola, creche, infantário, autoescola, detergente, limpa, brinquedo, boneca, insetos, pássaros, abelhas, cão, cachorro, gato, maquete, poster, fantasia
    `,
  },

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
  lineKinds: {
    headings: `
      características, características principais, características do produto, especificações, especificações técnicas,
      ficha técnica, detalhes, detalhes do produto, informações, informações do produto, informações adicionais,
      mais informações, descrição, descrição do produto, sobre o produto, sobre este, sobre nós, sobre a, resumo,
      vantagens, benefícios, destaques, diferenciais, por que você, porque vai, por que escolher, por que comprar,
      porquê escolher, o que torna, o que você, material, materiais, composição, ingredientes, como funciona, indicação,
      indicações, uso, ajuste, modelagem, caimento, perguntas frequentes, dúvidas frequentes, faq, cores disponíveis,
      cores, cor, variantes, opções, compatibilidade, compatível com, bom saber, nossa história, saiba mais,
      dados técnicos, por que, porquê, porque, o que, como, quem, onde, qual, tabela de medidas, medidas, entrega,
      envio, devoluções, trocas, cuidados, conteúdo, o que vai, o que vem, o que acompanha
    `,
    openings: `
      por favor, nota, observação, observações, obs, obs., nb, atenção, aviso, importante, advertência, advertências,
      precaução, precauções, cuidados, dicas, lavar, lavagem, lavável à máquina, limpar, limpe com, limpeza, passar a,
      secar, conservar, armazenar, guardar em, manter fora, manter longe, mantenha fora, mantenha longe, mantenha em,
      não recomendado, não indicado, não utilizar, não usar, não lavar, não passar, não usar alvejante, uso externo,
      apenas para uso, somente para uso, contacte, contate, entre em contato, fale conosco, escreva-nos, ligue, clique,
      veja a tabela, veja nossa, veja as medidas, veja as fotos, consulte, escolha o tamanho, escolha seu tamanho,
      escolha o seu tamanho, selecione, adicione ao carrinho, adicionar ao carrinho, se tiver, se você tiver,
      em caso de, qualquer dúvida, dúvidas, devido a, devido ao, enviamos, entregamos, despachamos, aceitamos,
      recomendamos, obrigado por, agradecemos, bem-vindo à nossa, bem-vindos à nossa, visite nossa, visite a nossa,
      referência, ref., código, fabricante, inclui, contém, acompanha, pilhas, requer montagem, preço, preços, pedidos,
      encomendas, todas as encomendas, seu pedido, a sua encomenda, ver a tabela, ver tabela, ver fotos, ver abaixo,
      cuidado com, modo de usar, modo de uso, modo de utilização, como usar, como utilizar, instruções
    `,
    notices: `
      envio, envios, enviado, enviados, entregas, frete, portes, prazo, dias úteis, em estoque, em stock, esgotado,
      devolução, devoluções, reembolso*, troca, trocas, garantia, arrependimento, não incluído, não incluída,
      não incluídos, não incluso, não inclusa, não inclusos, não está incluído, não está incluso, não acompanha,
      está incluído, está incluso, estão incluídos, na caixa, na embalagem, conteúdo, conteúdo da, itens inclusos,
      o kit contém, o kit inclui, o conjunto inclui, o conjunto contém, vem com, separadamente, vendido separadamente,
      à parte, pode conter, alergénios, alérgenos, traços de, pode variar, podem variar, pode diferir, podem diferir,
      ligeiramente diferente, pequenas variações, meramente ilustrativa*, ilustrativa, ilustrativas, a imagem mostra,
      a foto mostra, na foto, nas fotos, na imagem, nas imagens, a modelo, o modelo veste, modelo veste, modelo usa,
      nossa modelo, guia de tamanhos, tabela de medidas, tabela de tamanhos, tamanho único, veste pequeno, seu tamanho,
      dimensões, medidas, instruções de lavagem, instruções de cuidado, lavar à mão, lavagem à mão, lavar à máquina,
      lavar na máquina, lavagem a seco, limpeza a seco, secadora, máquina de secar, pano, alvejante, lixívia, amaciante,
      água fria, água morna, antes do primeiro uso, antes da primeira utilização, antes de usar, antes de comprar,
      antes de encomendar, ao finalizar, ao carrinho, no carrinho, atendimento ao cliente, apoio ao cliente, nossa loja,
      nosso site, seu pedido, sua compra, sua encomenda, código de desconto, cupom, iva, nota fiscal,
      direitos reservados, responsabilidade, peças pequenas, risco de asfixia, menores de 3, menores de 36,
      a partir de 3 anos, supervisão, alcance das crianças, alcance de crianças, inflamável, contato com os olhos,
      contacto com os olhos, luz solar direta, sol direto, manual de instruções, não hesite, a entrega, entrega em,
      entrega grátis, entrega rápida, prazo de entrega, entrega leva, entrega demora, entregue em, devolver o,
      pode devolver, devolvê-lo, devolvê-la, devolver o produto, no prazo de, em até 7, em até 30, dentro de 14,
      dentro de 30, embalagem original, sem uso, connosco, conosco, contacte-nos, escreva-nos, mensagem privada,
      consoante o ecrã, conforme o monitor, margem de erro, whatsapp, mesmo dia, idade recomendada, alfândega,
      fotografia mostra, modelo anterior, modelo antigo, lavável na máquina, lavável à máquina, opcional,
      está disponível, estão disponíveis, disponível em, disponíveis em, personalizável, sob consulta, sob encomenda,
      peça já, peça agora, compre agora, compre já, garanta já, garanta o seu, enquanto durarem, não aplicável, aaa,
      avaliações de clientes, preço final, à escolha, tempo de entrega, postagem, taxas extras, lava-louças, lava-louça,
      não perca mais tempo, não deixe escapar, no pacote, lavado em, lavada em, pode ser lavado, pode ser lavada,
      pilhas, disponível, disponíveis, alterável, são classificados, longe do fogo, longe de fontes
    `,
    forbids: `
      não use, não usar, não utilize, não utilizar, não coloque, não colocar, não o coloque, não a coloque, não lave,
      não lavar, não leve, não levar, não exponha, não expor, não mergulhe, não deixe, não deve, não devem,
      não pode ser, não vai à, não é adequado, evite, evitar, nunca coloque, nunca use, proibido, nunca utilize,
      nunca utilizar, não pode furar, não fure
    `,
    handling: `
      usar, use, usá-lo, utilizar, utilize, colocar, coloque, pôr, levar ao, lavar, lave, lava-louças, máquina de lavar,
      micro-ondas, forno, congelador, freezer, alvejar, passar a ferro, secar, secadora, mergulhar, mergulhe, submergir,
      expor, exponha, chama, chamas, carregar, carregamento, desacompanhad*, ingerir, engolir, misturar, misture,
      sobrecarregar, desmontar, abrir, torcer, produtos químicos, abrasivos, ao sol, durante o carregamento,
      enquanto carrega, furar
    `,
    measures: `
      tamanho, tamanhos, dimensão, altura, largura, profundidade, comprimento, peso, pesa, diâmetro, capacidade, volume,
      espessura, mede, circunferência
    `,
    tornEnds: `
      e, ou, mas, com, sem, para, por, de, do, da, dos, das, a, ao, à, aos, às, em, no, na, nos, nas, o, os, as, um,
      uma, seu, sua, seus, suas, teu, tua, nosso, nossa, que, como, quando, muito, até, desde, sobre, cada, onde, quem,
      se, entre, sob, contra, durante, tão, nem, pelo, pela, num, numa, nossos, nossas, meu, minha
    `,
    promises: `
      você, vocês, te, ti, seu, sua, seus, suas, teu, tua, teus, tuas, cada dia, cada manhã, cada noite, todo dia,
      o dia todo, o dia inteiro, todos os dias, sempre, projeta, lança, suaviza, ilumina, alivia, acalma, refresca,
      hidrata, nutre, protege, previne, reduz, melhora, facilita, simplifica, oferece, proporciona, garante, traz, cria,
      transforma, envolve, resiste, suporta, acompanha você, liberta, libera, absorve, esconde, adapta, dobra, derrete,
      realça, desperta, aquece, esfria, ajuda, permite, deixa, enche, acrescenta, dança, mantém, sem esforço, confort*,
      aconchega*, fácil de, ideal para, perfeito para, perfeita para, ????*a o, ????*a os, ????*a um, ????*a uma,
      ????*a cada, tão leve, tão macio, tão macia, tão confort*, suficiente, adeus, finalmente, nunca mais, chega de,
      em qualquer, em todo lado, mais macio, mais macia, mais leve, mais rápido, melhor, durante horas, por horas,
      em segundos, em minutos, o ano todo, todo o ano, cabe, cuida, sem ruído, que você esquece, que se esquece,
      ????*a as, ????*a a
    `,
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
  things: {
    endings: 's, es',
    nothing: 'em casa, feito em casa, à mesa, reserve a mesa, quarto de hotel, cartão de crédito',
    bakery: 'pão, pães, broa, croissant, padaria, pastelaria, fermentação natural, farinha, brioche, granola, muesli',
    'fast-food':
      'hambúrguer, hamburguer, pizza, batatas fritas, cachorro-quente, cachorro quente, kebab, molho picante, sushi, ramen, francesinha',
    sweets: `
      chocolate, rebuçados, bala, balas, bombons, bolacha, bolo, bolos, gelado, gelados, sorvete, brigadeiro, pastel de nata, pastéis de nata,
      gomas, cupcake, biscoito, doce, doces
    `,
    pantry: `
      azeite, azeite virgem extra, vinagre, mel, compota, geleia, queijo, massa, arroz, especiarias, trufa, açafrão, presunto, chouriço, bacalhau,
      salmão, carne, iogurte, manteiga, amêndoas, azeitonas, conservas
    `,
    fruit: `
      maçã, maçãs, laranjas, laranja, peras, morangos, cerejas, abacate, manga, fruta, frutas, legumes, tomates, limões, uvas, cabaz de legumes
    `,
    drink:
      'sumo, suco, limonada, refrigerante, kombucha, batido, chá gelado, água mineral, cerveja, sidra, guaraná, leite',
    'tea-coffee': 'café em grão, café moído, espresso, café expresso, chá, chá verde, chá preto, infusão, cacau',
    spirits:
      'vinho, vinhos, vinho tinto, vinho branco, vinho do porto, espumante, champanhe, uísque, whisky, gin, rum, cachaça, licor, aguardente',
    tools: `
      berbequim, furadeira, aparafusadora, parafusadeira, martelo, serra, chave de fendas, alicate, lixadeira, rebarbadora, ferramenta, ferramentas,
      caixa de ferramentas, escadote, machado
    `,
    'garden-tools':
      'carrinho de mão, corta-relva, cortador de grama, tesoura de poda, mangueira, pá, ancinho, regador, estufa',
    jewelry: `
      anel, anéis, aliança, alianças, colar, pulseira, brinco, brincos, pendente, pingente, alfinete, diamante, safira, esmeralda, rubi, pérola,
      pérolas, joia, joias, joalharia, joalheria, botões de punho
    `,
    trinkets:
      'pulseira da amizade, porta-chaves, chaveiro, autocolante, adesivos, balões, confetes, fantasia de carnaval, íman, póster',
    watches: 'relógio, relógios',
    'dress-watches': 'relógio automático, relógio de bolso, cronógrafo, relojoaria',
    'sport-watches': 'smartwatch, relógio gps, relógio desportivo, pulseira de atividade',
    clothes: `
      vestido, saia, camisa, blusa, camisola, suéter, casaco de malha, calças, calça, jeans, casaco, cachecol, gorro, luvas, meias, lingerie,
      fato de banho, maiô, biquíni, pijama, t-shirt, camiseta, cinto, gravata, roupa, moda, óculos de sol, óculos, guarda-chuva, chapéu, boné
    `,
    streetwear: 'sweatshirt, moletom, camisola com capuz, blusão, jaqueta, casaco de ganga, parka, fato de treino',
    'fine-clothes': 'vestido de noite, vestido de noiva, fato, terno, smoking, caxemira, seda, alta-costura',
    shoes: 'sapato, sapatos, botas, botins, sandálias, mocassins, sabrinas, sapatilhas de casa, alpercatas, chinelos',
    'sport-shoes': 'sapatilhas, ténis, tênis, ténis de corrida, tênis de corrida, botas de caminhada, chuteiras',
    'fine-shoes': 'sapato de couro, sapatos de couro, sapato oxford, sapato clássico',
    bags: 'mala de mão, mala de senhora, bolsa, bolsas, carteira, porta-moedas, porta-cartões, pasta de couro, tote',
    luggage: 'mala de viagem, mala, mochila, bagagem',
    beauty: `
      creme, creme de noite, creme hidratante, creme facial, sérum, loção, sabonete, champô, shampoo, condicionador, gel de banho, bálsamo,
      máscara facial, esfoliante, pele, cosmética, protetor solar, pasta de dentes, secador de cabelo, desodorizante
    `,
    makeup: 'batom, máscara de pestanas, rímel, verniz, esmalte, sombra de olhos, maquilhagem, maquiagem, blush',
    perfume: 'perfume, eau de parfum, água-de-colónia, fragrância',
    grooming: 'óleo para barba, barba, lâmina de barbear, barbearia, barbeiro',
    furniture: `
      cadeira, poltrona, sofá, mesa, mesa de jantar, aparador, estante, armário, roupeiro, cómoda, cama, colchão, banco de madeira, móvel, móveis,
      tapete, espelho, cortina
    `,
    'office-furniture': 'secretária, escrivaninha, cadeira de escritório',
    homeware: `
      chávena, caneca, xícara, taça, tigela, prato, pratos, loiça, jarra, vaso decorativo, almofada, manta, toalha, roupa de cama, cerâmica, cesto,
      copo de vinho, moldura, tabuleiro, toalha de mesa, frasco
    `,
    kitchenware: `
      frigideira, panela, panelas, tacho, faca, facas, tábua de corte, forma de bolo, bule, talheres, garrafa térmica, garrafa de água, ralador
    `,
    appliances: `
      liquidificadora, liquidificador, torradeira, máquina de café, cafeteira, fritadeira sem óleo, forno, frigorífico, geladeira, máquina de lavar,
      aspirador, aspirador robô, purificador de ar, ventoinha, ventilador, ferro de engomar, robô de cozinha, chaleira, micro-ondas
    `,
    lighting: 'candeeiro, luminária, abajur, lustre, lanterna de jardim, lâmpada, luzes de fadas',
    candles: 'vela, velas, vela perfumada, castiçal, incenso, difusor',
    'real-estate':
      'apartamento, casa, moradia, villa, vivenda, cobertura, loft, imobiliária, imóvel, imóveis, terreno, quinta, sobrado',
    travel:
      'viagem, viagens, férias, cruzeiro, safari, fim de semana em, excursão, voo para, agência de viagens, passeio de barco, escapadinha',
    hotel: 'hotel, pousada, alojamento local, hostel, parque de campismo, turismo rural, resort',
    restaurant:
      'restaurante, tasca, taberna, churrascaria, pizzaria, marisqueira, menu de degustação, brunch, catering',
    cafe: 'cafetaria, cafeteria, casa de chá, gelataria, sorveteria',
    wellness: 'spa, sauna, massagem, massagens, bem-estar, termas, cabeleireiro, salão de beleza, manicure, pedicure',
    health: `
      dentista, clínica, clínica dentária, médico, médica, doutor, hospital, farmácia, fisioterapia, osteopata, psicólogo, psicóloga, ótica,
      aparelhos auditivos, vitaminas, suplemento, lar de idosos, implantes
    `,
    law: 'advogado, advogada, advogados, notário, escritório de advocacia, consultoria jurídica, direito, direito da família, procuração, testamento',
    finance: `
      contabilista, contador, contabilidade, seguro, seguros, crédito habitação, hipoteca, empréstimo, banco, conta bancária, impostos,
      investimento, irs
    `,
    business: 'consultoria, agência, recrutamento, agência de marketing, coworking, logística, tradução, gráfica',
    software: 'software, aplicação, aplicativo, plataforma, alojamento web, nuvem, crm, erp, antivírus',
    education:
      'curso, aulas, aula, aulas de piano, escola, explicações, curso de línguas, escola de condução, creche, campo de férias',
    training: 'formação, certificação, seminário, webinar, mestrado, bootcamp, pós-graduação',
    repair: `
      reparação, reparações, conserto, canalizador, encanador, eletricista, serralheiro, telhado, telhados, oficina, mudança de óleo, travões,
      freios, remodelação, reforma, pintor, mudanças, carpinteiro, carpintaria, bomba de calor, painéis solares
    `,
    cleaning: 'limpeza, limpezas, lavandaria, lavanderia, detergente',
    events: 'casamento, casamentos, fotógrafo, fotografia de casamento, concerto, ópera, teatro, museu, exposição',
    party: 'festa, festival, aniversário, karaoke, sala de fuga, aulas de dança, dança, insuflável',
    children: `
      criança, crianças, infantil, brinquedo, brinquedos, puzzle, quebra-cabeça, jogo de tabuleiro, peluche, pelúcia, boneca, comboio de madeira,
      trem de madeira, blocos, trampolim, baloiço, escorrega, lego, livro infantil
    `,
    baby: 'bebé, bebés, bebê, bebês, carrinho de bebé, porta-bebés, biberão, fraldas, chupeta, babete, berço, cadeira auto',
    pets: `
      cão, cães, cachorro, cachorros, gato, gatos, ração, arranhador, trela, coleira, cama para cão, areia para gatos, animal de estimação,
      veterinário, aquário, cavalo, coelho, golden retriever
    `,
    electronics: `
      auscultadores, auriculares, fones de ouvido, coluna bluetooth, caixa de som, câmara, câmera, objetiva, drone, televisor, televisão, projetor,
      telemóvel, celular, telefone, capa de telemóvel, tablet, carregador, power bank, gira-discos, rádio, impressora
    `,
    computers:
      'computador, portátil, notebook, pc, estação de trabalho, placa gráfica, processador, disco rígido, ssd, monitor, servidor',
    gaming: 'gaming, teclado mecânico, teclado, consola, comando, videojogo, videogame',
    plants:
      'planta, plantas, cato, cacto, suculenta, monstera, bonsai, sementes, oliveira, vaso de planta, orquídea, palmeira, feto',
    flowers: 'ramo, buquê, flores, rosas, tulipas, lavanda, alfazema, peónias, florista',
    yoga: 'ioga, yoga, tapete de ioga, pilates',
    fitness:
      'haltere, halteres, kettlebell, ginásio, academia, fitness, passadeira, bicicleta estática, proteína, luvas de boxe, personal trainer',
    sport: `
      futebol, basquetebol, ténis de mesa, raquete, golfe, snowboard, esqui, prancha de surf, skate, caiaque, padel, camisola de futebol, maratona,
      patins
    `,
    outdoor: `
      tenda, saco-cama, barraca de camping, lanterna de cabeça, caminhada, bastões, rede de descanso, cana de pesca, binóculos, lanterna,
      churrasqueira, geladeira portátil
    `,
    bikes:
      'bicicleta, bicicleta de estrada, bicicleta elétrica, capacete de bicicleta, trotinete elétrica, mota, moto, motocicleta, capacete',
    cars: 'carro, carros, suv, carrinha, descapotável, carro elétrico, carro usado, aluguer de carros, autocaravana, pneus, sedan',
    books:
      'livro, livros, romance, caderno, agenda, banda desenhada, calendário, poesia, caneta, papelaria, quadro, vinil, revista',
    'gift-cards': 'cartão presente, cartão-presente, vale-oferta, cheque-prenda, vale presente, cabaz de natal',
  },
  styleWords: {
    clean: `
      orgânico, orgânica, biológico, biológica, natural, naturais, vegano, vegana, puro, pura, simples, sustentável, suave, sem perfume,
      minimalista, linho, algodão, madeira, reciclado
    `,
    bold: `
      energia, potente, extremo, extrema, turbo, picante, robusto, saldos, promoção, crocante, intenso, explosivo
    `,
    luxury: `
      luxo, luxuoso, luxuosa, elegante, elegância, exclusivo, exclusiva, ouro, ouro branco, prata, seda, caxemira, veludo, mármore, premium,
      sob medida, edição limitada, prestígio, requintado
    `,
    playful: `
      divertido, divertida, colorido, colorida, festa, aniversário, confetes, engraçado, engraçada, alegre, arco-íris, fofo, fofa
    `,
    corporate: `
      empresa, empresas, profissional, profissionais, b2b, certificado, equipa, equipe, produtividade, fatura, faturas, escritório
    `,
    modern: `
      inteligente, sem fios, sem fio, bluetooth, ia, elétrico, elétrica, digital, led, usb, bateria, sensor, automático, recarregável
    `,
  },

  requests: {
    parts: {
      product: 'produto*, artigo*, objeto*',
      headline: 'título*, manchete*',
      name: 'nome, nome do produto',
      support: 'segunda linha, subtítulo*',
      price: 'preço*',
      oldPrice: 'preço antigo, preço anterior, preço original, preço riscado',
      badge: 'selo*, etiqueta*, autocolante*, adesivo*, desconto*',
      callToAction: 'chamada para ação, chamada à ação, apelo à ação, cta, botão*',
      webAddress: 'endereço web, endereço do site, site, url',
      legalLine: 'linha legal, texto legal, aviso legal, letras miúdas',
      logo: 'logo*, logótipo*',
      photo: 'foto*, imagem, imagens',
      background: 'fundo*',
      text: 'texto*, palavras, letras, fonte',
    },
    acts: {
      larger: 'maior*, aument*, ampli*, grande',
      smaller: 'menor*, mais pequen*, reduz*, diminu*, pequeno, pequena',
      left: 'esquerda*',
      right: 'direita*',
      nearer: 'mais perto, mais próxim*, aproxim*',
      without: 'sem, tira*, remov*, elimin*, apag*, retir*',
      darker: 'mais escur*, escurec*',
      lighter: 'mais clar*, clare*',
      cutOut: 'recort*',
      keep: 'com, mant*, mostr*',
    },
    colors: {
      black: 'pret*, negr*',
      white: 'branc*',
      gray: 'cinz*',
      red: 'vermelh*',
      orange: 'laranja*',
      yellow: 'amarel*',
      green: 'verde*',
      teal: 'turquesa*',
      blue: 'azul, azuis',
      purple: 'rox*, violeta*',
      pink: 'rosa*, cor-de-rosa, cor de rosa',
      brown: 'marrom*, castanh*',
      beige: 'bege*, creme',
      navy: 'azul marinho, azul-marinho',
      gold: 'dourad*, ouro',
    },
    shades: { light: 'clar*, pálid*', dark: 'escur*' },
    ordinals: ['primeir*', 'segund*', 'terceir*', 'quart*', 'quint*'],
    becomes: 'para, em, por, seja',
    and: 'e, depois, também, mas',
    not: 'não, nunca',
    fill: 'faz, faça, fazer, deixa, deixe, põe, ponha, coloca, coloque, o, a, os, as, um, uma, de, do, da, no, na, por favor, usa, use, usar, utilize, muda, mude, mudar, move, mova, mover, mais, pouco, muito, cor, anúncio, que, quero, isto, isso, à, ao',
    unclear: 'Este pedido não foi entendido.',
    examples: ['preço 3,99', 'produto maior', 'põe o fundo azul'],
  },

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
