import type { Language } from './language.ts'

export const italian: Language = {
  name: 'Italian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«', '»'],
  hyphenation: 'it',
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Acquista ora', 'Ordina ora', 'Scopri di più'],
    friendly: ['Lo voglio', 'Dai un’occhiata', 'Vieni a vedere'],
    luxury: ['Scopri', 'Esplora', 'Lasciati ispirare'],
  },
  buying: ['Acquista ora', 'Ordina ora', 'Lo voglio'],

  sentences: {
    abbreviations: 'ecc, dott, sig, ca',
    beforeNumbers: 'es, art, pag',
    examples: 'es., ad es.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'se, quando, perché, anche, senza, per, con, come, mentre, dopo, prima',
    adding: 'e, ed, o, ma, per, con, senza, ideale, perfetto',
    subjects: 'il, lo, la, i, gli, le, un, uno, una, questo, questa, questi, queste, nostr*',
    leaning: 'esso, essa, questo, questa, questi, queste, anche',
    product: {
      with: 'con',
      this: 'quest*',
      the: 'il, lo, la, i, gli, le',
    },
    listing: 'include, con, comprende, offre',
    and: 'e, ed',
    articles: 'un, uno, una, il, lo, la, i, gli, le',
    verbs: {
      asking: `
        abbandona, accendi, accogli, aggiungi, ama, apri, aprite, ascolta, ascoltate, assapora, assaporate,
        assaggia, balla, bevi, bevete, brilla, cammina, cambia, cambiate, cattura, celebra, cerca, conquista,
        conquistate, concediti, concedetevi, condividi, corri, costruisci, crea, create, dai, date, dimentica,
        dimenticate, dona, dormi, dormite, entra, entrate, esci, esplora, esplorate, esprimi, fai, fate,
        festeggia, fidati, gioca, goditi, godetevi, gusta, gustate, illumina, illuminate, immagina, impara,
        inizia, iniziate, indossa, lascia, lasciati, lasciate, leggi, libera, mangia, metti, migliora,
        muoviti, non, offri, osa, passa, porta con, porta il, porta la, portate, prenditi, prendi, prepara,
        preparate, proteggi, prova, provate, raggiungi, regala, regalati, respira, respirate, riempi,
        rilassati, rilassatevi, rinfrescati, riscopri, risparmia, ritrova, scalda, scegli, scegliete, scopri,
        scoprite, senti, sentite, sfida, sii, sogna, sorprendi, sorridi, stai, stupisci, svegliati, tieni,
        torna, tornate, trasforma, trasformate, trova, usa, vai, vedi, viaggia, viaggiate, vieni, vivi,
        vivete, vola, mai più
      `,
      telling: `
        è, sono, ha, hanno, può, possono, diventa, resta, restano, rimane, fa, fanno, tiene, dà, va, vanno,
        viene, sta, stanno, protegge, profuma, suona, funziona, cresce, lascia, scalda, risparmia, aiuta,
        mostra, trova, riempie, apre, dorme, vive, brilla, illumina, comincia, inizia, finisce, basta,
        perdona, merita, meriti, serve, ama, conosce, sa, sente, segue, impara, viaggia, vola, canta, gioca,
        accende
      `,
      closing: 'dormire, vivere, scoprire, gustare, viaggiare, dormire meglio, dormire bene',
    },
  },

  offer: {
    free: 'gratis, gratuit*, in omaggio',
    before: 'prima, anziché, invece di, era, prezzo di listino',
    now: 'ora, adesso, solo',
  },
  currencies: {},
  units: '',
  services: {
    names: `
      corso*, lezion*, pulizi*, riparazion*, assicurazion*, noleggio*, parrucchier*, viaggi*, consulenz*,
      servizi*, massaggi*
    `,
    asked: 'appuntamento',
    per: "all', all’, per",
    hours: 'ora, notte',
  },
  downloads: 'scarica, scaricare, scaricalo, scaricala, installa, installare, installalo, installala',

  claims: {
    superlative: `
      miglior*, meglio, più, meno, ?*issimo, ?*issima, ?*issimi, ?*issime, perfett*, unico, unica, unici, unice,
      mai, sempre, numero, primo, prima
    `,
    proof: 'garanti*, garanzi*, provat*, testat*, certificat*',
    rating: 'stelle, recensioni, clienti',
    offer: 'sconto*, offerta, saldi, risparmi*, prezz*, oggi',
    number: 'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, cento, metà, doppi*',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {
    clean: 'naturale*, pelle*, sapone*, pianta*, ceramica*',
    bold: 'potenza*, saldi*',
    luxury: 'gioiell*, seta*, lusso*, eleganz*',
    playful: 'bambin*, giocattol*, caramell*',
    corporate: 'azienda*, ufficio*',
    modern: 'cuffie*, fotocamera*, senza-fili*',
  },

  samples: {
    texts: `
      Tazza in ceramica fatta a mano
      Cuffie senza fili
      Pane fresco ogni mattina
      Dormire meglio
      Giacca calda di lana
      Birra e panino a pranzo
      Sedia da giardino pieghevole
      Lezioni di pianoforte per principianti
      Mai più piedi freddi
      Due ventole più silenziose di una conversazione.
      Crocchette senza cereali per cani
      Camicia di cotone a maniche lunghe
      Il tuo nuovo zaino preferito
      Scarpe da corsa leggere
      Impermeabile fino a dieci metri
      Caffè tostato da noi
      Più luce in giardino
      La lampada si accende da sola la sera.
      Giocattoli in legno
      Vestito estivo scontato
    `,
    divided: 'imper|mea|bi|liz|za|zione',
    clause: ['Una tazza molto semplice, con interno giallo.', 'Una tazza molto semplice'],
    sentences: ['La sceglie il sig. Rossi di Roma.', 'Tazze, piatti ecc. Sempre pronti.'],
    leads: ['Assapora ogni mattina', 'Il tuo caffè resta caldo a lungo'],
    attributes: ['Parti lavabili in lavastoviglie', 'Giacca morbida di pura lana'],
    oldPrice: 'invece di 59 €',
    service: 'Lezioni di piano',
  },
}
