import type { Language } from '../language.ts'

export const spanish: Language = {
  name: 'Spanish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'es',
  letters: 'áéíñóúü',
  tellingWords: 'las, nadie, sus, sin, ley, es, ella, tus, hecho, hecha, cada día, muy',
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'es',
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Comprar ahora', 'Pedir ahora', 'Más información'],
    friendly: ['Lo quiero', 'Échale un vistazo', 'Ven a verlo'],
    luxury: ['Descubrir', 'Descubre más', 'Explorar'],
  },
  buying: ['Comprar ahora', 'Pedir ahora', 'Lo quiero'],
  deeds: {
    wear: 'Ver cómo queda',
    size: ['Encontrar mi talla', 'Busca tu talla', 'Encontrar mi talla'],
    home: ['Concertar visita', 'Ven a visitarnos', 'Concertar visita'],
    table: ['Reservar mesa', 'Reserva tu mesa', 'Reservar mesa'],
    menu: ['Ver la carta', 'Pásate a vernos', 'Ver la carta'],
    stay: ['Reservar estancia', 'Planea tu estancia', 'Reservar estancia'],
    trip: ['Planear el viaje', 'Planea tu viaje', 'Planear el viaje'],
    visit: ['Pedir cita', 'Pide tu cita', 'Pedir cita'],
    lesson: ['Empezar a aprender', 'Aprende con nosotros', 'Empezar a aprender'],
    talk: ['Contactar', 'Hablemos', 'Contactar'],
    works: ['Ver cómo funciona', 'Mira cómo funciona', 'Ver cómo funciona'],
    scent: 'Descubrir el aroma',
    recipe: 'Ver la receta',
    several: [
      'Ver las villas',
      'Ver los pisos',
      'Ver las casas',
      'Ver los apartamentos',
      'Ver los viajes',
      'Ver los cruceros',
      'Ver los cursos',
      'Ver las clases',
    ],
    recipes: 'receta, recetas',
    except: `
      paraguas, sombrilla, calcetines, lencería, ropa interior, gafas, diamante, perlas, joyer, agencia, inmobiliari, terreno, solar, parcela, catering, para llevar, a domicilio, tostador, camping, tarjeta, vitaminas, suplement, complement, farmacia, hospital, implantes, residencia, audífono, colegio, escuela, guardería, autoescuela, campamento, detergente, lavavajillas, limpiador, juguete, muñeca, insectos, pájaros, abejas, perro, gato, maqueta, jengibre, póster, disfraz
    `,
  },

  sentences: {
    abbreviations: 'sr, sra, srta, dña, dra, aprox, p.ej',
    beforeNumbers: 'av, pl, pág, núm, máx, mín',
    examples: 'p.ej.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'si, cuando, aunque, con, sin, para, porque, mientras, como, desde, en',
    adding: 'y, e, o, pero, con, sin, para, ideal, perfecto',
    subjects: 'el, la, los, las, un, una, este, esta, estos, estas, nuestr*',
    leaning: 'él, ella, este, esta, estos, estas, esto, también',
    product: {
      with: 'con',
      this: 'est*',
      the: 'el, la, los, las',
    },
    listing: 'incluye, con, ofrece',
    and: 'y, e',
    articles: 'un, una, el, la, los, las',
    verbs: {
      asking: `
        abre, abra, acompaña, aprende, aprovecha, atrév*, baila, bebe, busca, cambia, camina, celebra,
        come bien, comparte, comienza, conquista, conoce, consigue, crea, cuida, da, dale, deja, deje,
        descubr*, descansa, despierta, despiért*, despíd*, di, disfrut*, duerme, elige, empieza, encuentra,
        enciende, entra, escap*, escucha, explora, expresa, gana, goza, haz, ilumina, imagina, juega, lánzate,
        lee, levanta, libera, llena, llévate, lleva, mantén, mantenga, mejora, mima, mira, muévete, no, nunca,
        olvid*, pasa, pierde, pinta, pon, prepara, protege, prueba, recibe, recorre, regala, relája*, renueva,
        respira, saborea, sé, siéntate, siente, simplifica, sonríe, sorprende*, sueña, súbete, ten, toma,
        transforma, usa, ven, vence, viaja, vive, vuela, vuelve
      `,
      telling: `
        es, son, está, están, tiene, tienen, puede, pueden, queda, quedan, hace, hacen, mantiene, da, dan, va,
        van, viene, cabe, protege, sabe, huele, suena, funciona, crece, deja, despierta, ahorra, ayuda,
        muestra, encuentra, abre, duerme, vive, viven, brilla, ilumina, empieza, termina, basta, perdona,
        merece, mereces, necesita, necesitas, ama, conoce, siente, sigue, aprende, viaja, rueda, vuela, canta,
        juega, cuida, convierte, enciende
      `,
      closing: 'dormir, disfrutar, descubrir, vivir, sentir, viajar, dormir mejor, dormir bien',
    },
  },
  lineKinds: {
    headings: `
      características, características principales, características del producto, especificaciones,
      especificaciones técnicas, ficha técnica, detalles, detalles del producto, información, información del producto,
      información adicional, más información, descripción, descripción del producto, sobre el producto, sobre este,
      acerca de, acerca del, resumen, ventajas, beneficios, puntos destacados, lo más destacado, por qué te, por qué le,
      por qué elegir, por qué nos, por qué comprar, qué lo hace, qué hace, lo que te, material, materiales, composición,
      ingredientes, ingredientes principales, cómo funciona, uso, ajuste, talla y ajuste, preguntas frecuentes, faq,
      colores disponibles, colores, color, variantes, opciones, compatibilidad, compatible con, bueno saber,
      nuestra historia, conoce más, datos técnicos, por qué, qué, cómo, quién, dónde, guía de tallas, medidas, envíos,
      envío, devoluciones, cuidados, contenido
    `,
    openings: `
      por favor, nota, notas, nb, atención, aviso, importante, advertencia, advertencias, precaución, precauciones,
      cuidados, lavar, lavado, lavable a máquina, limpiar, limpie, limpieza, planchar, secar, secado, conservar,
      almacenar, guardar en, mantener fuera, mantener alejado, manténgase, mantenga, mantener en, no apto,
      no recomendado, no utilizar, no usar, no lavar, no planchar, no usar lejía, uso externo, solo para uso,
      contáctanos, contacta, contáctenos, contacte, escríbenos, escríbanos, llámanos, haz clic, haga clic, consulta,
      consulte, elige tu talla, elija su talla, elige talla, elija la talla, selecciona, seleccione, añade al carrito,
      añadir al carrito, agregar al carrito, agrega al carrito, si tienes, si tiene, para cualquier, en caso de,
      debido a, realizamos, enviamos, hacemos envíos, entregamos, aceptamos, recomendamos, gracias por,
      bienvenido a nuestra, bienvenidos a nuestra, visita nuestra, visite nuestra, referencia, ref., fabricante,
      incluye, contiene, pilas, requiere montaje, precio, precios, pedidos, todos los pedidos, tu pedido, su pedido,
      ver la tabla, ver tabla, ver guía, ver fotos, ver imágenes, ver abajo, cuidado con, modo de uso, modo de empleo,
      cómo usar, cómo se usa, instrucciones
    `,
    notices: `
      envío, envíos, enviado, entregas, entregado, despacho, gastos de envío, días hábiles, días laborables, en stock,
      agotado, devolución, devoluciones, reembolso*, cambios y, cambio de talla, garantía, garantías, desistimiento,
      no incluido, no incluida, no incluidos, no incluidas, no incluye, no está incluido, no está incluida,
      está incluido, está incluida, están incluidos, están incluidas, en la caja, en el paquete, contenido,
      contenido del paquete, el set incluye, el kit incluye, el paquete incluye, el juego incluye, viene con,
      por separado, se vende por, puede contener, trazas de, alérgenos, puede variar, pueden variar, puede diferir,
      pueden diferir, ligeramente diferente, ligeras variaciones, meramente ilustrativa*, carácter ilustrativo,
      fines ilustrativos, la imagen muestra, la foto muestra, la fotografía muestra, en la foto, en las fotos,
      en la imagen, en las imágenes, la modelo, el modelo lleva, el modelo mide, nuestra modelo, guía de tallas,
      tabla de tallas, talla única, talla pequeño, talla grande, talla normal, talla habitual, tu talla, dimensiones,
      medidas, instrucciones de cuidado, instrucciones de lavado, lavar a mano, lavado a mano, lavar a máquina,
      lavado a máquina, lavar en, limpieza en seco, limpiar en seco, secadora, paño, lejía, blanqueador, suavizante,
      agua fría, agua tibia, antes del primer uso, antes de usar, antes de usarlo, antes de comprar, antes de pedir,
      antes de realizar, al realizar el pedido, al carrito, tu carrito, atención al cliente, servicio al cliente,
      nuestra tienda, nuestra web, tu compra, su compra, tu pedido, su pedido, código de descuento, cupón, iva,
      derechos reservados, responsabilidad, piezas pequeñas, peligro de asfixia, menores de 3, menores de 36,
      menores de edad, mayores de 3 años, a partir de 3 años, supervisión, alcance de los niños, inflamable,
      contacto con los ojos, luz solar directa, sol directo, manual de usuario, no dudes, no dude, la entrega,
      entrega en, entrega gratis, entrega gratuita, entrega rápida, plazo de entrega, tiempo de entrega, entrega tarda,
      entrega a domicilio, devolver el, puede devolver, puedes devolver, devolverlo, devolverla, devolverse,
      enviarlo de vuelta, dentro de 14, dentro de 30, en un plazo de, 24/48, embalaje original, sin usar, nosotros,
      escríbenos, escríbanos, contáctanos, mensaje privado, según la pantalla, según el monitor, margen de error,
      medido en plano, whatsapp, mismo día, etiqueta de cuidado, edad recomendada, aduana, aduanas, paquete de,
      modelo anterior, modelo antiguo, la modelo mide, apto para lavadora, lavable a máquina, en lavadora, opcional,
      está disponible, están disponibles, disponible en, disponibles en, personalizable, a petición, bajo pedido,
      pide ahora, compra ahora, hasta agotar, no aplicable, aaa, opiniones de clientes, precio final, a elegir, pilas,
      se puede lavar, puede lavarse, disponible, disponibles, modificable, alejado del fuego, lejos del fuego
    `,
    forbids: `
      no lo, no la, no los, no las, no use, no uses, no usar, no utilice, no utilices, no utilizar, no ponga, no pongas,
      no poner, no meter, no meta, no metas, no lave, no laves, no lavar, no exponga, no exponer, no expongas,
      no sumerja, no sumergir, no sumerjas, no deje, no dejes, no dejar, no coloque, no colocar, no planche, no se debe,
      no debe, no se puede, no es apto, nunca lo, nunca la, evite, evitar, evita, prohibido
    `,
    handling: `
      usar, use, uses, usarlo, utilizar, utilice, utilices, poner, ponga, pongas, meter, meta, metas, lavar, lave,
      laves, lavavajillas, microondas, horno, congelador, blanquear, lejía, planchar, planche, secar, secadora,
      sumergir, sumerja, sumerjas, exponer, exponga, expongas, colocar, coloque, llama, llamas, cargar, cargando,
      desatendido, ingerir, tragar, mezclar, mezcle, sobrecargar, desmontar, abrir, retorcer, productos químicos,
      abrasivos, al sol, mientras se carga, durante la carga
    `,
    measures: `
      talla, tallas, tamaño, tamaños, dimensión, altura, alto, anchura, ancho, profundidad, largo, longitud, peso, pesa,
      diámetro, capacidad, volumen, grosor, mide, contorno
    `,
    tornEnds: `
      y, e, o, u, pero, con, sin, para, por, de, del, a, al, en, el, la, los, las, un, una, tu, tus, su, sus, nuestro,
      nuestra, que, como, cuando, muy, hasta, desde, sobre, cada, donde, quien, cuya, cuyo, si, entre, bajo, hacia,
      contra, durante, tan, ni, nuestros, nuestras, mi, mis
    `,
    promises: `
      tú, te, ti, tu, tus, usted, ustedes, contigo, cada día, cada mañana, cada noche, todo el día, todos los días,
      siempre, proyecta, lanza, suaviza, ilumina, alivia, calma, refresca, hidrata, nutre, protege, previene, reduce,
      mejora, facilita, simplifica, ofrece, proporciona, aporta, crea, transforma, envuelve, resiste, soporta, acompaña,
      libera, absorbe, oculta, adapta, pliega, derrite, realza, despierta, calienta, enfría, ayuda, permite, garantiza,
      deja, llena, convierte, añade, viste, baila, susurra, sin esfuerzo, cómod*, acogedor*, fácil de, ideal para,
      perfecto para, perfecta para, ????*a el, ????*a la, ????*a los, ????*a las, ????*a un, ????*a una, ????*a cada,
      tan ligero, tan ligera, tan suave, tan cómod*, suficiente, adiós, por fin, nunca más, olvídate, olvida, di adiós,
      en cualquier, más suave, más ligero, más ligera, más rápido, mejor, durante horas, en segundos, en minutos,
      de un vistazo, dondequiera, todo el año, cabe, cuida, que olvidarás, sin ruido, tan ??*a que, tan ??*o que,
      ????*a tu, ????*e tu, ????*e tus, ????*n tu, hasta el último
    `,
  },

  offer: {
    free: 'gratis, de regalo',
  },
  units: '',
  services: {
    names: `
      curso*, clase*, taller*, limpieza*, reparaci*, seguro*, alquiler*, peluquer*, viaje*, excursi*, asesor*,
      servicio*, masaje*
    `,
    asked: 'cita',
    per: 'por',
    hours: 'hora, noche',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 'de, del, para, con, sin, en, por, a, al, sobre, tu, tus, su',
    table: `
      lámpara, lámparas, lámpara de mesa, lamparita, farol, taza, tazas, mug, vaso, vasos, botella, botellas, termo,
      jarra, jarrón, florero, vela, velas, portavelas, candelabro, difusor, auriculares, auricular, audífonos,
      cascos inalámbricos, teléfono, móvil, smartphone, celular, funda de móvil, funda para móvil, tableta, tablet,
      portátil, ordenador portátil, laptop, teclado, ratón, monitor, webcam, micrófono, altavoz, altavoces, parlante,
      bocina, radio, tocadiscos, cámara, objetivo, despertador, reloj de mesa, cafetera, cafeteras, máquina de café,
      máquina de coser, molinillo, hervidor, tostadora, batidora, licuadora, exprimidor, freidora, robot de cocina,
      arrocera, tetera, sartén, sartenes, olla, ollas, cacerola, wok, cuchillo, cuchillos, cubiertos, plato, platos,
      cuenco, bol, fuente, copa, copas, tarro, salero, tabla de cortar, bandeja, posavasos, fiambrera, lonchera, crema,
      cremas, sérum, suero, loción, bálsamo, champú, jabón, jabones, perfume, colonia, eau de parfum, pintalabios, labial,
      máscara de pestañas, mascarilla facial, base de maquillaje, esmalte, protector solar, aceite facial,
      aceite corporal, cepillo de dientes, pasta de dientes, secador, secador de pelo, plancha de pelo, afeitadora,
      batería externa, cargador, consola, impresora, router, proyector, maceta, macetero, ajedrez, juego de mesa,
      bolígrafo, pluma estilográfica, joyero, caja de música
    `,
    floor: `
      sofá, sofás, sillón, butaca, silla, sillas, taburete, puf, banco, mesa, mesas, escritorio, cama, colchón, armario,
      zapatero, aparador, cómoda, estantería, librería, mesita de noche, alfombra, alfombras, felpudo, lámpara de pie,
      aspiradora, aspirador, robot aspirador, robot aspiradora, robot friegasuelos, mopa, maleta, maletas, equipaje,
      cinta de correr, bicicleta estática, esterilla de yoga, lavadora, secadora, lavavajillas, nevera, frigorífico,
      congelador, horno, purificador, cama para perro, cama para gato, rascador, comedero, cesto de ropa, perchero,
      paragüero, piano, trona, cubo de basura, tocador, cuna, vinoteca
    `,
    outdoors: `
      tienda de campaña, carpa, silla de jardín, silla de camping, silla de playa, silla plegable de camping, tumbona,
      hamaca, mesa de jardín, mesa de camping, muebles de jardín, sombrilla, parasol, pérgola, cenador, bicicleta,
      bicicletas, bici, patinete, monopatín, skateboard, triciclo, barbacoa, parrilla, asador, brasero, horno de pizza,
      hornillo, nevera portátil, saco de dormir, kayak, canoa, tabla de surf, paddle surf, trineo, esquís, snowboard,
      caña de pescar, cama elástica, columpio, tobogán, arenero, piscina, cortacésped, cortasetos, motosierra, carretilla,
      regadera, manguera, invernadero, caseta, comedero de pájaros, cochecito, moto, neumático, neumáticos,
      balón de fútbol, dron, candado
    `,
    worn: `
      vestido, vestidos, camisa, camisas, camiseta, camisetas, polo, blusa, top, jersey, suéter, sudadera, chaqueta,
      chaquetas, abrigo, cazadora, parka, plumífero, blazer, chaleco, poncho, kimono, albornoz, bata, traje, pantalón,
      pantalones, vaqueros, jeans, leggings, mallas, short, shorts, falda, faldas, mono, pijama, camisón, sujetador,
      lencería, braga, calzoncillos, calcetín, calcetines, medias, bikini, bañador, traje de baño, zapato, zapatos,
      zapatilla, zapatillas, tenis, deportivas, sneakers, bota, botas, botines, sandalias, mocasines, tacones, bailarinas,
      pantuflas, chanclas, sombrero, gorra, gorro, boina, diadema, bufanda, pañuelo, chal, guantes, manoplas, cinturón,
      corbata, pajarita, tirantes, bolso, bolsos, bolsa de mano, bandolera, mochila, mochilas, cartera, monedero,
      billetera, riñonera, reloj, relojes, reloj de pulsera, smartwatch, anillo, anillos, alianza, collar, colgante,
      pulsera, brazalete, pendientes, aretes, broche, joya, joyas, gafas, gafas de sol, lentes de sol, casco,
      casco de bicicleta, linterna frontal, delantal, disfraz
    `,
    eaten: `
      miel, té, tés, infusión, matcha, café, cafés, café en grano, cápsulas de café, cacao, chocolate, chocolates,
      bombones, trufas, vino, vinos, vino tinto, cava, champán, cerveza, cervezas, sidra, ginebra, whisky, ron, vodka,
      tequila, licor, zumo, jugo, limonada, agua mineral, aceite de oliva, aceite, aove, vinagre, mermelada,
      crema de cacahuete, crema de cacao, galleta, galletas, pastel, tarta, turrón, magdalenas, pan, queso, quesos,
      chorizo, salchichón, jamón, embutido, salmón, atún, anchoas, pasta, arroz, harina, avena, muesli, granola, barrita,
      frutos secos, nueces, almendras, pistachos, dátiles, especias, pimentón, pimienta, sal, azafrán, canela, vainilla,
      salsa, mostaza, pesto, sirope, caramelos, golosinas, gominolas, chicle, palomitas, patatas fritas, aceitunas, sopa,
      helado, yogur, mantequilla
    `,
    nowhere: `
      tarjeta regalo, cheque regalo, vale, toalla, toallas, paño, paños, paño de cocina, cojín, almohada, manta, edredón,
      sábanas, juego de sábanas, funda, fundas, cortina, cortinas, mantel, servilletas, póster, lámina, cuadro, lienzo,
      espejo, libro, libros, novela, cómic, revista, calendario, agenda, pegatina, papel pintado, pintura, estuche,
      soporte, porta, caja, cesta, filtro, pieza, recambio, adaptador, cable, pila, batería, juguete, juguetes, peluche,
      muñeca, puzle, pienso, comida para perros, software, dispensador, botellero, lámpara de techo, lámpara colgante,
      aplique, guirnalda, bombilla, linterna, reloj de pared, silla de coche, sillita, collar para perro, correa,
      guitarra, violín, herramienta, taladro, martillo, sierra, llavero, esponja, cepillo, máquina, robot, ventilador,
      radiador, televisor, pack
    `,
  },
  downloads: 'descarga, descargar, descárgalo, descárgala, descárgate, instala, instalar, instálala, instálalo',

  claims: {
    superlative: `
      mejor, mejores, más, menos, perfecto, perfecta, perfectos, perfectas, único, única, únicos, únicas, nunca,
      siempre, jamás, número, insuperable, primer, primera, primero
    `,
    proof: 'garant*, probad*, certificad*',
    rating: 'estrella, estrellas, cliente, clientes',
    offer: 'oferta*, descuento*, ahorr*, rebaj*, precio*, hoy, nuev*',
    number: 'dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, cien, mil, medio, media, mitad, doble',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'a, e, o, u, y',
    titles: 'sr, sra, srta, dra, d, dña, don, doña, sto, sta, san, santa',
    labels: `
      n.º, núm, talla, vitamina, tipo, parte, tomo, clase, paso, página, capítulo, nivel, modelo, temporada, serie, versión, factor
    `,
    trailing: 'etc, cía',
  },
  things: {
    endings: 's, es',
    nothing:
      'en casa, hecho en casa, a la mesa, reserva tu mesa, habitación de hotel, bajo el sofá, tarjeta bancaria, las 24 horas',
    bakery:
      'pan, panes, hogaza, baguette, croissant, panadería, bollería, pastelería, masa madre, harina, empanada, granola, muesli',
    'fast-food': `
      hamburguesa, pizza, tacos, burrito, kebab, perrito caliente, patatas fritas, nachos, salsa picante, ketchup, ramen, sushi, bocadillo
    `,
    sweets: `
      chocolate, caramelo, caramelos, galleta, galletas, tarta, pastel, helado, helados, gominolas, turrón, bombones, cupcake, donut, golosinas,
      magdalena, churros
    `,
    pantry: `
      aceite de oliva, aceite, vinagre, miel, mermelada, queso, pasta, especias, arroz, azafrán, trufa, jamón, jamón ibérico, embutido, chorizo,
      salmón, carne, yogur, mantequilla, almendras, aceitunas, conservas
    `,
    fruit: `
      manzana, manzanas, naranjas, naranja, pera, fresas, cerezas, aguacate, mango, plátano, fruta, frutas, verdura, verduras, tomates, limones,
      uvas, cesta de verduras
    `,
    drink:
      'zumo, jugo, limonada, refresco, kombucha, batido, té helado, agua mineral, cerveza, sidra, horchata, gaseosa',
    'tea-coffee':
      'café en grano, café molido, café de especialidad, espresso, té, té verde, té negro, infusión, cacao, mate',
    spirits: `
      vino, vinos, vino tinto, vino blanco, cava, champán, whisky, ron, ginebra, tequila, mezcal, licor, brandy, rioja, ribera del duero, vermut,
      crianza, reserva de familia
    `,
    tools: `
      taladro, taladradora, atornillador, martillo, sierra, destornillador, llave inglesa, alicates, lijadora, amoladora, herramienta, herramientas,
      caja de herramientas, escalera, hacha, soldador, hidrolimpiadora
    `,
    'garden-tools':
      'carretilla, cortacésped, cortasetos, tijera de podar, manguera, pala, rastrillo, regadera, invernadero',
    jewelry: `
      anillo, anillos, alianza, collar, pulsera, brazalete, pendiente, pendientes, colgante, broche, diamante, zafiro, esmeralda, rubí, perla,
      perlas, joya, joyas, joyería, gemelos
    `,
    trinkets:
      'pulsera de la amistad, llavero, pegatina, pegatinas, horquilla, coletero, globo, globos, confeti, disfraz, imán, póster',
    watches: 'reloj, relojes',
    'dress-watches': 'reloj automático, reloj de bolsillo, cronógrafo, relojería, reloj mecánico',
    'sport-watches': 'reloj inteligente, reloj gps, reloj deportivo, pulsera de actividad, smartwatch',
    clothes: `
      vestido, falda, camisa, blusa, jersey, chaqueta de punto, pantalón, pantalones, vaqueros, abrigo, bufanda, gorro, gorra, guantes, calcetines,
      lencería, bañador, bikini, pijama, camiseta, cinturón, corbata, ropa, moda, gafas de sol, gafas, paraguas, sombrero
    `,
    streetwear: 'sudadera, sudadera con capucha, cazadora, chaqueta, chaqueta vaquera, plumífero, parka, chándal',
    'fine-clothes': 'vestido de noche, vestido de novia, traje, esmoquin, cachemira, seda, alta costura',
    shoes: 'zapato, zapatos, botas, botines, sandalias, mocasines, bailarinas, tacones, alpargatas, zapatillas de casa',
    'sport-shoes':
      'zapatillas, zapatillas de running, zapatilla, zapatillas de trail, botas de montaña, botas de fútbol, deportivas',
    'fine-shoes': 'zapatos oxford, zapatos de cuero, zapatos de vestir',
    bags: 'bolso, bolsos, bolsa, cartera, monedero, tarjetero, maletín, bandolera, bolso de cuero',
    luggage: 'maleta, mochila, equipaje, bolsa de viaje',
    beauty: `
      crema, crema de noche, crema hidratante, crema facial, sérum, loción, jabón, champú, acondicionador, gel de ducha, bálsamo, mascarilla,
      exfoliante, piel, cosmética, cosmético, protector solar, pasta de dientes, aceite corporal, secador de pelo, desodorante
    `,
    makeup: 'pintalabios, barra de labios, máscara de pestañas, esmalte de uñas, sombra de ojos, maquillaje, colorete',
    perfume: 'perfume, eau de parfum, colonia, fragancia, agua de colonia',
    grooming: 'aceite para barba, barba, maquinilla de afeitar, navaja de afeitar, barbería, barbero',
    furniture: `
      silla, sillón, butaca, sofá, mesa, mesa de comedor, mesa de centro, aparador, estantería, armario, cómoda, cama, colchón, taburete,
      banco de madera, mueble, muebles, alfombra, espejo, cortina
    `,
    'office-furniture': 'escritorio, silla de oficina, mesa de oficina, escritorio elevable',
    homeware: `
      taza, cuenco, plato, vajilla, jarrón, cojín, manta, toalla, ropa de cama, cerámica, cesta, jarra, copa de vino, marco de fotos, bandeja,
      mantel, tarro, reloj de pared
    `,
    kitchenware: `
      sartén, olla, cazuela, cuchillo, cuchillos, tabla de cortar, molde, tetera, cubertería, botella de agua, termo, rallador, batería de cocina
    `,
    appliances: `
      batidora, tostadora, cafetera, máquina de café, freidora de aire, horno, nevera, frigorífico, lavavajillas, lavadora, aspiradora,
      robot aspirador, purificador de aire, ventilador, plancha, robot de cocina, hervidor, microondas
    `,
    lighting: 'lámpara, lámpara de pie, farol, guirnalda de luces, bombilla, aplique',
    candles: 'vela, velas, vela aromática, candelabro, incienso, difusor, ambientador',
    'real-estate': `
      piso, pisos, apartamento, casa, chalet, chalé, villa, ático, dúplex, loft, inmobiliaria, vivienda, viviendas, terreno, obra nueva,
      alquiler de pisos
    `,
    travel:
      'viaje, viajes, vacaciones, crucero, safari, escapada, fin de semana en, circuito, excursión, vuelo a, agencia de viajes, ruta en barco',
    hotel: 'hotel, hostal, casa rural, albergue, camping, pensión, parador, apartamentos turísticos',
    restaurant:
      'restaurante, mesón, taberna, bistró, asador, pizzería, menú degustación, menú del día, brunch, catering, tapas, marisquería',
    cafe: 'cafetería, salón de té, heladería, tostadero',
    wellness:
      'spa, sauna, masaje, masajes, bienestar, balneario, peluquería, salón de belleza, manicura, pedicura, tratamiento facial',
    health: `
      dentista, clínica, clínica dental, dental, ortodoncia, médico, doctor, doctora, hospital, farmacia, fisioterapia, fisioterapeuta, osteópata,
      psicólogo, psicóloga, psicoterapia, óptica, audífonos, vitaminas, suplemento, residencia de mayores, implantes
    `,
    law: `
      abogado, abogada, abogados, bufete, notario, notaría, asesoría jurídica, derecho, derecho de familia, poder notarial, testamento, procurador
    `,
    finance: `
      contable, contabilidad, asesoría fiscal, gestoría, seguro, seguros, hipoteca, préstamo, banco, cuenta bancaria, impuestos, inversión,
      pensiones, declaración de la renta
    `,
    business:
      'consultoría, agencia, selección de personal, agencia de marketing, coworking, oficinas en alquiler, logística, traducción, imprenta',
    software: 'software, aplicación, plataforma, alojamiento web, nube, crm, erp, antivirus',
    education: `
      curso, clases, clases de piano, clase, escuela, academia, academia de idiomas, autoescuela, guardería, campamento de verano,
      taller de cerámica
    `,
    training: 'formación, certificación, certificado profesional, seminario, webinar, máster, bootcamp, oposiciones',
    repair: `
      reparación, fontanero, fontanería, electricista, cerrajero, tejado, tejados, taller, taller mecánico, cambio de aceite, frenos, calefacción,
      reforma, reformas, pintor, mudanza, mudanzas, carpintero, carpintería, albañil, aerotermia, placas solares
    `,
    cleaning: 'limpieza, limpieza del hogar, lavandería, tintorería, limpiacristales, detergente, lavavajillas líquido',
    events: 'boda, bodas, fotógrafo, fotografía de bodas, concierto, ópera, teatro, museo, exposición, galería',
    party:
      'fiesta, festival, cumpleaños, karaoke, sala de escape, clases de baile, baile, castillo hinchable, discoteca',
    children: `
      niño, niños, niña, niñas, infantil, juguete, juguetes, puzzle, puzle, juego de mesa, peluche, muñeca, tren de madera, bloques, trampolín,
      cama elástica, columpio, tobogán, lego, cuento infantil
    `,
    baby: 'bebé, bebés, cochecito, portabebés, biberón, pañales, chupete, babero, cuna, silla de coche, trona',
    pets: `
      perro, perros, gato, gatos, cachorro, pienso, rascador, correa, cama para perros, arena para gatos, mascota, mascotas, veterinario, acuario,
      caballo, hámster, conejo, golden retriever
    `,
    electronics: `
      auriculares, altavoz, cámara, objetivo, dron, televisor, televisión, proyector, teléfono, móvil, smartphone, funda, tableta, cargador,
      batería externa, barra de sonido, tocadiscos, radio, impresora
    `,
    computers:
      'ordenador, portátil, pc, estación de trabajo, tarjeta gráfica, procesador, disco duro, ssd, monitor, servidor',
    gaming: 'gaming, teclado mecánico, teclado, consola, mando, videojuego',
    plants: 'planta, plantas, cactus, suculenta, monstera, bonsái, semillas, olivo, maceta, orquídea, palmera, helecho',
    flowers: 'ramo, flores, rosas, tulipanes, lavanda, peonías, floristería, corona de flores',
    yoga: 'yoga, esterilla, esterilla de yoga, pilates',
    fitness: `
      mancuerna, mancuernas, pesas, kettlebell, gimnasio, fitness, cinta de correr, remo, bicicleta estática, proteína, guantes de boxeo,
      entrenador personal, boxeo
    `,
    sport: `
      fútbol, baloncesto, tenis, raqueta, golf, snowboard, esquí, esquís, tabla de surf, monopatín, kayak, pádel, camiseta de fútbol, maratón,
      patines
    `,
    outdoor: `
      tienda de campaña, saco de dormir, linterna frontal, senderismo, bastones, hamaca, caña de pescar, prismáticos, linterna, barbacoa,
      nevera portátil
    `,
    bikes:
      'bicicleta, bici, bicicleta de carretera, bicicleta eléctrica, casco de bicicleta, patinete eléctrico, moto, motocicleta, casco de moto',
    cars: `
      coche, coches, suv, berlina, familiar híbrido, descapotable, coche eléctrico, coche de ocasión, alquiler de coches, renting, autocaravana,
      neumáticos, furgoneta
    `,
    books:
      'libro, libros, novela, cuaderno, agenda, cómic, calendario, poesía, pluma estilográfica, papelería, lámina, cuadro, vinilo, revista',
    'gift-cards': 'tarjeta regalo, vale regalo, cheque regalo, caja regalo, cesta de regalo',
  },
  styleWords: {
    clean: `
      orgánico, orgánica, ecológico, ecológica, natural, naturales, vegano, vegana, puro, pura, sencillo, sencilla, sostenible, suave, sin perfume,
      minimalista, lino, algodón, madera, reciclado, tranquilo
    `,
    bold: `
      energía, potente, extremo, extrema, turbo, picante, robusto, rebajas, oferta, crujiente, intenso, explosivo
    `,
    luxury: `
      lujo, lujoso, lujosa, elegante, elegancia, exclusivo, exclusiva, oro, oro blanco, plata, seda, cachemira, terciopelo, mármol, premium,
      a medida, edición limitada, prestigio, refinado
    `,
    playful: `
      divertido, divertida, colorido, colorida, fiesta, cumpleaños, confeti, gracioso, graciosa, alegre, arcoíris, achuchable, dulce
    `,
    corporate: `
      empresa, empresas, profesional, profesionales, b2b, certificado, equipo, equipos, productividad, factura, facturas, oficina
    `,
    modern: `
      inteligente, inalámbrico, inalámbrica, inalámbricos, bluetooth, ia, eléctrico, eléctrica, digital, led, usb, batería, sensor, automático,
      recargable, conectado
    `,
  },

  requests: {
    parts: {
      product: 'producto*, artículo*, objeto*',
      headline: 'titular*, título*, encabezado*',
      name: 'nombre, nombre del producto',
      support: 'segunda línea, subtítulo*',
      price: 'precio',
      oldPrice: 'precio anterior, precio antiguo, precio viejo, precio original, precio tachado',
      badge: 'insignia*, etiqueta*, pegatina*, distintivo*, descuento*',
      callToAction: 'llamada a la acción, cta, botón*',
      webAddress: 'dirección web, página web, sitio web, url',
      legalLine: 'línea legal, texto legal, aviso legal, letra pequeña',
      logo: 'logo*',
      photo: 'foto*, imagen*',
      background: 'fondo*',
      text: 'texto*, palabras, letras, fuente',
    },
    acts: {
      larger: 'más grande*, mayor, agrand*, aument*, grande, amplía*',
      smaller: 'más pequeñ*, menor, reduc*, achic*, pequeño, pequeña, encoge*',
      left: 'izquierda*',
      right: 'derecha*',
      nearer: 'más cerca*, acerc*',
      without: 'sin, quita*, elimina*, borra*, saca',
      darker: 'más oscur*, oscurece*',
      lighter: 'más clar*, aclara*, más luminos*',
      cutOut: 'recort*',
      keep: 'con, mant*, conserva*, muestra*',
    },
    colors: {
      black: 'negr*',
      white: 'blanc*',
      gray: 'gris*',
      red: 'roj*',
      orange: 'naranja*, anaranjad*',
      yellow: 'amarill*',
      green: 'verde*',
      teal: 'turquesa*',
      blue: 'azul*',
      purple: 'morad*, violeta*, púrpura*',
      pink: 'rosa*, rosad*',
      brown: 'marrón*, café',
      beige: 'beige, crema',
      navy: 'azul marino',
      gold: 'dorad*, oro',
    },
    shades: { light: 'clar*, pálid*', dark: 'oscur*' },
    ordinals: ['primer*', 'segund*', 'tercer*', 'cuart*', 'quint*'],
    becomes: 'a, en, por, sea',
    and: 'y, e, luego, también, pero',
    not: 'no, nunca',
    fill: 'haz, hazlo, hacer, haga, pon, ponlo, poner, ponga, el, la, los, las, lo, un, una, de, del, por favor, usa, usar, use, utiliza, cambia, cambiar, mueve, mover, mueva, hacia, al, más, poco, mucho, color, anuncio, para, que, quiero, esto, este',
    unclear: 'No se ha entendido.',
    examples: ['precio 3,99', 'producto más grande', 'pon el fondo azul'],
  },

  samples: {
    texts: `
      Taza de cerámica hecha a mano
      Auriculares inalámbricos
      Pan fresco cada mañana
      Dormir mejor
      Chaqueta de lana para el invierno
      Cerveza y perrito caliente
      Silla de jardín plegable
      Clases de piano para principiantes
      Nunca más pies fríos
      Dos ventiladores más silenciosos que una charla.
      Pienso sin cereales para perros
      Camisa de algodón de manga larga
      Tu nueva mochila favorita
      Zapatillas ligeras para correr
      Resistente al agua hasta diez metros
      Café tostado en casa
      Más luz en tu jardín
      La lámpara se enciende sola por la noche.
      Juguetes de madera
      Vestido de verano rebajado
    `,
    divided: 'elec|tro|do|més|ti|cos',
    clause: ['Una taza muy sencilla, con interior amarillo.', 'Una taza muy sencilla'],
    sentences: ['El Sr. López y la Sra. Ruiz.', 'Pesa aprox. Dos kilos.'],
    leads: ['Disfruta de cada mañana', 'Tu café se mantiene caliente'],
    attributes: ['Piezas aptas para lavavajillas', 'Chaqueta suave de pura lana'],
    oldPrice: 'antes 59 €',
    service: 'Clases de piano',
  },
}
