import type { Language } from '../language.ts'

export const german: Language = {
  name: 'German',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'de',
  letters: 'äöüßé',
  tellingWords: `
    jeder, auf, oder, durch, darf, ist, von, haben, einer, eine, für, seine, zum, gegen, vor, sowie, würde, sich, ein, ohne,
    nicht, ihren, sind, frei, sie, im, jetzt
  `,
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
  deeds: {
    wear: ['Jetzt anprobieren', 'Gleich anprobieren', 'Jetzt anprobieren'],
    size: ['Größe finden', 'Finde deine Größe', 'Größe finden'],
    home: ['Termin vereinbaren', 'Schau dich um', 'Termin vereinbaren'],
    table: ['Tisch reservieren', 'Reservier dir Platz', 'Tisch reservieren'],
    menu: ['Zur Speisekarte', 'Komm vorbei', 'Zur Speisekarte'],
    stay: ['Aufenthalt buchen', 'Plan deine Auszeit', 'Aufenthalt buchen'],
    trip: ['Reise planen', 'Plan deine Reise', 'Reise planen'],
    visit: ['Termin vereinbaren', 'Mach einen Termin', 'Termin vereinbaren'],
    lesson: ['Jetzt lernen', 'Lern mit', 'Jetzt lernen'],
    talk: ['Kontakt aufnehmen', 'Sprich mit uns', 'Kontakt aufnehmen'],
    works: ['So funktioniert es', 'Schau, wie es geht', 'So funktioniert es'],
    scent: 'Duft entdecken',
    recipe: 'Zum Rezept',
    several: [
      'Villen ansehen',
      'Wohnungen ansehen',
      'Häuser ansehen',
      'Lofts ansehen',
      'Reisen ansehen',
      'Kurse ansehen',
    ],
    recipes: 'rezept, rezepte',
    except: `
      regenschirm, sonnenschirm, schirm, socken, unterwäsche, brille, sonnenbrille, diamant, brillant, perlen, juwelier, makler, immobilienmakler, grundstück, baugrundstück, catering, lieferservice, rösterei, kaffeerösterei, camping, reisebüro, reisewecker, gutschein, vitamin, nahrungs, hörgerät, apotheke, pflege, senioren, krankenhaus, implantat, impfung, vorsorge, kindergarten, schule, ferienlager, waschmittel, spülmittel, reiniger, puppe, spiel, insekten, vogel, bienen, hunde, katzen, modell, lebkuchen, poster, kostüm
    `,
  },

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
  lineKinds: {
    headings: `
      merkmale, produktmerkmale, eigenschaften, produkteigenschaften, besonderheiten, details, produktdetails,
      produktinformation, produktinformationen, produktbeschreibung, artikelbeschreibung, beschreibung, spezifikation,
      spezifikationen, technische daten, technische details, über das produkt, über dieses produkt, über diesen artikel,
      über uns, highlights, vorteile, ihre vorteile, deine vorteile, auf einen blick, warum du, warum sie, warum wir,
      das macht, was macht, darum wirst du, das erwartet dich, material, materialien, material & pflege,
      materialien und pflege, zutaten, inhaltsstoffe, zusammensetzung, passform, faq, häufige fragen,
      fragen und antworten, verfügbare farben, farben, farbe, varianten, ausführungen, kompatibel mit, kompatibilität,
      gut zu wissen, unsere geschichte, weitere informationen, zusätzliche informationen, mehr informationen,
      einsatzbereich, einsatzbereiche, warum, was, wie, wer, wo, darum, weshalb, größentabelle, maße, lieferung,
      versand, rückgabe, pflege, lieferumfang, inhalt, pflegehinweise
    `,
    openings: `
      bitte, hinweis, hinweise, achtung, wichtig, wichtiger hinweis, warnung, vorsicht, warnhinweis*,
      sicherheitshinweis*, tipp, pflege, pflegetipp, handwäsche, maschinenwäsche, maschinenwaschbar, waschbar bei,
      waschen bei, bei 30, bei 40, bei 60, mit einem feuchten, mit feuchtem, nur von hand, nur handwäsche, nicht für,
      nicht geeignet, nicht in, nicht bleichen, nicht bügeln, nicht waschen, trocken lagern, kühl und, kühl lagern,
      vor hitze, vor sonnenlicht, vor feuchtigkeit, außer reichweite, von kindern, für kinder unter, kontaktieren sie,
      kontaktiere, kontakt, schreiben sie uns, schreib uns, rufen sie, klicken sie, klicke, klick, siehe, wählen sie,
      wähle deine größe, wähle die größe, wähle bitte, legen sie, in den warenkorb, bei fragen, falls sie, sollten sie,
      solltest du, wir versenden, wir liefern, wir empfehlen, wir akzeptieren, wir verschicken, wir bitten, vielen dank,
      danke für, willkommen in unserem, willkommen bei uns, besuchen sie, besuche unseren, artikelnummer, art.-nr.,
      modellnummer, hersteller, herstellerangaben, ean, enthält, beinhaltet, batterien, aufbau erforderlich,
      alle preise, preis, preise, bestellungen, anwendung, so funktioniert, gebrauchsanweisung, anleitung,
      so wird's gemacht, verwendung, so geht's, anwendungshinweise
    `,
    notices: `
      *lieferung*, lieferzeit*, *versand*, versendet, verschickt, versandkosten, werktag*, lieferbar, vorrätig,
      auf lager, ausverkauft, rückgabe*, rücksendung*, retoure*, rückerstattung*, umtausch*, widerruf*, gewährleistung*,
      geld-zurück*, geld zurück, lieferumfang, nicht enthalten, ist enthalten, sind enthalten, im paket, in der packung,
      im karton, in der schachtel, in der box, packungsinhalt, set enthält, set besteht, inhalt, separat,
      separat erhältlich, nicht inklusive, nicht im preis, kann spuren, allergene, kann abweichen, können abweichen,
      farbabweichung*, abweichen, abweichungen, variieren, farben können, abbildung, abbildungen, abgebildet*,
      das bild zeigt, das foto zeigt, foto zeigt, bild zeigt, auf dem foto, auf dem bild, auf den bildern,
      auf den fotos, symbolbild, symbolfoto, beispielbild, unser model, das model, model trägt, dekoration nicht,
      größentabelle, größenberater, größe kleiner, größe größer, fällt klein, fällt groß, fällt größengerecht,
      einheitsgröße, maße, abmessungen, pflegehinweis*, waschanleitung, pflegeanleitung, waschmittel, weichspüler,
      handwäsche, maschinenwäsche, schonwaschgang, chemische reinigung, chemisch reinigen, trockner, feuchten tuch,
      weichen tuch, mit einem tuch, vor dem ersten gebrauch, vor gebrauch, vor der bestellung, bei der bestellung,
      vor dem kauf, vor dem waschen, in den warenkorb, im warenkorb, warenkorb, kundenservice, kundendienst,
      gutscheincode, rabattcode, zahlungsart*, mwst, mehrwertsteuer, haftung, urheberrecht, verschluckbare*, kleinteile,
      erstickungsgefahr, kinder unter, unter 3 jahren, unter aufsicht, aufsicht, außerhalb der reichweite, brennbar,
      augenkontakt, augen und schleimhäute, direkte sonneneinstrahlung, direkter sonneneinstrahlung, unser shop,
      unseren shop, unserem shop, unserem onlineshop, kontaktieren sie, kontaktiere uns, bedienungsanleitung,
      altersempfehlung, ab 3 jahren, nicht geeignet, liefern wir, wir liefern, garantie, garantiezeit, jahre garantie,
      in reichweite, geliefert in, geliefert innerhalb, wird geliefert, werden geliefert, zurückschicken, zurücksenden,
      zurückgeben, zurückgeschickt, zurücknehmen, tage lang zurück, innerhalb von 14, innerhalb von 30, innerhalb von 7,
      innerhalb von 24, binnen 14, binnen 30, originalverpackung, ungetragen*, unbenutzt*, bestellst, bestellung*,
      bestellnummer, uns, uns gerne, nachricht an, je nach bildschirm, monitor leicht, messfehler, messabweichung*,
      toleranz, handmessung, flach gemessen, flach liegend gemessen, bei 30 grad, bei 40 grad, maschinenwaschbar,
      waschbar bei, grad waschbar, grad waschen, von hand waschen, nicht bleichen, linksherum waschen, auf links,
      jahre und älter, pflegeetikett, stück im, stückzahl, ohne dekoration, ohne deko, whatsapp, gutschein,
      am selben tag, bis 12 uhr, paketinhalt, optional, ist erhältlich, sind erhältlich, erhältlich in, verfügbar in,
      wahlweise, individualisierbar, personalisierbar, auf anfrage, jetzt bestellen, jetzt kaufen, solange der vorrat,
      nur solange, nicht anwendbar, aaa, kundenbewertung*, endpreis, abgebildete, kann in der waschmaschine,
      waschmaschinenfest, benötigt batterien, batterien werden, heben sie, noch fragen, haben sie fragen,
      hast du fragen, erhältlich, verfügbar, waschmaschinenfest*, änderbar, fernhalten, fern halten
    `,
    forbids: 'nicht, nie, niemals, kein, keine, keinen, keinesfalls, vermeide, vermeiden, verboten',
    handling: `
      spülmaschine, mikrowelle*, backofen, gefrierschrank, bleichen, bügeln, waschen, gewaschen, reinigen, gereinigt,
      trocknen, trockner, wringen, auswringen, eintauchen, getaucht, verwenden sie, verwendet werden, benutzt werden,
      aussetzen, ausgesetzt, unbeaufsichtigt, überladen, öffnen sie, zerlegen, berühren sie, scheuermittel, einnehmen,
      verschlucken, verzehr, stellen sie, legen sie, lagern, nicht verwenden, nicht benutzen, nicht gebrauchen,
      nicht aufladen, dem sonnenlicht, offenem feuer, verwenden
    `,
    measures: `
      größe*, maß, höhe, breite, tiefe, länge, gewicht, wiegt, durchmesser, fassungsvermögen, volumen, kapazität,
      füllmenge, umfang, stärke, misst, schnürung, bundweite
    `,
    tornEnds: `
      und, oder, aber, ohne, für, von, vom, zum, zur, im, am, der, die, das, den, dem, des, eine, einen, einem, einer,
      dein, deine, unser, unsere, sowie, als, wie, dass, weil, wenn, sehr, in ein, in eine, in einen, für ein,
      mit einem, jede, jeden, jedes, jeder, dieser, diese, dieses, damit, welche, welcher, welches, wo, ob, bis, seit,
      gegen, zwischen, sowohl
    `,
    promises: `
      du, dich, dir, dein, deine, deinen, deinem, deiner, ihr, ihre, ihren, ihrem, ihrer, ihnen, sie, euch, euer, eure,
      jeden tag, jeden morgen, jeden abend, den ganzen tag, jederzeit, wirft, zaubert, taucht, sorgt, schenkt, spendet,
      verleiht, verwandelt, erhellt, beruhigt, lindert, schont, pflegt, verhindert, reduziert, unterstützt, entlastet,
      befreit, erleichtert, erfrischt, duftet, dämpft, dimmt, verschwindet, bewahrt, begleitet, bietet, umhüllt, trotzt,
      überzeugt, vereint, ermöglicht, garantiert, dank, ohne, mühelos*, bequem*, gemütlich*, leichter, angenehm*,
      ideal für, perfekt für, ???*t den, ???*t die, ???*t das, ???*t dem, ???*t der, ???*t ein, ???*t eine, ???*t einen,
      ???*t sich, ???*t jede, ???*t jeden, ???*t jedes, ???*t alles, ???*t selbst, ???*t auch, genug, so leicht,
      so weich, so leise, schluss mit, endlich, nie mehr, nie wieder, überall, immer, weicher, wärmer, leiser,
      schneller, besser, ruhiger, sicherer, länger, stundenlang, tagelang, in sekunden, in minuten, auf einen blick,
      wo immer, damit, beim ersten, für alle, das ganze jahr, rundum, sanft zu, jede tasche, passt in
    `,
  },

  offer: {
    free: 'gratis, kostenlos*, umsonst, geschenkt',
  },
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
  places: {
    head: 'last',
    nouns: 'joined',
    describing: `
      mit, für, aus, von, vom, in, im, ohne, zum, zur, auf, an, am, bei, als, der, die, das, dein, deine, deinen, ihr,
      ihre, ihren, euer
    `,
    table: `
      *lampe, *lampen, *leuchte, *tasse, *tassen, *becher, *krug, *kanne, *flasche, *flaschen, *karaffe, *vase, *vasen,
      *kerze, *kerzen, *kerzenhalter, *kerzenständer, *diffuser, *kopfhörer, *ohrhörer, *headset, *handy, *smartphone,
      *telefon, *handyhülle, *handyhüllen, *tablet, *laptop, *notebook, *tastatur, *maus, *monitor, *bildschirm, *webcam,
      *mikrofon, *lautsprecher, *radio, *plattenspieler, *kamera, *objektiv, *wecker, *tischuhr, *kaffeemaschine, *kaffeemaschinen, *espressomaschinen, *kannen, *pfannen,
      *espressomaschine, *vollautomat, *espressokocher, *mühle, *wasserkocher, *toaster, *mixer, *entsafter, *fritteuse,
      *reiskocher, *pfanne, *topf, *töpfe, *messer, *besteck, *teller, *schüssel, *schale, *glas, *gläser, *untersetzer,
      *brotdose, *lunchbox, *schneidebrett, *tablett, *creme, *salbe, *lotion, *serum, *shampoo, *seife, *parfum, *parfüm,
      *duft, *lippenstift, *mascara, *balsam, *peeling, *gesichtsmaske, *gesichtsöl, *körperöl, *zahnbürste, *zahnpasta,
      *haartrockner, *föhn, fön, *rasierer, *glätteisen, *powerbank, *ladegerät, *konsole, *drucker, *router, *beamer,
      *blumentopf, *übertopf, *schachspiel, *brettspiel, *füller, *stift, *stifte, *spieluhr, *schmuckkästchen, *uhrenbox,
      *nähmaschine, *gewürzregal, *nachtlicht, *obstschale, *körperbutter, *sheabutter
    `,
    floor: `
      *sofa, *couch, *sessel, *stuhl, *stühle, *hocker, *pouf, *sitzsack, *bank, *sitzbank, *bett, *betten, *matratze,
      *kleiderschrank, *schrank, *schuhschrank, *schuhregal, *kommode, *sideboard, *regal, *bücherregal, *nachttisch,
      *teppich, *teppiche, *fußmatte, *stehlampe, *standleuchte, *stehleuchte, *bogenlampe, *staubsauger, *saugroboter,
      *wischroboter, *wischmopp, *koffer, *trolley, *laufband, *heimtrainer, *ergometer, *rudergerät, *yogamatte,
      *gymnastikmatte, *waschmaschine, *trockner, *spülmaschine, *geschirrspüler, *kühlschrank, *gefrierschrank, *herd,
      *backofen, *luftreiniger, *luftentfeuchter, *standventilator, *turmventilator, *hundebett, *katzenbett, *kratzbaum,
      *hundenapf, *futternapf, *napf, *wäschekorb, *schirmständer, *garderobe, *garderobenständer, *klavier, *schlagzeug,
      *hochstuhl, *treteimer, *mülleimer, *weinschrank, *wickelkommode, *schminktisch, *spielmatte, tisch, tische,
      *esstisch, *couchtisch, *beistelltisch, *schreibtisch, *konsolentisch, *holztisch, *klapptisch, *wohnzimmertisch,
      *küchentisch, *esstische, *couchtische, *schreibtische, läufer, teppichläufer
    `,
    outdoors: `
      *zelt, *zelte, *gartenstuhl, *gartenstühle, *campingstuhl, *klappstuhl, *liegestuhl, *strandstuhl, *sonnenliege,
      *gartenliege, *gartentisch, *campingtisch, *gartenbank, *gartenmöbel, *loungemöbel, *picknickdecke, *hängematte,
      *sonnenschirm, *pavillon, *markise, *fahrrad, *fahrräder, rad, *mountainbike, *e bike, *ebike, *rennrad, *laufrad,
      *dreirad, *fahrradschloss, *luftpumpe, *fahrradanhänger, *tretroller, *e scooter, *skateboard, *longboard, *grill,
      *smoker, *feuerschale, *feuerkorb, *pizzaofen, *campingkocher, *kühlbox, *schlafsack, *isomatte, *kajak, *kanu,
      *boot, *schlauchboot, *surfbrett, *sup board, *stand up paddle, *schlitten, *snowboard, *angelrute, *trampolin,
      *schaukel, *rutsche, *sandkasten, *planschbecken, *pool, *rasenmäher, *mähroboter, *heckenschere, *laubbläser,
      *kettensäge, *schubkarre, *gießkanne, *gartenschlauch, *rasensprenger, *gewächshaus, *hochbeet, *gartenhaus,
      *vogelhaus, *futterhaus, *vogeltränke, *hundehütte, *kinderwagen, *buggy, *motorrad, *reifen, *dachbox,
      *kletterseil, *fußball, *solarleuchte, *gartenleuchte, *drohne, *grillkohle, *gartenzwerg, angel, roller,
      *kinderroller, *elektroroller, ski
    `,
    worn: `
      *kleid, *kleider, *hemd, *hemden, *shirt, *shirts, t shirt, *bluse, *tunika, *pullover, *pulli, *hoodie,
      *sweatshirt, *strickjacke, *cardigan, *jacke, *jacken, *mantel, *parka, *blazer, *weste, *poncho, *kimono,
      *bademantel, *anzug, *hose, *hosen, *jeans, *chino, *leggings, *shorts, *jumpsuit, *overall, *schlafanzug, *pyjama,
      *nachthemd, *dessous, *unterhose, *unterwäsche, *socke, *socken, *strumpf, *strümpfe, *strumpfhose, *bikini,
      *badeanzug, *badehose, *schuh, *schuhe, *sneaker, *sneakers, *turnschuhe, *stiefel, *stiefeletten, *sandalen,
      *loafer, *ballerinas, *hausschuhe, *pantoffeln, *mokassins, *hut, *mütze, *kappe, *beanie, *stirnband, *schal,
      *halstuch, *handschuhe, *fäustlinge, *gürtel, *krawatte, *hosenträger, *tasche, *taschen, *handtasche, *shopper,
      *tote bag, *rucksack, *rucksäcke, *ranzen, *geldbörse, *geldbeutel, *portemonnaie, *brieftasche, *armbanduhr,
      *taschenuhr, uhr, *uhren, *smartwatch, *halskette, *anhänger, *armband, *armreif, *ohrring, *ohrringe, *ohrstecker,
      *brosche, *schmuck, *manschettenknöpfe, *sonnenbrille, *brille, *lesebrille, *skibrille, *helm, *stirnlampe,
      *schürze, *kostüm, *uhrenarmband, kette, top, crop top, tanktop, ring, ringe, ehering, eheringe, verlobungsring,
      *goldring, *silberring, siegelring, rock, röcke, *minirock, *maxirock, *midirock, *faltenrock, *jeansrock, cap, bh,
      pumps, slipper, *seidentuch, *kopftuch, *handschuh, *armreifen, *haarreif, *haarreifen
    `,
    eaten: `
      *honig, *tee, *tees, *matcha, *kaffee, *kaffeebohnen, *espressobohnen, *bohnen, *kakao, *schokolade, *pralinen,
      *trüffel, *rotwein, *weißwein, *riesling, *sekt, *champagner, *bier, *whisky, *wodka, *likör, *saft, *säfte,
      *limonade, *brause, *kombucha, *mineralwasser, *olivenöl, *kürbiskernöl, *essig, *marmelade, *konfitüre,
      *erdnussbutter, *nussmus, *aufstrich, *keks, *kekse, *plätzchen, *lebkuchen, *kuchen, *torte, *brot, *brötchen,
      *käse, *wurst, *würstchen, *bratwurst, *schinken, *salami, *speck, *lachs, *thunfisch, *nudeln, *pasta, *spaghetti,
      *mehl, *haferflocken, *porridge, *müsli, *granola, *riegel, *proteinpulver, *nüsse, *mandeln, *pistazien, *datteln,
      *trockenfrüchte, *gewürz, *gewürze, *curry, *pfeffer, *salz, *safran, *zimt, *sauce, *soße, *ketchup, *senf, *pesto,
      *sirup, *bonbon, *bonbons, *süßigkeiten, *gummibärchen, *fruchtgummi, *lakritz, *kaugummi, *karamell, *popcorn,
      *chips, *cracker, *oliven, *suppe, *pizza, *joghurt, *butter, *babybrei, reis, *basmatireis, *milchreis,
      *risottoreis, eis, *speiseeis, *eiscreme, gin, rum, wein, weine, *eintopf, *maultaschen, *nusscreme, *schokocreme
    `,
    nowhere: `
      *gutschein, *geschenkkarte, *handtuch, *handtücher, *badetuch, *geschirrtuch, *geschirrtücher, *trockentuch,
      *kissen, *kissenbezug, *decke, *bettwäsche, *bettdecke, *laken, *spannbettlaken, *vorhang, *vorhänge, *gardine,
      *tischdecke, *servietten, *poster, *bild, *druck, *leinwand, *spiegel, *buch, *bücher, *kochbuch, *roman,
      *zeitschrift, *kalender, *planer, *aufkleber, *sticker, *tapete, *farbe, *hülle, *bezug, *abdeckung, *überzug,
      *halter, *halterung, *ständer, *haken, *filter, *tasche für, *adapter, *kabel, *akku, *batterie, *spielzeug,
      *kuscheltier, *puppe, *puzzle, *hundefutter, *katzenfutter, *futter, *leckerli, *software, *weinregal, *wandregal,
      box, *dose, *korb, *öffner, *automat, *spender, *hängelampe, *deckenlampe, *wandlampe, *pendelleuchte,
      *deckenleuchte, *wandleuchte, *lichterkette, *glühbirne, *taschenlampe, *wanduhr, *kindersitz, *autositz, *halsband,
      *leine, *gitarre, *geige, *werkzeug, *bohrmaschine, *schraubendreher, *säge, *hammer, *schlüsselanhänger, *schwamm,
      *bürste, *reiniger, *waschmittel, *fernseher, *heizung, *ventilator, *lappen, *tuch für, *putztuch, *mikrofasertuch,
      *stoff, *beanspruchung, *einlagen, *schnürsenkel, *tischläufer, *vordruck, *fotodruck, *eindruck, *druckbild,
      *teebeutel, *müllbeutel, *topflappen, *tuch, *tücher, *maschine, *durchmesser
    `,
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
    short: 'à, o',
    titles: 'hr, fr, herr, herrn, frau, dipl, ing, sankt',
    labels: `
      größe, gr, typ, teil, klasse, vitamin, band, seite, kapitel, stufe, schritt, modell, version, staffel, folge, tag, platz, raum, etage, halle, tor, linie, gruppe, ausgabe, formel, faktor
    `,
    trailing: 'usw, etc, u.a, u.ä, e.v, uhr, std, sek, stk, stck, mio, mrd, tsd, jh',
  },
  things: {
    endings: 'e, en, n, er, s, es',
    nothing: `
      bohrung, schau die uhr, um 9 uhr, rund um die uhr, uhr bis, uhr am, buchen sie, jetzt buchen, im haus, zu hause, nach hause, aus dem haus,
      am tisch, auf dem sofa, unter dem sofa, hotelzimmer, frei haus, hausgemacht, im handumdrehen, golden retriever schule, durchmesser, zufuhr,
      ausfuhr
    `,
    bakery: `
      *brot, brot, brötchen, *brötchen, roggenbrot, sauerteig, sauerteigbrot, baguette, croissant, brezel, *brezel, bäckerei, *bäckerei, konditorei,
      müsli, *müsli, gebäck, *gebäck, holzofenbrot, stollen, haferflocken, *mehl
    `,
    'fast-food': `
      burger, *burger, pizza, *pizza, döner, currywurst, pommes, hotdog, chips, snack, *snack, nudelbox, chilisauce, *sauce scharf, ketchup, ramen,
      sushi
    `,
    sweets: `
      schokolade, *schokolade, praline, *praline, keks, *keks, plätzchen, kuchen, *kuchen, torte, *torte, eis am stiel, speiseeis, bonbon,
      gummibärchen, lakritz, lebkuchen, süßigkeiten, muffin, cupcake, waffel
    `,
    pantry: `
      olivenöl, *öl kaltgepresst, essig, *essig, honig, *honig, marmelade, *marmelade, konfitüre, käse, *käse, nudeln, pasta, gewürz, *gewürz,
      nüsse, reis, senf, pesto, wurst, *wurst, schinken, *schinken, fleisch, *fleisch, lachs, joghurt, butter
    `,
    fruit: `
      apfel, äpfel, birne, birnen, orangen, erdbeeren, heidelbeeren, kirschen, obst, obstkiste, gemüse, gemüsekiste, tomaten, trauben, bananen,
      zitronen, spargel, kürbis
    `,
    drink: `
      saft, *saft, limonade, *limonade, schorle, *schorle, kombucha, smoothie, mineralwasser, bier, *bier, eistee, cola, energydrink, milch, *milch,
      apfelwein
    `,
    'tea-coffee':
      'kaffee, *kaffee, kaffeebohnen, espresso, espressobohnen, tee, *tee, kräutertee, grüntee, schwarztee, matcha, kakao',
    spirits: `
      wein, *wein, rotwein, weißwein, sekt, champagner, whisky, rum, gin, likör, *likör, schnaps, weinbrand, obstbrand, cognac, riesling,
      spätburgunder, winzersekt
    `,
    tools: `
      bohrmaschine, *bohrmaschine, bohrhammer, akkuschrauber, *schrauber, bohrschrauber, akku-bohrschrauber, schlagbohrmaschine, hammer, säge,
      *säge, zange, *zange, schraubendreher, schraubenschlüssel, werkzeug, *werkzeug, werkzeugkoffer, schleifer, *schleifer, trittleiter,
      stehleiter, klappleiter, teleskopleiter, axt, beil, meißel, wasserwaage, hochdruckreiniger, werkbank, arbeitshandschuhe
    `,
    'garden-tools': `
      schubkarre, rasenmäher, *mäher, heckenschere, gartenschlauch, spaten, rechen, laubbläser, gießkanne, gewächshaus, gartenschere, gartenhaus,
      mähroboter
    `,
    jewelry: `
      ring, *ring, ehering, trauring, verlobungsring, kette, halskette, goldkette, silberkette, armband, armreif, ohrring, ohrringe, ohrstecker,
      anhänger, brosche, diamant, *diamant, perlen, perlenkette, saphir, smaragd, rubin, schmuck, *schmuck, juwelier, brillant, manschettenknöpfe
    `,
    trinkets: `
      freundschaftsarmband, schlüsselanhänger, sticker, aufkleber, haargummi, haarspange, luftballon, ballons, konfetti, kostüm, magnet, poster
    `,
    watches: 'uhr, *uhr, armbanduhr',
    'dress-watches': 'automatikuhr, taschenuhr, chronograph, herrenuhr, uhrmacher, uhrwerk, handaufzug',
    'sport-watches': 'sportuhr, laufuhr, gps-uhr, smartwatch, fitnesstracker, pulsuhr, taucheruhr',
    clothes: `
      kleid, *kleid, rock, *rock, hemd, *hemd, bluse, *bluse, pullover, *pullover, pulli, strickjacke, hose, *hose, jeans, mantel, *mantel, schal,
      mütze, *mütze, handschuhe, socken, *socken, unterwäsche, bikini, badeanzug, schlafanzug, t-shirt, shirt, *shirt, gürtel, krawatte, mode,
      sonnenbrille, brille, regenschirm, dirndl, strickmütze
    `,
    streetwear: `
      hoodie, *hoodie, kapuzenpullover, jacke, *jacke, jeansjacke, lederjacke, daunenjacke, sneaker, bomberjacke, sweatshirt, jogginghose, parka
    `,
    'fine-clothes': `
      abendkleid, brautkleid, hochzeitskleid, anzug, maßanzug, smoking, kaschmir, kaschmir*, seide, seidenschal, seidenkleid, seidenbluse
    `,
    shoes:
      'schuh, *schuh, schuhe, *schuhe, stiefel, *stiefel, stiefeletten, sandalen, hausschuhe, pumps, ballerinas, mokassins',
    'sport-shoes': `
      laufschuh, *laufschuh, laufschuhe, turnschuh, sportschuh, fußballschuh, wanderschuh, wanderschuhe, wanderstiefel, kletterschuh,
      trailrunningschuh
    `,
    'fine-shoes': 'budapester, rahmengenäht, oxford-schuhe, lederschuhe, brogues',
    bags: 'handtasche, tasche, *tasche, ledertasche, geldbörse, geldbeutel, portemonnaie, brieftasche, aktentasche, umhängetasche, beutel',
    luggage: 'koffer, reisekoffer, rucksack, *rucksack, reisetasche, handgepäck, trolley',
    beauty: `
      creme, *creme, gesichtscreme, handcreme, nachtcreme, tagescreme, serum, *serum, seife, *seife, shampoo, *shampoo, haarkur, lotion, bodylotion,
      duschgel, lippenbalsam, balsam, sonnencreme, gesichtsmaske, maske, peeling, hautpflege, haut, kosmetik, *kosmetik, deo, zahnpasta, zahnbürste,
      badesalz, haaröl, gesichtsöl, föhn, haartrockner
    `,
    makeup: 'lippenstift, mascara, wimperntusche, lidschatten, nagellack, rouge, make-up, puder, lipgloss, kajal',
    perfume: 'parfüm, parfum, duft, *duft, eau de parfum, kölnisch wasser, flakon',
    grooming:
      'bartöl, bart, rasierer, *rasierer, rasierhobel, rasiermesser, rasierschaum, aftershave, barbier, herrenfriseur',
    furniture: `
      stuhl, *stuhl, sessel, *sessel, sofa, *sofa, couch, tisch, *tisch, esstisch, regal, *regal, schrank, *schrank, kommode, bett, *bett, matratze,
      *matratze, hocker, *hocker, bank aus, gartenbank, sitzbank, sideboard, teppich, *teppich, spiegel, *spiegel, vorhang, möbel, *möbel,
      lattenrost
    `,
    'office-furniture':
      'schreibtisch, *schreibtisch, bürostuhl, bürosessel, aktenschrank, höhenverstellbarer schreibtisch',
    homeware: `
      tasse, *tasse, becher, *becher, schale, *schale, schüssel, teller, *teller, geschirr, *geschirr, vase, *vase, kissen, *kissen, wolldecke,
      kuscheldecke, tagesdecke, bettdecke, handtuch, *handtuch, bettwäsche, keramik, *keramik, korb, *korb, karaffe, bilderrahmen, wanduhr,
      weinglas, gläser, *gläser, tablett, tischdecke, fußmatte, vorratsglas, salzstreuer
    `,
    kitchenware: `
      pfanne, *pfanne, topf, *topf, kochtopf, topfset, messer, *messer, kochmesser, schneidebrett, bräter, backform, reibe, wasserkocher ohne,
      teekanne, besteck, *besteck, thermosflasche, thermosbecher, trinkflasche, *flasche, brotdose, mörser
    `,
    appliances: `
      mixer, *mixer, toaster, kaffeemaschine, *kaffeemaschine, espressomaschine, kaffeevollautomat, kaffeemühle, heißluftfritteuse, backofen,
      kühlschrank, gefrierschrank, spülmaschine, waschmaschine, wäschetrockner, staubsauger, *staubsauger, saugroboter, luftreiniger, ventilator,
      heizlüfter, bügeleisen, entsafter, mikrowelle, küchenmaschine, wasserkocher, luftbefeuchter
    `,
    lighting: 'lampe, *lampe, leuchte, *leuchte, kronleuchter, laterne, lichterkette, glühbirne, stehlampe',
    candles: 'kerze, *kerze, duftkerze, kerzenhalter, kerzenständer, teelicht, räucherstäbchen, raumduft',
    'real-estate': `
      wohnung, *wohnung, eigentumswohnung, mietwohnung, haus, einfamilienhaus, reihenhaus, doppelhaushälfte, ferienhaus kaufen, villa, penthouse,
      immobilie, immobilien, *immobilien, immobilienmakler, makler, grundstück, baugrundstück, neubau, loft, bungalow, stadthaus, landhaus
    `,
    travel: `
      reise, *reise, urlaub, *urlaub, kreuzfahrt, *kreuzfahrt, safari, städtereise, rundreise, kurztrip, ausflug, *ausflug, wochenende in,
      flug nach, reisebüro, busreise, flusskreuzfahrt, bootsfahrt
    `,
    hotel:
      'hotel, *hotel, pension, ferienwohnung, ferienhaus, gasthof, jugendherberge, campingplatz, übernachtung, chalet, berghütte',
    restaurant: `
      restaurant, gasthaus, wirtshaus, bistro, trattoria, pizzeria, steakhaus, weinstube, biergarten, mittagstisch, abendessen, brunch, catering,
      speisekarte, menü
    `,
    cafe: 'café, cafe, kaffeehaus, kaffeerösterei, teestube, eisdiele, rösterei',
    wellness: `
      spa, sauna, massage, *massage, wellness, *wellness, therme, kosmetikstudio, nagelstudio, friseur, *friseur, friseursalon, maniküre, pediküre,
      gesichtsbehandlung, dampfbad
    `,
    health: `
      zahnarzt, zahnärztin, zahnarztpraxis, *zahnarzt, arzt, ärztin, *arzt, arztpraxis, praxis, *praxis, hausarzt, klinik, *klinik, krankenhaus,
      apotheke, physiotherapie, therapie, *therapie, psychotherapie, optiker, sehtest, hörgerät, hörgeräte, pflege zu hause, pflegedienst,
      seniorenheim, implantate, vorsorge, impfung, heilpraktiker, logopädie, vitamine, nahrungsergänzung, dr
    `,
    law: `
      rechtsanwalt, rechtsanwältin, anwalt, anwältin, *anwalt, kanzlei, *kanzlei, anwaltskanzlei, notar, notarin, rechtsberatung, familienrecht,
      arbeitsrecht, mietrecht, erbrecht, strafrecht, vertragsrecht, verkehrsrecht, steuerrecht, vollmacht, vorsorgevollmacht, testament,
      patentanwalt
    `,
    finance: `
      steuerberater, steuerberaterin, steuerberatung, steuererklärung, buchhaltung, *buchhaltung, lohnabrechnung, versicherung, *versicherung,
      baufinanzierung, hypothek, kredit, *kredit, bank, girokonto, altersvorsorge, geldanlage, vermögensberatung, wirtschaftsprüfung, rechnungen
    `,
    business: `
      unternehmensberatung, beratung, *beratung, personalvermittlung, werbeagentur, agentur, *agentur, büroräume, coworking, spedition, logistik,
      übersetzungsbüro, druckerei, konferenz, messe, firmenkunden
    `,
    software:
      'software, *software, app, plattform, hosting, webhosting, cloud, crm, erp, virenschutz, buchhaltungssoftware',
    education: `
      kurs, *kurs, unterricht, *unterricht, klavierunterricht, nachhilfe, schule, *schule, sprachkurs, musikschule, fahrschule, kindergarten,
      volkshochschule, ferienlager, workshop
    `,
    training: `
      seminar, *seminar, weiterbildung, fortbildung, zertifikat, zertifizierung, schulung, *schulung, webinar, studium, fernstudium, lehrgang,
      *lehrgang, ausbildung
    `,
    repair: `
      reparatur, *reparatur, dachdecker, klempner, installateur, elektriker, schlüsseldienst, werkstatt, *werkstatt, autowerkstatt, kfz-werkstatt,
      reifenwechsel, ölwechsel, bremsen, inspektion, heizungsbau, heizung, sanierung, renovierung, maler, malerbetrieb, umzug, umzüge, *umzug,
      handwerker, handwerk, zimmerei, tischlerei, schreinerei, wärmepumpe, photovoltaik, solaranlage, fensterbau, fliesenleger, gartenbau,
      schädlingsbekämpfung
    `,
    cleaning:
      'reinigung, *reinigung, gebäudereinigung, fensterputzer, putzhilfe, haushaltshilfe, wäscherei, waschmittel, *reiniger, spülmittel',
    events: `
      hochzeit, hochzeits*, fotograf, fotografin, *fotograf, fotoshooting, konzert, *konzert, oper, theater, museum, ausstellung, galerie,
      hochzeitslocation, trauung
    `,
    party:
      'party, *party, festival, *festival, kindergeburtstag feiern, hüpfburg, karaoke, escape room, tanzkurs, tanzschule, diskothek, kabarett',
    children: `
      kinder, kinder*, kind, spielzeug, *spielzeug, holzspielzeug, puzzle, *puzzle, brettspiel, kuscheltier, plüschtier, teddy, teddybär, puppe,
      *puppe, puppenhaus, bauklötze, holzeisenbahn, laufrad, roller für kinder, schaukel, rutsche, trampolin, sandkasten, malbuch, bilderbuch,
      spielhaus, lego, bastelset, schulranzen
    `,
    baby: `
      baby, baby*, kinderwagen, babytrage, tragetuch, schnuller, lätzchen, strampler, windeln, babybett, wickeltasche, autositz, hochstuhl,
      stillkissen
    `,
    pets: `
      hund, *hund, hundebett, hundehalsband, hundespielzeug, hundemantel, hundekeks, hundegeschirr, katze, katzen*, welpe, welpen, welpen*,
      kätzchen, haustier, *haustier, hundefutter, katzenfutter, kratzbaum, leine, hundeleine, tierfutter, tierarzt, *tierarzt, aquarium,
      meerschweinchen, kaninchen, hamster, vogelfutter, hundeschule, pferd, reitsattel, golden retriever
    `,
    electronics: `
      kopfhörer, *kopfhörer, lautsprecher, *lautsprecher, kamera, *kamera, objektiv, drohne, fernseher, *fernseher, beamer, handy, smartphone,
      handyhülle, tablet, ladegerät, *ladegerät, powerbank, soundbar, radio, *radio, plattenspieler, router, drucker, *drucker, smart home,
      türklingel, mikrofon
    `,
    computers: `
      laptop, *laptop, notebook, computer, *computer, pc, *pc, rechner, workstation, grafikkarte, prozessor, festplatte, ssd, arbeitsspeicher,
      monitor, *monitor, bildschirm, server, dockingstation
    `,
    gaming: 'gaming, gaming*, tastatur, *tastatur, spielekonsole, konsole, controller, videospiel, gamepad',
    plants: `
      pflanze, *pflanze, zimmerpflanze, kaktus, kakteen, sukkulente, monstera, bonsai, kräuter, kräutertopf, samen, saatgut, setzling, olivenbaum,
      *baum, blumentopf, pflanztopf, orchidee, palme, farn
    `,
    flowers: 'blumenstrauß, *strauß, strauß, blumen, *blumen, rosen, tulpen, lavendel, trockenblumen, kranz, floristik',
    yoga: 'yoga, yogamatte, pilates, meditationskissen',
    fitness: `
      hantel, *hantel, kurzhantel, kettlebell, fitness, fitness*, fitnessstudio, laufband, rudergerät, heimtrainer, protein, protein*, eiweißpulver,
      boxhandschuhe, boxsack, personal training, kraftstation
    `,
    sport: `
      fußball, basketball, tennis, tennisschläger, golfschläger, snowboard, ski, skier, surfbrett, skateboard, kajak, stand-up-paddle, handball,
      volleyball, trikot, schwimmbrille, schlitten, schlittschuhe, inliner, marathon, rodel
    `,
    outdoor: `
      zelt, *zelt, schlafsack, stirnlampe, wanderrucksack, wanderstöcke, camping, camping*, campingkocher, hängematte, angel, fernglas,
      taschenlampe, grill, *grill, holzkohlegrill, feuerschale, regenjacke, kühlbox
    `,
    bikes: `
      fahrrad, *fahrrad, rennrad, mountainbike, e-bike, pedelec, lastenrad, gravelbike, fahrradhelm, motorrad, motorradhelm, e-scooter, motorroller
    `,
    cars: `
      auto, *auto, gebrauchtwagen, neuwagen, kombi, suv, cabrio, elektroauto, mietwagen, autovermietung, leasing, wohnmobil, reifen, winterreifen,
      transporter, limousine
    `,
    books: `
      buch, *buch, bücher, roman, *roman, kochbuch, krimi, notizbuch, kalender, *kalender, hörbuch, gedichte, landkarte, füller, kugelschreiber,
      schreibwaren, kunstdruck, gemälde, schallplatte, zeitschrift
    `,
    'gift-cards': 'gutschein, *gutschein, geschenkkarte, geschenkset, geschenkkorb, geschenkbox',
  },
  styleWords: {
    clean: `
      natürlich, natürliche, bio, vegan, vegane, pur, pure, schlicht, schlichte, handgemacht, handgefertigt, nachhaltig, nachhaltige, sanft,
      parfümfrei, minimalistisch, leinen, baumwolle, holz, recycelt, ruhig
    `,
    bold: `
      energie, kraft, kraftvoll, scharf, scharfe, extrem, turbo, robust, rabatt, ausverkauf, knusprig, spritzig, power, laut
    `,
    luxury: `
      luxus, luxuriös, luxuriöse, edel, edle, edlem, elegant, elegante, exklusiv, exklusive, gold, goldene, roségold, silber, seide, kaschmir, samt,
      marmor, premium, limitiert, handgefasst, maßgeschneidert
    `,
    playful: `
      lustig, lustige, bunt, bunte, bunten, süß, süße, party, geburtstag, konfetti, fröhlich, kuschelig, frech, verspielt, spaß
    `,
    corporate: `
      unternehmen, firma, firmen, gewerblich, b2b, professionell, zertifiziert, betrieb, betriebe, team, mitarbeiter, rechnung, rechnungen, büro
    `,
    modern: `
      smart, smarte, kabellos, kabellose, drahtlos, akku, ki, elektrisch, digital, digitale, led, usb, bluetooth, sensor, app-steuerung,
      geräuschunterdrückung, automatisch, vernetzt
    `,
  },

  requests: {
    parts: {
      product: 'produkt*, artikel*, ware',
      headline: 'überschrift*, schlagzeile*, titel*, headline*',
      name: 'name*, produktname*',
      support: 'zweite zeile, untertitel*, unterzeile*',
      price: 'preis*, verkaufspreis*',
      oldPrice: 'alter preis, alten preis, alte preis, vorheriger preis, streichpreis*, ursprünglicher preis',
      badge: 'badge*, plakette*, sticker*, aufkleber*, rabatt*, störer*',
      callToAction: 'handlungsaufruf*, aufforderung*, call to action, cta, button*, knopf*, schaltfläche*',
      webAddress: 'webadresse*, internetadresse*, website*, webseite*, url',
      legalLine: 'rechtszeile*, rechtstext*, kleingedruckte*, rechtshinweis*, pflichttext*',
      logo: 'logo*',
      photo: 'foto*, bild*, aufnahme*',
      background: 'hintergrund*',
      text: 'text*, schrift*, wörter*, worte*, buchstaben*',
    },
    acts: {
      larger: 'größer*, groß*, grösser*, groesser*, vergrößer*, vergrösser*',
      smaller: 'kleiner*, klein*, verkleiner*',
      left: 'links, linke*, nach links',
      right: 'rechts, rechte*, nach rechts',
      nearer: 'näher*, näher heran, naeher*',
      without: 'ohne, kein*, entfern*, lösch*, weglassen, weg, nimm weg, raus',
      darker: 'dunkler*, abdunkeln',
      lighter: 'heller*, aufhellen',
      cutOut: 'freistellen, freigestellt*, stell frei, ausschneiden, ausgeschnitten*',
      keep: 'mit, behalt*, zeig*',
    },
    colors: {
      black: 'schwarz, schwarze*',
      white: 'weiß, weiße*, weiss, weisse*',
      gray: 'grau, graue*',
      red: 'rot, rote, roter, rotes, roten',
      orange: 'orange, orangene*',
      yellow: 'gelb, gelbe*',
      green: 'grün, grüne*, gruen',
      teal: 'türkis, türkise*, petrol',
      blue: 'blau, blaue, blauer, blaues, blauen',
      purple: 'lila, violett, violette*',
      pink: 'rosa, pink',
      brown: 'braun, braune*',
      beige: 'beige, creme*',
      navy: 'marineblau*, navy',
      gold: 'gold, golden*',
    },
    shades: { light: 'hell, helle, hellen, helles, heller ton', dark: 'dunkel, dunkle*' },
    ordinals: ['erste*', 'zweite*', 'dritte*', 'vierte*', 'fünfte*'],
    becomes: 'auf, zu, in, soll heißen, heißt, lautet',
    and: 'und, dann, außerdem, aber',
    not: 'nicht, nie',
    fill: 'mach, mache, machen, es, das, die, der, den, dem, ein, eine, einen, bitte, nimm, nutze, verwende, benutze, setz, setze, ändere, ändern, stell, stelle, verschieb, verschiebe, rück, rücke, im, am, von, für, mehr, etwas, bisschen, viel, soll, sollte, sein, ich, möchte, will, hätte, gern, gerne, farbe, anzeige, jetzt, mal, doch, heran, nach, seite, an, als',
    unclear: 'Das wurde nicht verstanden.',
    examples: ['Preis 3,99', 'größeres Produkt', 'mach es blau'],
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
