import type { Language } from './language.ts'

export const french: Language = {
  name: 'French',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['«\u202f', '\u202f»'],
  hyphenation: 'fr',
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Acheter', 'Commander', 'En savoir plus'],
    friendly: ['Je le veux', 'Je découvre', 'Voir de plus près'],
    luxury: ['Découvrir', 'Explorer', 'Laissez-vous tenter'],
  },
  buying: ['Acheter', 'Commander', 'Je le veux'],

  sentences: {
    abbreviations: 'mme, mlle, mm, env, p.ex, cf',
    beforeNumbers: 'tél, art, av',
    examples: 'p.ex.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'si, quand, lorsque, avec, sans, pour, comme, parce, dans, puisque, afin, dès, chez, sur',
    adding: 'et, mais, avec, sans, pour, ou, idéal, parfait',
    subjects: 'le, la, les, un, une, ce, cette, ces, notre, nos, nous, vous, il, elle, ils, elles, on, je, tu',
    leaning: "il, elle, ils, elles, ce, cet, cette, ces, cela, c'est, c’est, aussi",
    product: {
      with: 'avec',
      this: 'ce, cet, cette, ces',
      the: 'le, la, les',
    },
    listing: 'comprend, inclut, avec, offre',
    and: 'et',
    articles: 'un, une, le, la, les',
    verbs: {
      asking: `
        ???*ez, osez, lisez, dites, faites, adopte, amuse-toi, découvre, détends-toi, dors, évade-toi, fais,
        crée, garde la, garde le, goûte, laisse, n'oublie*, n’oublie*, ne, offre-toi, ose, oublie, prends,
        profite, respire, réveille, savoure, sens, sois, soyez, trouve, viens, vis, voyage, plus jamais, fini
      `,
      telling: `
        est, sont, ont, peut, peuvent, devient, deviennent, reste, restent, apporte, font, garde la, garde le,
        garde votre, donne, va, vont, vient, tient, tiennent, convient, protège, sent, sonne, fonctionne,
        grandit, repose, laisse, réveille, réchauffe, économise, trouve, remplit, ouvre, dort, vit, brille,
        éclaire, commence, finit, suffit, pardonne, mérite, méritez, faut, aime, connaît, sait, suit, apprend,
        roule, vole, chante, prend, met, sert, s'adapte, s’adapte, s'allume, s’allume
      `,
      closing: 'dormir, savourer, découvrir, profiter, respirer, voyager, vivre, sourire',
    },
  },

  offer: {
    free: 'gratuit*, offert*',
  },
  units: '',
  services: {
    names: `
      cours, massages, formation*, atelier*, nettoyage*, réparation*, dépannage*, assurance*, location*,
      coiffure*, voyage*, séjour*, visite*, spectacle*
    `,
    asked: 'rendez-vous',
    per: 'par',
    hours: 'heure, nuit',
  },
  places: {
    head: 'first',
    nouns: 'tied',
    describing: 'de, du, des, d, à, au, aux, en, pour, avec, sans, par, sur, votre, vos, ton, ta, tes',
    table: `
      lampe, lampes, lampe de bureau, lampe à poser, veilleuse, lanterne, tasse, tasses, mug, mugs, bol, bols, gobelet,
      bouteille, bouteilles, gourde, thermos, carafe, vase, vases, bougie, bougies, bougeoir, photophore, diffuseur,
      casque audio, casque bluetooth, casque sans fil, écouteurs, écouteur, téléphone, smartphone, coque,
      coque de téléphone, tablette tactile, ordinateur portable, clavier, souris, moniteur, webcam, micro, microphone,
      enceinte, enceintes, radio, platine, appareil photo, caméra, objectif, réveil, horloge, machine à café,
      machine espresso, machine à expresso, machine à coudre, cafetière, moulin, bouilloire, grille pain, mixeur, blender,
      robot de cuisine, robot pâtissier, friteuse, théière, presse agrumes, poêle, poêles, casserole, casseroles, cocotte,
      marmite, couteau, couteaux, couverts, assiette, assiettes, saladier, verre, verres, bocal, salière,
      planche à découper, plateau, dessous de verre, lunch box, crème, crèmes, sérum, lotion, baume, shampoing, savon,
      savons, parfum, eau de parfum, eau de toilette, rouge à lèvres, mascara, fond de teint, vernis, masque visage,
      huile visage, huile pour le corps, brosse à dents, dentifrice, sèche cheveux, lisseur, rasoir, tondeuse à barbe,
      batterie externe, chargeur, console, imprimante, routeur, vidéoprojecteur, cache pot, pot de fleurs, jeu d échecs,
      jeu de société, stylo, stylos, boîte à bijoux, boîte à musique
    `,
    floor: `
      canapé, canapés, sofa, fauteuil, fauteuils, chaise, chaises, tabouret, tabourets, pouf, banc, table, table basse,
      bureau, lit, matelas, armoire, placard, meuble, meuble à chaussures, buffet, commode, étagère, bibliothèque,
      table de chevet, tapis, paillasson, lampadaire, aspirateur, aspirateurs, robot aspirateur, balai, valise, valises,
      bagage, trolley, tapis de course, vélo d appartement, rameur, tapis de yoga, lave linge, lave vaisselle,
      sèche linge, réfrigérateur, frigo, congélateur, four, purificateur, panier pour chien, lit pour chien, arbre à chat,
      griffoir, gamelle, panier à linge, porte manteau, porte parapluie, piano, chaise haute, poubelle, coiffeuse,
      berceau, cave à vin
    `,
    outdoors: `
      tente, tentes, chaise de jardin, chaise longue, chaise de camping, chaise pliante de camping, fauteuil de jardin,
      canapé de jardin, table de jardin, table de camping, salon de jardin, banc de jardin, bain de soleil, transat,
      hamac, parasol, pergola, tonnelle, vélo, vélos, vtt, draisienne, tricycle, trottinette, skateboard, barbecue,
      plancha, brasero, four à pizza, réchaud, glacière, sac de couchage, kayak, canoë, paddle, planche de surf, luge,
      skis, snowboard, canne à pêche, trampoline, balançoire, toboggan, bac à sable, piscine, tondeuse, tondeuse à gazon,
      taille haie, tronçonneuse, brouette, arrosoir, tuyau d arrosage, serre, abri de jardin, mangeoire, nichoir, niche,
      poussette, moto, pneu, pneus, ballon de football, drone, antivol vélo, couverture de pique nique
    `,
    worn: `
      robe, robes, chemise, chemises, t shirt, tee shirt, polo, chemisier, blouse, débardeur, haut, pull, pulls, sweat,
      hoodie, gilet, cardigan, veste, vestes, manteau, parka, doudoune, blazer, poncho, kimono, peignoir, costume,
      pantalon, pantalons, jean, jeans, legging, short, shorts, jupe, jupes, combinaison, pyjama, soutien gorge, lingerie,
      culotte, caleçon, chaussette, chaussettes, collants, bikini, maillot de bain, maillot, chaussure, chaussures,
      basket, baskets, sneakers, bottes, bottines, sandales, mocassins, escarpins, ballerines, pantoufles, chaussons,
      tongs, sabots, chapeau, casquette, bonnet, béret, bandeau, écharpe, foulard, châle, gants, moufles, ceinture,
      cravate, noeud papillon, nœud papillon, bretelles, sac, sacs, sac à main, sac à dos, sac bandoulière, cabas,
      pochette, besace, cartable, portefeuille, porte cartes, montre, montres, montre connectée, bague, bagues, alliance,
      collier, pendentif, bracelet, boucles d oreilles, broche, bijou, bijoux, lunettes, lunettes de soleil,
      casque de vélo, casque vélo, casque moto, lampe frontale, tablier, déguisement
    `,
    eaten: `
      miel, thé, thés, infusion, tisane, matcha, café, cafés, café moulu, capsules de café, cacao, chocolat, chocolats,
      chocolat noir, tablette de chocolat, truffes, pralines, vin, vins, vin rouge, champagne, bière, bières, cidre, gin,
      whisky, rhum, vodka, liqueur, jus, jus de pomme, limonade, eau minérale, huile d olive, vinaigre, confiture,
      confitures, gelée, pâte à tartiner, biscuit, biscuits, gâteau, gâteaux, madeleines, macarons, sablés, pain, brioche,
      fromage, fromages, saucisson, jambon, foie gras, terrine, saumon, thon, sardines, pâtes, riz, farine,
      flocons d avoine, muesli, granola, barre de céréales, noix, amandes, pistaches, dattes, fruits secs, épices, épice,
      poivre, sel, fleur de sel, safran, vanille, sauce, moutarde, pesto, sirop, bonbons, caramels, nougat, guimauve,
      chewing gum, popcorn, chips, olives, soupe, glace, yaourt, beurre
    `,
    nowhere: `
      carte cadeau, bon cadeau, chèque cadeau, serviette, serviettes, torchon, torchons, coussin, oreiller, taie, plaid,
      couverture, couette, drap, draps, linge de lit, housse, housses, parure, rideau, rideaux, nappe, affiche, poster,
      tableau, toile, miroir, livre, livres, roman, bande dessinée, magazine, calendrier, agenda, autocollant,
      papier peint, peinture, étui, support, porte, range, boîte, coffret, panier, filtre, pièce, adaptateur, câble, pile,
      batterie, jouet, jouets, peluche, poupée, puzzle, croquettes, pâtée, logiciel, distributeur, casier, casier à vin,
      égouttoir, suspension, applique, plafonnier, lustre, guirlande, ampoule, lampe torche, lampe suspension,
      horloge murale, siège auto, collier pour chien, laisse, guitare, violon, outil, perceuse, marteau, scie, porte clés,
      éponge, brosse, machine, robot, ventilateur, radiateur, télévision, téléviseur, sachet, pack, lot
    `,
  },
  downloads: 'télécharge, téléchargez, télécharger, installe, installez, installer',

  claims: {
    superlative: `
      meilleur, meilleure, meilleurs, meilleures, mieux, plus, moins, parfait, parfaite, parfaits, parfaites,
      unique, uniques, ultime, jamais, toujours, incomparable, numéro, premier, premiers, première, premières,
      seul, seule, seuls, seules
    `,
    proof: 'garant*, certifi*, prouv*, testé*',
    rating: 'étoile, étoiles, avis, client, clients',
    offer: 'gratuit*, solde, soldes, promo*, remise, prix, livraison',
    number: 'deux, trois, quatre, cinq, sept, huit, neuf, dix, cent, mille, demi*, moitié',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
    short: 'à, a, y, ô',
    titles: 'm, mm, mme, mmes, mlle, mgr, ste, monsieur, madame',
    labels: `
      n°, nº, taille, vitamine, type, partie, tome, classe, étape, page, chapitre, niveau, modèle, saison, épisode, pointure, série, indice, formule
    `,
    trailing: 'etc, cie',
  },
  styleWords: {
    clean: 'naturel*, bougie*, miel*, meuble*, plante*, savon*',
    bold: 'vélo*, énergie*, piment*',
    luxury: 'luxe*, bijou*, soie*, élégan*',
    playful: 'enfant*, jouet*, bonbon*',
    corporate: 'entreprise*, bureau*, formation*',
    modern: 'casque*, appareil*, sans-fil*',
  },

  samples: {
    texts: `
      Tasse en céramique faite main
      Casque sans fil
      Du pain frais chaque matin
      Mieux dormir
      Veste chaude en laine
      Une bière et un hot-dog
      Chaise de jardin pliante
      Cours de piano pour débutants
      Plus jamais froid aux pieds
      Deux ventilateurs plus discrets qu’une conversation.
      Croquettes sans céréales pour chien
      Chemise en coton à manches longues
      Votre nouveau sac à dos
      Chaussures de course légères
      Étanche jusqu’à dix mètres
      Café torréfié chez nous
      Éclairez votre jardin
      La lampe s’allume toute seule le soir.
      Jouets en bois fabriqués dans le Jura
      Robe d’été soldée
    `,
    divided: 'pro|fes|sion|nel|le|ment',
    clause: ['Une tasse toute simple, avec un intérieur jaune.', 'Une tasse toute simple'],
    sentences: ['Mme. Dupont l’aime.', 'Léger, p. ex. pour le voyage.'],
    leads: ['Savourez chaque matin', 'Votre café reste chaud longtemps'],
    attributes: ['Pièces compatibles lave-vaisselle', 'Veste chaude en pure laine'],
    oldPrice: 'au lieu de 59 €',
    service: 'Cours de piano',
  },
}
