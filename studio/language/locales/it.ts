import type { Language } from '../language.ts'

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
  deeds: {
    wear: 'Vedi come sta',
    size: ['Trova la taglia', 'Trova la tua taglia', 'Trova la taglia'],
    home: ['Prenota una visita', 'Vieni a visitarla', 'Prenota una visita'],
    table: ['Prenota un tavolo', 'Prenota un tavolo', 'Riserva un tavolo'],
    menu: ['Vedi il menù', 'Passa a trovarci', 'Vedi il menù'],
    stay: ['Prenota un soggiorno', 'Prenota la tua pausa', 'Prenota un soggiorno'],
    trip: ['Organizza il viaggio', 'Scegli il viaggio', 'Organizza il viaggio'],
    visit: ['Prenota una visita', 'Fissa la tua visita', 'Prenota una visita'],
    lesson: ['Inizia a imparare', 'Impara con noi', 'Inizia a imparare'],
    talk: ['Contattaci', 'Parliamone', 'Contattaci'],
    works: ['Come funziona', 'Guarda come funziona', 'Come funziona'],
    scent: 'Scopri il profumo',
    recipe: 'Vai alla ricetta',
    several: ['Vedi le ville', 'Vedi le case', 'Vedi i viaggi', 'Vedi le crociere', 'Vedi i corsi', 'Vedi le lezioni'],
    recipes: 'ricetta, ricette',
    except: `
      ombrello, ombrellone, calzini, intimo, occhiali, diamante, perle, gioiell, agenzia, immobiliare, terreno, catering, asporto, a domicilio, torrefazione, campeggio, cofanetto, buono, vitamine, integrator, farmacia, ospedale, implanti, impianti, casa di riposo, apparecchio acustico, scuola, asilo, autoscuola, detersivo, detergente, giocattolo, bambola, insetti, uccelli, api, cane, gatto, modellino, poster, costume
    `,
  },

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
  things: {
    endings: 'i, e',
    nothing: "in casa, fatto in casa, a tavola, prenota un tavolo, camera d'albergo, della casa, carta di credito",
    bakery: `
      pane, pagnotta, focaccia, ciabatta, cornetto, brioche, panetteria, panificio, forno a pietra, pasticceria, lievito madre, farina, grissini,
      panettone, colomba, granola, muesli
    `,
    'fast-food':
      'hamburger, panino, pizza, pizza diavola, kebab, patatine, patatine fritte, piadina, salsa piccante, sushi, ramen',
    sweets: `
      cioccolato, cioccolatini, caramelle, biscotti, biscotto, torta, torte, gelato, gelati, cannoli, tiramisù, praline, muffin, cupcake,
      confetti alla mandorla, torrone
    `,
    pantry: `
      olio d'oliva, olio extravergine, olio extra vergine, olio, aceto, aceto balsamico, miele, marmellata, confettura, formaggio, parmigiano,
      pasta, riso, spezie, tartufo, zafferano, prosciutto, salame, pesto, sugo, burro, yogurt, mandorle, salmone, carne, mozzarella, conserve
    `,
    fruit:
      'mela, mele, arance, arancia, pere, fragole, ciliegie, pesche, limoni, uva, frutta, verdura, pomodori, cassetta di verdura',
    drink:
      "succo, succo d'arancia, limonata, bibita, kombucha, frullato, tè freddo, acqua minerale, birra, sidro, chinotto, aranciata, latte",
    'tea-coffee':
      'caffè in grani, caffè macinato, espresso, tè, tè verde, tè nero, tisana, infuso, cacao, cioccolata calda',
    spirits: `
      vino, vini, vino rosso, vino bianco, prosecco, spumante, champagne, whisky, grappa, amaro, gin, rum, liquore, barolo, chianti, brunello,
      vermouth
    `,
    tools: `
      trapano, avvitatore, martello, sega, cacciavite, chiave inglese, pinza, levigatrice, smerigliatrice, utensile, utensili, attrezzi,
      cassetta degli attrezzi, scala in alluminio, ascia, saldatrice, idropulitrice
    `,
    'garden-tools':
      'carriola, tosaerba, tagliasiepi, cesoie, tubo da giardino, vanga, rastrello, annaffiatoio, serra da giardino',
    jewelry: `
      anello, anelli, fede nuziale, fedi nuziali, collana, bracciale, braccialetto, orecchino, orecchini, ciondolo, spilla, diamante, diamanti,
      zaffiro, smeraldo, rubino, perla, perle, gioiello, gioielli, gioielleria, gemelli da polso
    `,
    trinkets:
      "braccialetto dell'amicizia, portachiavi, adesivo, adesivi, palloncini, coriandoli, costume di carnevale, calamita, poster, fermaglio",
    watches: 'orologio, orologi',
    'dress-watches': 'orologio automatico, orologio da taschino, cronografo, orologeria, orologio meccanico',
    'sport-watches': 'smartwatch, orologio gps, orologio sportivo, orologio subacqueo',
    clothes: `
      vestito, abito, gonna, camicia, camicetta, maglione, maglia, cardigan, pantaloni, jeans, cappotto, sciarpa, berretto, guanti, calze, calzini,
      intimo, costume da bagno, bikini, pigiama, maglietta, t-shirt, canottiera, cintura, cravatta, moda, abbigliamento, occhiali da sole, occhiali,
      ombrello, cappello
    `,
    streetwear:
      'felpa, felpa con cappuccio, giubbotto, giacca, giacca di jeans, piumino, parka, tuta, sneaker, sneakers',
    'fine-clothes':
      'abito da sera, abito da sposa, smoking, completo su misura, cachemire, cashmere, seta, sartoria, alta moda',
    shoes: 'scarpa, scarpe, stivali, stivaletti, sandali, mocassini, ballerine, décolleté, ciabatte, espadrillas',
    'sport-shoes':
      'scarpe da corsa, scarpe da running, scarpe da trekking, scarpe da trail, scarponi, scarpe da calcio, scarpe da ginnastica',
    'fine-shoes': 'scarpe oxford, francesine, scarpe in pelle',
    bags: 'borsa, borse, borsa a mano, borsetta, portafoglio, pochette, portacarte, cartella in pelle, tracolla, pelletteria',
    luggage: 'valigia, trolley, zaino, bagaglio, borsone',
    beauty: `
      crema, crema viso, crema notte, crema mani, siero, lozione, sapone, shampoo, balsamo, bagnoschiuma, maschera viso, scrub, pelle secca,
      cosmetici, crema solare, dentifricio, olio corpo, sali da bagno, asciugacapelli, phon, deodorante
    `,
    makeup: 'rossetto, mascara, smalto, ombretto, fondotinta, trucco, fard, lucidalabbra',
    perfume: 'profumo, eau de parfum, fragranza, acqua di colonia',
    grooming: 'olio da barba, barba, rasoio, schiuma da barba, dopobarba, barbiere',
    furniture: `
      sedia, poltrona, divano, tavolo, tavolino, credenza, libreria in legno, scaffale, armadio, cassettiera, letto, materasso, sgabello, panca,
      mobile, mobili, tappeto, specchio, tenda da soggiorno
    `,
    'office-furniture': 'scrivania, sedia da ufficio, scrivania regolabile',
    homeware: `
      tazza, tazzina, ciotola, piatto, piatti, servizio di piatti, vaso, cuscino, coperta, plaid, asciugamano, biancheria da letto, lenzuola,
      ceramica, cestino, caraffa, calice, cornice, vassoio, tovaglia, barattolo, orologio da parete
    `,
    kitchenware:
      'padella, pentola, pentole, casseruola, coltello, coltelli, tagliere, teglia, teiera, posate, borraccia, thermos, grattugia, moka',
    appliances: `
      frullatore, tostapane, macchina da caffè, macchina per caffè, friggitrice ad aria, frigorifero, lavastoviglie, lavatrice, aspirapolvere,
      robot aspirapolvere, purificatore d'aria, ventilatore, ferro da stiro, robot da cucina, bollitore, microonde, impastatrice
    `,
    lighting: 'lampada, lampadario, lanterna, applique, luci a led, lampadina, piantana',
    candles: 'candela, candele, candela profumata, portacandele, incenso, diffusore, profumatore',
    'real-estate': `
      appartamento, casa, villa, attico, bilocale, trilocale, monolocale, loft, immobile, immobili, agenzia immobiliare, immobiliare,
      terreno edificabile, casale, villetta, rustico
    `,
    travel: `
      viaggio, viaggi, vacanza, vacanze, crociera, safari, fine settimana a, weekend a, escursione, volo per, agenzia di viaggi, gita in barca, tour
    `,
    hotel: 'hotel, albergo, agriturismo, b&b, bed and breakfast, ostello, campeggio, pensione, resort, locanda',
    restaurant:
      'ristorante, trattoria, osteria, pizzeria, taverna, bistrot, menù degustazione, brunch, catering, enoteca, braceria',
    cafe: 'caffetteria, bar pasticceria, sala da tè, gelateria, torrefazione',
    wellness:
      'spa, sauna, massaggio, massaggi, benessere, terme, parrucchiere, centro estetico, manicure, pedicure, trattamento viso',
    health: `
      dentista, studio dentistico, ortodonzia, medico, dottore, dottoressa, clinica, ospedale, farmacia, fisioterapia, fisioterapista, osteopata,
      psicologo, psicoterapia, ottico, apparecchio acustico, vitamine, integratore, casa di riposo, impianti dentali
    `,
    law: 'avvocato, avvocati, studio legale, notaio, consulenza legale, diritto, diritto di famiglia, procura, testamento',
    finance: `
      commercialista, contabilità, consulenza fiscale, assicurazione, mutuo, prestito, banca, conto corrente, tasse, investimenti,
      pensione integrativa, dichiarazione dei redditi
    `,
    business: `
      consulenza, agenzia, agenzia di comunicazione, coworking, uffici in affitto, logistica, traduzioni, tipografia, selezione del personale
    `,
    software: 'software, applicazione, piattaforma, hosting, cloud, crm, gestionale, antivirus',
    education: `
      corso, corsi, lezione, lezioni, lezioni di pianoforte, scuola, ripetizioni, corso di lingua, autoscuola, asilo, campo estivo,
      laboratorio di ceramica
    `,
    training: 'formazione, certificazione, seminario, webinar, master, bootcamp, corso professionale',
    repair: `
      riparazione, riparazioni, idraulico, elettricista, fabbro, tetto, tetti, officina, cambio gomme, tagliando, freni, caldaia, ristrutturazione,
      ristrutturazioni, imbianchino, trasloco, traslochi, falegname, falegnameria, muratore, pompa di calore, fotovoltaico
    `,
    cleaning: 'pulizie, pulizia, impresa di pulizie, lavanderia, detersivo',
    events:
      "matrimonio, matrimoni, fotografo, fotografo di matrimoni, concerto, opera lirica, teatro, museo, mostra, galleria d'arte",
    party:
      'festa, festival, compleanno, karaoke, escape room, corso di ballo, scuola di danza, ballo, discoteca, gonfiabili',
    children: `
      bambino, bambini, bambina, bambine, giocattolo, giocattoli, gioco, puzzle, gioco da tavolo, peluche, bambola, trenino, trenino di legno,
      costruzioni, trampolino, altalena, scivolo, lego, libro illustrato
    `,
    baby: 'neonato, neonati, bebè, passeggino, marsupio porta bebè, biberon, pannolini, ciuccio, bavaglino, culla, seggiolino auto, seggiolone',
    pets: `
      cane, cani, gatto, gatti, cucciolo, cuccioli, crocchette, tiragraffi, guinzaglio, cuccia, lettiera, animale domestico, animali domestici,
      veterinario, acquario, cavallo, criceto, coniglio, golden retriever
    `,
    electronics: `
      cuffie, auricolari, altoparlante, cassa bluetooth, fotocamera, macchina fotografica, obiettivo, drone, televisore, proiettore, telefono,
      smartphone, cover, tablet, caricabatterie, power bank, soundbar, giradischi, radio, stampante
    `,
    computers: 'computer, portatile, pc, workstation, scheda grafica, processore, disco rigido, ssd, monitor, server',
    gaming: 'gaming, tastiera meccanica, tastiera, console, controller, videogioco',
    plants:
      'pianta, piante, cactus, pianta grassa, monstera, bonsai, semi da orto, ulivo, vaso da fiori, orchidea, palma, felce',
    flowers: 'bouquet, mazzo di fiori, fiori, rose rosse, tulipani, lavanda, peonie, fioraio, ghirlanda',
    yoga: 'yoga, tappetino, tappetino yoga, pilates',
    fitness:
      'manubrio, manubri, kettlebell, palestra, fitness, tapis roulant, vogatore, cyclette, proteine, guantoni, personal trainer, boxe',
    sport: `
      calcio, pallacanestro, basket, tennis, racchetta, golf, snowboard, sci, tavola da surf, skateboard, kayak, padel, maglia da calcio, maratona,
      pattini
    `,
    outdoor: `
      tenda da campeggio, sacco a pelo, lampada frontale, trekking, bastoncini, amaca, canna da pesca, binocolo, torcia, barbecue, borsa frigo
    `,
    bikes:
      'bicicletta, bici, bici da corsa, mountain bike, bici elettrica, casco da bici, monopattino elettrico, moto, casco da moto, scooter',
    cars: 'auto, automobile, suv, berlina, station wagon, cabrio, auto elettrica, auto usata, noleggio auto, camper, pneumatici, furgone, utilitaria',
    books: `
      libro, libri, romanzo, quaderno, agenda, fumetto, calendario, poesie, penna stilografica, cartoleria, stampa d'arte, quadro, vinile, rivista
    `,
    'gift-cards': 'carta regalo, buono regalo, gift card, cofanetto regalo, cesto regalo',
  },
  styleWords: {
    clean: `
      biologico, biologica, bio, naturale, naturali, vegano, vegana, puro, pura, semplice, sostenibile, delicato, senza profumo, minimalista, lino,
      cotone, legno, riciclato, miele
    `,
    bold: `
      energia, potente, estremo, estrema, turbo, piccante, robusto, saldi, sconto, croccante, frizzante, intenso
    `,
    luxury: `
      lusso, lussuoso, elegante, eleganza, esclusivo, esclusiva, oro, oro bianco, argento, seta, cachemire, velluto, marmo, premium, su misura,
      edizione limitata, prestigio, raffinato, pregiato
    `,
    playful: `
      divertente, divertenti, colorato, colorata, festa, compleanno, coriandoli, buffo, buffa, allegro, arcobaleno, morbidoso, goloso
    `,
    corporate: `
      azienda, aziende, professionale, professionisti, b2b, certificato, squadra, produttività, fattura, fatture, ufficio, impresa
    `,
    modern: `
      intelligente, senza fili, wireless, bluetooth, ia, elettrico, elettrica, digitale, led, usb, batteria, sensore, automatico, ricaricabile,
      connesso
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
