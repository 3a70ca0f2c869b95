import type { Language } from './language.ts'

export const spanish: Language = {
  name: 'Spanish',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
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

  offer: {
    free: 'gratis, de regalo',
    before: 'antes, en vez de, precio anterior, pvp',
    now: 'ahora, solo, sólo',
  },
  currencies: {},
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
  },
  styleWords: {
    clean: 'piel*, jabón*, planta*, muebles*, cerámica*',
    bold: 'rebajas*, fuerza*, picante*',
    luxury: 'joya*, seda*, lujo*, perla*',
    playful: 'niño*, juguete*, dulce*, divert*',
    corporate: 'empresa*, oficina*, seguro*',
    modern: 'auricular*, cámara*, inalámbric*',
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
