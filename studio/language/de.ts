import type { Language } from './language.ts'

export const german: Language = {
  name: 'German',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['„', '“'],
  hyphenation: 'de',
  capitalizesNouns: true,
  ordinalStops: true,

  callsToAction: {
    professional: ['Jetzt kaufen', 'Jetzt bestellen', 'Mehr erfahren'],
    friendly: ['Hol es dir', 'Gleich ansehen', 'Schau mal rein'],
    luxury: ['Jetzt entdecken', 'Mehr entdecken', 'Näher betrachten'],
  },
  buying: ['Jetzt kaufen', 'Jetzt bestellen', 'Hol es dir'],

  sentences: {
    abbreviations: 'bzw, inkl, exkl, zzgl, evtl, ggf, z.b, d.h, u.a, usw, bspw, sog, ca, hr, fr',
    beforeNumbers: 'art, abb, tel',
    examples: 'z.b., bspw.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: `
      wenn, weil, obwohl, während, mit, ohne, für, ob, als, nach, falls, sobald, bevor, damit, seit, bei, von,
      aus, in, im, auf, am, um
    `,
    adding: 'und, aber, mit, ohne, für, oder, damit, sowie, ideal, perfekt',
    subjects: 'der, die, das, ein*, dies*, unser*, wir, sie, er, es, ich, du',
    leaning: 'er, sie, es, dies, diese, dieser, dieses, diesen, auch, außerdem',
    product: {
      with: 'mit',
      this: 'dies*',
      the: '',
    },
    listing: 'enthält, inklusive, bietet, mit',
    and: 'und, sowie',
    articles: '',
    verbs: {
      asking: `
        atme*, beginne, beginnen, bring, bringe, bringen, entdecke, entdecken, entspann, entspanne,
        entspannen, erlebe, erleben, erobere, erobern, finde, finden, fühl, fühle, fühlen, fülle, geh, gehe,
        gehen, genieß, genieße, genießen, gib, geben, gestalte, gestalten, gönn*, halt, halte, halten, hol,
        hole, holen, hör, höre, hören, iss, komm, kommen, koche, kochen, lass, lassen, lebe, lerne, lernen,
        lies, mach, mache, machen, nimm, nehmen, pack, packe, packen, schaffe, schaffen, schau, schauen,
        schenk, schenke, schenken, schlaf, schlafe, schlafen, schmeck*, schütze, schützen, sei, seid, sieh,
        sehen, setze, setzen, spar, spare, sparen, spür, spüre, spüren, starte, starten, stelle, steig,
        steige, tauch ein, tauche, tauchen, tausche, tauschen, trag, trage, tragen, trau, trauen, träum,
        träume, träumen, trink, trinke, trinken, tritt, vergiss, vergessen, verlieb*, verwandel*, verwöhn*,
        wach auf, wache, wage, wähle, wählen, wecke, wecken, werde, wirf, zeig, zeige, zeigen, zieh, zünde,
        nie wieder, gemacht für, geboren für
      `,
      telling: `
        ist, sind, hat, haben, kann, können, wird, werden, bleibt, bleiben, bringt, macht, hält, gibt, geht,
        kommt, passt, passen, schützt, schmeckt, riecht, klingt, läuft, wächst, sitzt, steht, liegt, trägt,
        lässt, weckt, wärmt, kühlt, spart, hilft, zeigt, findet, füllt, öffnet, schläfst, lebt, leuchtet,
        strahlt, glänzt, beginnt, endet, reicht, verzeiht, verdient, braucht, liebt, kennt, weiß, fühlt,
        folgt, lernt, mahlt, wandert, reist, rollt, fliegt, singt, spielt
      `,
      closing: `
        genießen, entdecken, erleben, entspannen, starten, sparen, spüren, vergessen, aufwachen, durchatmen,
        schlafen, trinken, kochen, spielen, machen, halten, kommen, gehen, leben, fühlen
      `,
    },
  },

  offer: {
    free: 'gratis, kostenlos*, umsonst, geschenkt',
    before: 'statt, vorher, früher, bisher, uvp, ehemals',
    now: 'jetzt, heute, nur',
  },
  currencies: {},
  units: '',
  services: {
    names: `
      *unterricht, *kurs, *kurse, *schulung, *beratung, *reinigung, *reparatur, *dienst, *dienste, *service,
      *pflege, *massage, *friseur, *versicherung, *vermietung, *verleih, reise, reisen, ??*reise, ??*reisen, *führung, *therapie,
      *betreuung, *coaching, *seminar, *nachhilfe, *praxis, *workshop, *training
    `,
    asked: 'termin, termine, terminvereinbarung',
    per: 'pro',
    hours: 'stunde, nacht',
  },
  downloads: 'herunterladen, downloaden, installieren, installiere',

  claims: {
    superlative: `
      beste, besten, bester, bestes, bestem, besser*, meiste, meisten, meister, meistes, meistem, mehr, als,
      perfekt*, einzig*, nie, niemals, immer, ewig, führend*, ultimativ*, nummer, ???*ste, ???*sten, ???*ster,
      ???*stes, ???*stem
    `,
    proof: 'garant*, zertifi*, geprüft*, bewährt*, getestet, klinisch, sicher*, bio, nachhaltig*',
    rating: 'stern*, bewert*, kunden, beliebt*',
    offer: 'kostenlos*, umsonst, rabatt*, angebot*, spar*, günstig*, preis*, heute, nur, neu*',
    number: `
      null, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, hundert*, tausend*, doppelt*, halb*,
      prozent
    `,
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {
    clean: 'möbel*, pflanze*, natürlich*, bio-*, honig*, keramik*, leinen*, haut*, seife*',
    bold: 'energie*, kraft*, scharf*, rabatt*',
    luxury: 'duft*, schmuck*, seide*, edel*, uhrmacher*',
    playful: 'kinder*, spielzeug*, süß*, bunt*',
    corporate: 'büro*, unternehmen*, firma*, versicherung*',
    modern: 'kopfhörer*, kamera*, akku*, drahtlos*, ki',
  },

  samples: {
    texts: `
      Handgemachte Keramiktasse
      Kabellose Kopfhörer
      Frisches Brot, jeden Morgen gebacken
      Besser schlafen
      Winterjacke aus Wolle
      Bier und Bratwurst nur heute
      Gartenstuhl, klappbar
      Klavierunterricht in Hamburg
      Nie wieder kalte Füße
      Zwei Lüfter, leiser als ein Gespräch.
      Hundefutter ohne Getreide
      Baumwollhemd mit langen Ärmeln
      Dein neuer Lieblingsrucksack
      Leichte Laufschuhe mit guter Dämpfung
      Wasserdicht bis zehn Meter
      Kaffee aus eigener Röstung
      Mehr Licht im Garten
      Die Lampe schaltet sich abends von selbst ein.
      Holzspielzeug aus Bayern
      Sommerkleid, reduziert
    `,
    divided: 'Geräusch|un|ter|drü|ckungs|kopf|hö|rer',
    clause: ['Leiser Mixer für die Küche, mit Deckel zum Mitnehmen.', 'Leiser Mixer für die Küche'],
    sentences: ['Für z. B. Filterkaffee.', 'Am 3. Oktober geht es los, inkl. MwSt. und Versand.'],
    leads: ['Genieße jeden Morgen', 'Dein Kaffee bleibt lange heiß'],
    attributes: ['Spülmaschinenfeste Teile', 'Weiche Jacke aus reiner Wolle'],
    oldPrice: 'statt 59 €',
    service: 'Klavierunterricht in Hamburg',
  },
}
