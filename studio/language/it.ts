import type { Language } from './language.ts'

export const italian: Language = {
  name: 'Italian',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'it',
  letters: 'àèéìíîòóù',
  tellingWords: `
    della, che, alla, dei, delle, potrà, umani, stato, hanno, nella, unite, altri, dalla, ai, loro, cui, gli, sono, tutte,
    degli, paese, legge, tale, suoi, quale, pieno, tuo
  `,
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
  lineKinds: {
    headings: `
      caratteristiche, caratteristiche principali, caratteristiche tecniche, caratteristiche del prodotto, specifiche,
      specifiche tecniche, scheda tecnica, dettagli, dettagli del prodotto, informazioni, informazioni sul prodotto,
      informazioni aggiuntive, ulteriori informazioni, descrizione, descrizione del prodotto, descrizione prodotto,
      informazioni su, panoramica, vantaggi, i vantaggi, benefici, punti di forza, in breve, perché lo, perché la,
      perché ti, perché sceglier*, perché ci, perché acquistar*, cosa lo rende, cosa rende, che cosa, materiale,
      materiali, composizione, ingredienti, ingredienti principali, come funziona, vestibilità, taglia e vestibilità,
      domande frequenti, faq, colori disponibili, colori, colore, varianti, opzioni, compatibilità, compatibile con,
      buono a sapersi, la nostra storia, la storia, scopri di più, dati tecnici, perché, cosa, come, chi, dove, quali,
      guida alle taglie, dimensioni, misure, spedizione, resi, cura, contenuto
    `,
    openings: `
      si prega, nota, note, nb, n.b., attenzione, avviso, importante, avvertenza, avvertenze, avvertimento, precauzioni,
      lavare, lavaggio, lavabile in lavatrice, lavabile a, pulire, pulizia, stirare, asciugare, conservare,
      tenere fuori, tenere lontano, tenere al, non adatto, non idoneo, non utilizzare, non usare, non lavare,
      non stirare, non candeggiare, uso esterno, solo per uso, per uso esterno, contattaci, contattateci, contatta,
      scrivici, scriveteci, chiamaci, clicca, cliccare, vedere, consulta, consultare, scegli la taglia,
      scegli la tua taglia, scegliere la taglia, seleziona, selezionare, aggiungi al carrello, aggiungere al carrello,
      se hai domande, se avete, per qualsiasi, per informazioni, in caso di, a causa, spediamo, consegniamo, inviamo,
      accettiamo, consigliamo, si consiglia, vi preghiamo, ti preghiamo, ti invitiamo, grazie per, benvenuti nel nostro,
      benvenuto nel nostro, visita il nostro, visitate il, codice articolo, codice prodotto, rif., produttore, include,
      comprende, contiene, batterie, montaggio richiesto, prezzo, i prezzi, ordini, tutti gli ordini, il tuo ordine,
      vedi la, vedi le, vedi tabella, vedi sotto, cura del, modo d'uso, modalità d'uso, come si usa, come usare,
      utilizzo, istruzioni, istruzioni per l'uso
    `,
    notices: `
      spedizione, spedizioni, spedito, spedita, spediti, consegna, consegne, consegnato, corriere, spese di,
      giorni lavorativi, giorni feriali, disponibile in magazzino, esaurito, reso, resi, restituzione, restituzioni,
      restituire, rimborso*, rimborsat*, cambio merce, cambi, garanzia, garanzie, recesso, non incluso, non inclusa,
      non inclusi, non incluse, non è incluso, non è inclusa, non compreso, non compresa, non sono inclus*, è incluso,
      è inclusa, sono inclusi, sono incluse, nella scatola, nella confezione, contenuto, contenuto della,
      il set comprende, il set include, il kit comprende, la confezione contiene, la confezione comprende,
      separatamente, venduto separatamente, può contenere, tracce di, allergeni, può variare, possono variare,
      può differire, possono differire, potrebbero variare, potrebbe variare, leggermente divers*, leggere variazioni,
      puramente indicativ*, a scopo illustrativo, scopo dimostrativo, la foto mostra, l'immagine mostra, nella foto,
      nelle foto, in foto, nell'immagine, la modella, il modello indossa, il modello è alto, nostra modella,
      guida alle taglie, tabella taglie, tabella delle taglie, taglia unica, veste piccolo, veste grande,
      veste regolare, tua taglia, dimensioni, misure, istruzioni di lavaggio, istruzioni per la cura, lavare a mano,
      lavaggio a mano, lavare in lavatrice, lavaggio in lavatrice, lavare a, lavaggio a, lavaggio a secco,
      pulire a secco, asciugatrice, panno, candeggina, candeggiare, ammorbidente, acqua fredda, acqua tiepida,
      prima del primo utilizzo, prima dell'uso, prima di ordinare, prima dell'acquisto, prima di acquistare,
      al momento dell'ordine, al carrello, nel carrello, servizio clienti, assistenza clienti, nostro negozio,
      nostro sito, il tuo ordine, il tuo acquisto, codice sconto, iva, diritti riservati, responsabilità, piccole parti,
      parti piccole, rischio di soffocamento, inferiore ai 3, sotto i 3 anni, inferiori a 36, a partire da 3 anni,
      supervisione, sorveglianza, portata dei bambini, infiammabile, contatto con gli occhi, luce solare diretta,
      luce diretta, raggi solari, manuale, manuale d'uso, non esitare, non esitate, rispedire, restituirlo,
      restituire il, entro 14, entro 30, entro 7, entro 24, entro 48, 24/48, confezione originale, non indossato,
      contattaci, contattarci, scriverci, scrivici, noi, a seconda dello schermo, margine di errore, misurato in piano,
      whatsapp, stesso giorno, età consigliata, dazi, dogana, confezione da, vecchio modello, modello precedente,
      lavabile in lavatrice, in lavatrice, opzionale, è disponibile, sono disponibili, disponibile in, disponibili in,
      personalizzabile, su richiesta, ordina ora, ordina subito, acquista ora, fino a esaurimento, non applicabile, aaa,
      recensioni, prezzo finale, a scelta, batterie incluse, può essere lavato, si lava, disponibile, disponibili,
      modificabile, lontano dal fuoco, lontano da fonti
    `,
    forbids: `
      non usare, non usarlo, non usarla, non utilizzare, non utilizzarlo, non mettere, non metterlo, non metterla,
      non mettetelo, non lavare, non lavarlo, non esporre, non esporlo, non immergere, non immergerlo, non lasciare,
      non candeggiare, non stirare, non asciugare, non va, non deve, non devono, non può essere, non si deve,
      non è adatto, evitare, evita, evitate, vietato, mai usare, mai mettere
    `,
    handling: `
      usare, usarlo, utilizzare, utilizzarlo, mettere, metterlo, metterla, mettetelo, lavare, lavarlo, lavastoviglie,
      microonde, forno, congelatore, candeggiare, stirare, asciugare, asciugatrice, immergere, immergerlo, esporre,
      esporlo, esposto, collocare, fiamma, fiamme, caricare, incustodito, ingerire, inghiottire, mescolare,
      sovraccaricare, smontare, aprire, strizzare, torcere, prodotti chimici, abrasivi, al sole, durante la ricarica,
      durante la carica, in lavastoviglie
    `,
    measures: `
      taglia, taglie, misura, dimensione, altezza, larghezza, profondità, lunghezza, peso, pesa, diametro, capacità,
      volume, spessore, circonferenza
    `,
    tornEnds: `
      e, ed, o, ma, con, senza, per, di, del, della, dei, delle, dello, a, al, alla, ai, in, nel, nella, su, sul, sulla,
      da, dal, dalla, il, la, i, gli, le, un, uno, una, tuo, tua, tuoi, tue, suo, sua, nostro, che, come, quando, molto,
      ogni, dove, chi, se, tra, fra, sotto, verso, contro, durante, così, né, perché, suoi, sue, nostra, nostri, nostre,
      mio, mia
    `,
    promises: `
      tu, ti, te, tuo, tua, tuoi, tue, vi, voi, vostro, vostra, vostri, ogni giorno, ogni mattina, ogni sera,
      ogni notte, tutto il giorno, sempre, proietta, getta, diffonde, ammorbidisce, illumina, lenisce, allevia,
      rinfresca, idrata, nutre, protegge, previene, riduce, migliora, facilita, semplifica, offre, garantisce, assicura,
      regala, dona, porta, crea, trasforma, avvolge, resiste, sopporta, accompagna, libera, assorbe, nasconde, adatta,
      piega, scioglie, esalta, sveglia, riscalda, raffredda, aiuta, permette, rende, riempie, aggiunge, danza, accende,
      scalda, tiene, senza sforzo, comod*, accoglient*, facile da, ideale per, perfetto per, perfetta per, ????*a il,
      ????*a la, ????*a i, ????*a le, ????*a un, ????*a una, ????*a ogni, così leggero, così leggera, così morbid*,
      abbastanza, addio, finalmente, mai più, basta, ovunque, più morbid*, più legger*, più veloce, meglio, per ore,
      in pochi secondi, in un attimo, tutto l'anno, tutto in, calma, cura, entra in, senza rumore, anche la pelle,
      così ??*a che, così ??*o che, ogni tasca
    `,
  },

  offer: {
    free: 'gratis, gratuit*, in omaggio',
  },
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
  places: {
    head: 'first',
    nouns: 'tied',
    describing: `
      di, del, della, dei, da, dal, in, per, con, senza, a, al, alla, su, d, tuo, tua, tuoi, vostro
    `,
    table: `
      lampada, lampade, lampada da tavolo, lanterna, tazza, tazze, tazzina, tazzine, mug, bicchiere, bicchieri, bottiglia,
      bottiglie, borraccia, thermos, caraffa, brocca, vaso, vasi, candela, candele, portacandele, candelabro, diffusore,
      cuffie, cuffia bluetooth, auricolari, telefono, smartphone, cellulare, cover, custodia per telefono, tablet,
      portatile, computer portatile, laptop, tastiera, mouse, monitor, webcam, microfono, cassa, altoparlante, radio,
      giradischi, fotocamera, macchina fotografica, obiettivo, sveglia, orologio da tavolo, macchina da caffè,
      macchina del caffè, macchina per caffè, macchina da cucire, caffettiera, moka, macinacaffè, bollitore, tostapane,
      frullatore, impastatrice, spremiagrumi, friggitrice, teiera, padella, padelle, pentola, pentole, casseruola, wok,
      coltello, coltelli, posate, piatto, piatti, ciotola, ciotole, insalatiera, calice, calici, barattolo, saliera,
      tagliere, vassoio, sottobicchieri, portapranzo, crema, creme, siero, lozione, balsamo, shampoo, sapone, saponi,
      profumo, eau de parfum, rossetto, mascara, fondotinta, smalto, maschera viso, olio viso, olio corpo, spazzolino,
      dentifricio, asciugacapelli, phon, piastra per capelli, rasoio, power bank, caricabatterie, console, stampante,
      router, proiettore, portavaso, scacchiera, gioco da tavolo, penna, penne, stilografica, portagioie, carillon
    `,
    floor: `
      divano, divani, divano letto, poltrona, poltrone, sedia, sedie, sgabello, sgabelli, pouf, panca, panchina, tavolo,
      tavoli, tavolino, scrivania, letto, letti, materasso, armadio, scarpiera, credenza, cassettiera, comò, libreria,
      scaffale, comodino, tappeto, tappeti, zerbino, lampada da terra, piantana, aspirapolvere, robot aspirapolvere,
      robot lavapavimenti, scopa elettrica, valigia, valigie, trolley, bagaglio, tapis roulant, cyclette, vogatore,
      tappetino yoga, lavatrice, asciugatrice, lavastoviglie, frigorifero, congelatore, forno, purificatore, cuccia,
      tiragraffi, ciotola per cani, cesto della biancheria, appendiabiti, portaombrelli, pianoforte, seggiolone,
      pattumiera, toeletta, culla, cantinetta
    `,
    outdoors: `
      tenda da campeggio, sedia da giardino, sedia da campeggio, sedia a sdraio, sdraio, lettino da giardino,
      tavolo da giardino, tavolo da campeggio, mobili da giardino, salotto da giardino, panchina da giardino,
      divano da giardino, amaca, ombrellone, gazebo, bicicletta, biciclette, bici, mountain bike, monopattino, skateboard,
      triciclo, barbecue, griglia, braciere, forno per pizza, fornello da campeggio, frigo portatile, sacco a pelo, kayak,
      canoa, tavola da surf, sup, slitta, slittino, sci, snowboard, canna da pesca, trampolino, altalena, scivolo,
      sabbiera, piscina, tosaerba, tagliaerba, tagliasiepi, motosega, carriola, annaffiatoio, tubo da giardino, serra,
      casetta, mangiatoia, passeggino, moto, pneumatico, pneumatici, pallone da calcio, drone, lucchetto,
      tenda da trekking, tenda igloo, tenda a igloo, tenda tunnel, tende da campeggio
    `,
    worn: `
      abito, abiti, vestito, vestiti, camicia, camicie, maglietta, magliette, t shirt, polo, camicetta, blusa, top,
      canotta, maglione, maglia, felpa, cardigan, giacca, giacche, cappotto, giubbotto, piumino, parka, blazer, gilet,
      poncho, kimono, accappatoio, vestaglia, completo, pantalone, pantaloni, jeans, leggings, pantaloncini, shorts,
      gonna, gonne, tuta, pigiama, camicia da notte, reggiseno, intimo, slip, boxer, calzini, calze, collant, bikini,
      costume da bagno, costume, scarpa, scarpe, sneakers, sneaker, stivali, stivaletti, scarponi, sandali, mocassini,
      décolleté, ballerine, pantofole, ciabatte, infradito, cappello, berretto, cuffia di lana, basco, fascia, sciarpa,
      foulard, scialle, guanti, cintura, cravatta, papillon, bretelle, borsa, borse, borsetta, tracolla, pochette, zaino,
      zaini, portafoglio, marsupio, orologio, orologi, orologio da polso, smartwatch, anello, anelli, fede, collana,
      ciondolo, bracciale, braccialetto, orecchini, spilla, gioiello, gioielli, occhiali, occhiali da sole, casco,
      casco da bici, lampada frontale, grembiule, travestimento
    `,
    eaten: `
      miele, tè, tisana, infuso, matcha, caffè, caffè in grani, capsule caffè, cacao, cioccolato, cioccolatini,
      cioccolata, tartufi, praline, vino, vini, vino rosso, prosecco, spumante, birra, birre, gin, grappa, whisky, rum,
      vodka, liquore, amaro, succo, limonata, acqua minerale, olio extravergine, olio d oliva, olio di oliva, aceto,
      aceto balsamico, marmellata, confettura, crema di nocciole, crema spalmabile, biscotto, biscotti, torta, panettone,
      pandoro, colomba, cantucci, pane, focaccia, grissini, formaggio, formaggi, parmigiano, salame, prosciutto, speck,
      mortadella, salmone, tonno, acciughe, pasta, spaghetti, gnocchi, riso, farina, avena, muesli, granola, barretta,
      noci, nocciole, mandorle, pistacchi, datteri, frutta secca, spezie, pepe, sale, zafferano, cannella, vaniglia, sugo,
      salsa, senape, pesto, sciroppo, caramelle, liquirizia, torrone, gomma da masticare, popcorn, patatine, olive, zuppa,
      gelato, yogurt, burro
    `,
    nowhere: `
      buono regalo, carta regalo, gift card, asciugamano, asciugamani, telo mare, strofinaccio, strofinacci, canovaccio,
      cuscino, cuscini, coperta, plaid, piumone, lenzuola, federa, copripiumino, tovaglia, tovaglioli, poster, stampa,
      quadro, tela, specchio, libro, libri, romanzo, fumetto, rivista, calendario, agenda, adesivo, carta da parati,
      vernice, custodia, fodera, copridivano, supporto, porta, portabottiglie, scatola, cesto, filtro, ricambio,
      adattatore, cavo, pila, batteria, giocattolo, giocattoli, peluche, bambola, puzzle, crocchette, cibo per cani,
      software, dispenser, lampadario, sospensione, applique, plafoniera, lampada a sospensione, lampada da parete,
      catena luminosa, lampadina, torcia, orologio da parete, seggiolino auto, collare, guinzaglio, chitarra, violino,
      attrezzo, trapano, martello, sega, portachiavi, spugna, spazzola, macchina, robot, ventilatore, radiatore,
      televisore, set, tenda, tende
    `,
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
    short: 'a, e, è, o, i',
    titles: 'sig, sigg, sig.ra, dott, ing, avv, san, santa, don',
    labels: `
      n, taglia, vitamina, tipo, parte, classe, passo, pagina, capitolo, livello, modello, stagione, serie, formula
    `,
    trailing: 'ecc',
  },
  styleWords: {
    clean: `
      naturale*, naturali*, pelle*, sapone*, saponi*, pianta*, piante*, ceramica*, crema*, siero*, shampoo*, candela*, candele*, lino, cotone*, miele*,
      legno, tisana*, tè, vegan*, mobili
    `,
    bold: `
      potenza*, saldi*, energia*, energetic*, sport*, fitness*, muscol*, proteine*, piccante*, bicicletta*, hamburger*, pizza*, boxe, calcio, trapano*
    `,
    luxury: `
      gioiell*, seta, lusso*, lussuos*, eleganz*, elegante*, profum*, diamant*, oro, perla*, perle*, cashmere*, champagne*, collana*, bracciale*,
      anello*, orologi*
    `,
    playful: `
      bambin*, giocattol*, caramell*, neonat*, puzzle*, peluche*, compleann*, cioccolat*, biscott*, coriandol*, colorat*, divertent*, festa
    `,
    corporate: `
      azienda*, aziende*, aziendal*, ufficio*, assicurazion*, contabilità*, fattur*, formazione*, seminari*, logistica*, consulen*, stampante*,
      commercialist*
    `,
    modern: `
      cuffie*, fotocamera*, senza-fili*, senza fili, bluetooth*, altoparlant*, auricolar*, drone*, batteria*, caricabatteri*, caricator*, cellular*,
      smart*, elettric*, robot*
    `,
  },

  requests: {
    parts: {
      product: 'prodott*, articol*, oggett*',
      headline: 'titol*, headline*',
      name: 'nome, nome del prodotto',
      support: 'seconda riga, sottotitol*',
      price: 'prezzo',
      oldPrice: 'prezzo precedente, vecchio prezzo, prezzo vecchio, prezzo originale, prezzo barrato',
      badge: 'badge*, bollino*, etichett*, adesiv*, sconto*',
      callToAction: 'invito all’azione, call to action, cta, pulsante*, bottone*',
      webAddress: 'indirizzo web, sito web, sito, url',
      legalLine: 'riga legale, testo legale, nota legale, note legali',
      logo: 'logo*',
      photo: 'foto*, immagin*',
      background: 'sfond*',
      text: 'testo, testi, scritta*, parole, lettere',
    },
    acts: {
      larger: 'più grand*, ingrand*, aument*, grande',
      smaller: 'più piccol*, rimpicciol*, riduc*, piccolo, piccola',
      left: 'sinistra*',
      right: 'destra*',
      nearer: 'più vicin*, avvicin*',
      without: 'senza, togli*, rimuov*, elimin*, cancell*',
      darker: 'più scur*, scurisc*',
      lighter: 'più chiar*, schiarisc*, più luminos*',
      cutOut: 'scontorn*, ritagli*',
      keep: 'con, tieni, mantieni, mostra',
    },
    colors: {
      black: 'ner*',
      white: 'bianc*',
      gray: 'grigi*',
      red: 'ross*',
      orange: 'arancio*, arancione*',
      yellow: 'giall*',
      green: 'verd*',
      teal: 'turchese*',
      blue: 'blu, azzurr*',
      purple: 'viola*',
      pink: 'rosa',
      brown: 'marron*',
      beige: 'beige, crema',
      navy: 'blu navy, blu marino',
      gold: 'oro, dorat*',
    },
    shades: { light: 'chiar*, pallid*', dark: 'scur*' },
    ordinals: ['prim*', 'second*', 'terz*', 'quart*', 'quint*'],
    becomes: 'in, a, con il testo, diventa',
    and: 'e, ed, poi, anche, ma',
    not: 'non, mai',
    fill: 'fai, fallo, fare, rendi, rendilo, metti, mettilo, il, lo, la, i, gli, le, l’, un, una, di, del, della, dello, per favore, usa, usare, cambia, cambiare, sposta, spostare, sul, sulla, nel, nella, verso, più, poco, po’, molto, colore, annuncio, per, che, voglio, questo',
    unclear: 'Questa richiesta non è stata capita.',
    examples: ['prezzo 3,99', 'prodotto più grande', 'metti lo sfondo blu'],
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
