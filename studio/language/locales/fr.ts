import type { Language } from '../language.ts'

export const french: Language = {
  name: 'French',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'fr',
  letters: 'àâæçéèêëîïôœùûüÿ',
  tellingWords: `
    et, droit, des, toute, les, ne, dans, par, tous, une, être, qui, au, pour, ont, peut, du, ce, nul, sont, aux, pays, plus,
    soit, unies, vie, avec, sans, vous, votre, vos, sur, chaque
  `,
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
  deeds: {
    wear: ['Essayer', 'Je l’essaie', 'Essayer'],
    size: ['Trouver sa taille', 'Trouver ma taille', 'Trouver sa taille'],
    home: ['Demander une visite', 'Je visite', 'Demander une visite'],
    table: ['Réserver une table', 'Je réserve ma table', 'Réserver une table'],
    menu: ['Voir la carte', 'Je passe vous voir', 'Voir la carte'],
    stay: ['Réserver un séjour', 'Je prévois un séjour', 'Réserver un séjour'],
    trip: ['Préparer le voyage', 'Je prépare le voyage', 'Préparer le voyage'],
    visit: 'Prendre rendez-vous',
    lesson: ['Apprendre', 'J’apprends', 'Apprendre'],
    talk: ['Nous contacter', 'Parlons-en', 'Nous contacter'],
    works: 'Comment ça marche',
    scent: 'Découvrir le parfum',
    recipe: 'Voir la recette',
    several: [
      'Voir les villas',
      'Voir les maisons',
      'Voir les lofts',
      'Voir les voyages',
      'Voir les croisières',
      'Voir les cours',
      'Voir les formations',
    ],
    recipes: 'recette, recettes',
    except: `
      parapluie, parasol, chaussette, lingerie, lunettes, diamant, perles, joaillier, agence, terrain, immobilier, traiteur, à emporter, livraison, torréfacteur, camping, coffret, vitamines, complément, pharmacie, hôpital, implants, maison de retraite, infirmière, audioprothésiste, école, crèche, colonie, auto-école, lessive, produit, jouet, poupée, insectes, oiseaux, abeilles, chien, chat, maquette, pain d'épice, affiche, déguisement
    `,
  },

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
  lineKinds: {
    headings: `
      caractéristiques, caractéristique, fonctionnalités, points forts, les points forts, spécifications,
      spécifications techniques, fiche technique, détails, détails du produit, informations, informations produit,
      informations sur le produit, informations complémentaires, informations techniques, description,
      description du produit, à propos, présentation, avantages, les avantages, bénéfices, pourquoi vous, pourquoi tu,
      pourquoi nous, pourquoi choisir, pourquoi on, ce que vous, ce qui rend, les plus, vos avantages, matériaux,
      matière, matières, composition, ingrédients, ingrédients clés, comment ça marche, taille et coupe,
      coupe et taille, coupe, faq, questions fréquentes, foire aux questions, couleurs disponibles, couleurs, coloris,
      coloris disponibles, variantes, compatibilité, compatible avec, bon à savoir, notre histoire, l'histoire,
      en savoir plus, en résumé, en bref, le petit plus, pourquoi, comment, qui, où, quoi, qu'est-ce, que contient,
      guide des tailles, dimensions, livraison, retours, entretien, contenu
    `,
    openings: `
      veuillez, merci de, merci pour, nb, n.b., note, remarque, attention, important, avertissement, mise en garde,
      précaution*, entretien, lavage, laver, lavable en machine, lavable à la main, nettoyer, nettoyage, essuyer,
      repasser, repassage, séchage, sécher à, conserver, à conserver, à conserver dans, ranger dans, stocker,
      tenir hors, garder hors, garder à l'écart, gardez hors, tenir éloigné, tenir à l'écart, ne pas, n'utilisez pas,
      n'exposez pas, ne convient pas, usage externe, usage intérieur, réservé à, déconseillé aux, interdit, contactez,
      contactez-nous, écrivez-nous, appelez-nous, cliquez, consultez, choisissez votre taille, choisissez la taille,
      choisissez votre couleur, sélectionnez, ajoutez au panier, ajouter au panier, si vous avez, pour toute question,
      en cas de, en raison, nous livrons, nous expédions, nous envoyons, nous acceptons, nous recommandons,
      nous vous recommandons, nous vous conseillons, bienvenue dans notre, bienvenue sur notre, bienvenue chez nous,
      visitez notre, découvrez notre boutique, référence, réf., modèle n°, fabricant, comprend, inclut, contient, piles,
      montage requis, prix, les prix, commandes, vos commandes, toute commande, photo non, photos non, prévoir,
      voir le guide, voir la, voir les, voir ci-dessous, voir photo, mode d'emploi, conseils d'utilisation,
      comment utiliser, utilisation, instructions
    `,
    notices: `
      livraison*, livré, livrée, livrés, livrées, expédié, expédiée, expédiés, expédition*, envoi, frais de port,
      frais d'envoi, jours ouvrés, jours ouvrables, en stock, rupture de stock, épuisé, retour, retours, remboursement*,
      remboursé*, échange, échanges, échangé*, garantie, garanti 2, satisfait ou remboursé, rétractation, non inclus,
      non incluse, non incluses, non fourni, non fournie, non fournis, non fournies, n'est pas inclus, n'est pas fourni,
      pas inclus, pas incluse, est inclus, est incluse, sont inclus, sont incluses, est fourni, est fournie,
      sont fournis, sont fournies, livré avec, fourni avec, dans la boîte, dans le carton, dans le coffret,
      dans le colis, contenu, le coffret contient, le lot comprend, le set comprend, l'ensemble comprend, séparément,
      vendu séparément, vendue séparément, peut contenir, traces de, allergènes, peut varier, peuvent varier,
      peut différer, peuvent différer, légèrement différente, légères variations, non contractuelle, non contractuelles,
      à titre indicatif, à titre d'illustration, la photo montre, l'image montre, photo montre, sur la photo,
      sur les photos, sur l'image, le mannequin, notre mannequin, la mannequin, guide des tailles, tableau des tailles,
      taille unique, taille petit, taille grand, taille normalement, votre taille habituelle, entre deux tailles,
      taille au-dessus, taille en dessous, dimensions, mesures, mensurations, conseils d'entretien,
      instructions d'entretien, instructions de lavage, lavage à la main, lavage en machine, lavable en machine,
      laver à, lavage à, nettoyage à sec, sèche-linge, chiffon, eau de javel, javel, adoucissant, eau froide, eau tiède,
      à basse température, fer doux, avant la première utilisation, avant utilisation, avant usage, avant de commander,
      avant l'achat, avant commande, lors de la commande, au panier, votre panier, service client, notre boutique,
      notre site, notre magasin, votre commande, votre achat, code promo, tva, droits réservés, responsabilité,
      petites pièces, risque d'étouffement, moins de 3 ans, moins de 36 mois, à partir de 3 ans, surveillance,
      portée des enfants, inflammable, contact avec les yeux, soleil direct, rayons du soleil, lumière directe, notice,
      manuel d'utilisation, nous contacter, n'hésitez pas, retourner, renvoyer, nous retourner, nous renvoyer, sous 14,
      sous 30, sous 24, sous 48, dans les 14, dans les 30, emballage d'origine, non porté, non portée, nous,
      contactez-nous, selon votre écran, mesuré à plat, mesurée à plat, mesurés à plat, marge d'erreur, whatsapp,
      le jour même, étiquette d'entretien, âge recommandé, droits de douane, quantité, lot de, le mannequin mesure,
      30 jours pour, 14 jours pour, jours pour nous, sous 30 jours, sous 14 jours, en option, optionnel, optionnelle,
      est disponible, sont disponibles, disponible en, disponibles en, personnalisable, sur demande,
      commandez maintenant, commandez dès, achetez maintenant, dans la limite des stocks, non applicable, aaa,
      avis clients, prix final, au choix, piles, peut être lavé, se lave, disponible, disponibles, modifiable,
      tenir éloigné, loin du feu
    `,
    forbids: `
      ne pas, ne jamais, n'utilisez, ne l'utilisez, ne mettez, ne le mettez, ne la mettez, ne placez, ne laissez,
      ne lavez, n'exposez, ne plongez, ne passez, ne repassez, ne doit pas, ne doivent pas, ne peut pas être,
      ne passe pas, ne va pas, évitez, éviter, interdit*
    `,
    handling: `
      utiliser, utilisez, utilisé, mettre, mettez, laver, lavé, nettoyer, blanchir, repasser, sécher, immerger, plonger,
      exposer, exposé, placer, placez, lave-vaisselle, micro-ondes, four, congélateur, soleil, chaleur, eau, charge,
      recharge, chargement, enfants, animaux, surveillance, flamme, flammes, feu, avaler, ingérer, appliquer, mélanger,
      surcharger, ouvrir l'appareil, démonter, essorer, tordre, produits abrasifs, produits chimiques
    `,
    measures: `
      taille, tailles, dimension, hauteur, largeur, profondeur, longueur, poids, pèse, diamètre, capacité, contenance,
      volume, épaisseur, mesure, mesurant, tour de taille
    `,
    tornEnds: `
      et, ou, mais, avec, sans, pour, de, du, des, d, à, au, aux, en, dans, sur, par, le, la, les, un, une, votre, vos,
      notre, nos, son, sa, ses, ce, cette, qui, que, dont, comme, très, afin, chez, chaque, leur, leurs, mon, ma, mes,
      quand, lorsque, si, où, entre, sous, vers, contre, depuis, pendant, ainsi, ni, car, donc, cet
    `,
    promises: `
      vous, votre, vos, tu, te, toi, ton, ta, tes, chaque jour, chaque matin, chaque soir, chaque nuit,
      toute la journée, au quotidien, partout, projette, diffuse, jette, apaise, soulage, adoucit, illumine, éclaire,
      réchauffe, rafraîchit, hydrate, nourrit, protège, prévient, réduit, améliore, facilite, simplifie, offre, procure,
      assure, apporte, crée, transforme, sublime, enveloppe, résiste, supporte, accompagne, libère, absorbe, dissimule,
      s'adapte, se glisse, se plie, se transforme, fond, révèle, réveille, garde, donne, laisse, fait, permet, reste,
      suit, ravit, ravira, sans effort, confort*, douillet*, facile à, idéal pour, idéale pour, parfait pour,
      parfaite pour, ????*e la, ????*e le, ????*e les, ????*e un, ????*e une, ????*e chaque, si doux, si douce,
      si léger, si légère, assez, adieu, enfin, plus jamais, fini, finis, finies, toujours, plus doux, plus douce,
      plus léger, plus légère, plus vite, mieux, pendant des heures, en quelques secondes, en un clin, en un geste,
      où que, toute l'année, toutes les poches, sans un, sans bruit, se range, tient dans, tient chaud
    `,
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
  things: {
    endings: 's, x, es',
    nothing: `
      montre-moi, montre comment, montrez, réservez, à la maison, fait maison, de la maison, chambre d'hôtel, table réservée, à table,
      sous le canapé, carte bancaire
    `,
    bakery:
      'pain, pains, baguette, brioche, croissant, boulangerie, viennoiserie, pâtisserie, levain, farine, fougasse, muesli, granola',
    'fast-food':
      'burger, hamburger, pizza, tacos, kebab, frites, sandwich, chips, sauce piquante, ketchup, nouilles, sushi',
    sweets: `
      chocolat, bonbon, gâteau, biscuit, macaron, glace artisanale, glaces, caramel, confiserie, praliné, cupcake, cookie, guimauve, tarte, nougat
    `,
    pantry: `
      huile d'olive, vinaigre, miel, confiture, fromage, pâtes, épices, moutarde, riz, truffe, safran, foie gras, saucisson, jambon, saumon, viande,
      yaourt, beurre, sel de guérande, tapenade, noix
    `,
    fruit:
      'pomme, pommes, poire, orange, oranges, fraises, cerises, pêches, fruits, légumes, panier de légumes, tomates, citrons, raisins',
    drink: 'jus, jus de fruits, limonade, soda, kombucha, smoothie, thé glacé, eau minérale, bière, cidre, sirop, lait',
    'tea-coffee':
      'café en grains, café moulu, expresso, thé, thé vert, thé noir, infusion, tisane, chocolat chaud, cacao',
    spirits: `
      vin, vins, vin rouge, vin blanc, champagne, crémant, whisky, cognac, armagnac, rhum, gin, liqueur, bordeaux, bourgogne, domaine viticole,
      caviar
    `,
    tools: `
      perceuse, perceuse à percussion, visseuse, marteau, scie, tournevis, clé à molette, pince, ponceuse, meuleuse, outil, outils, outillage,
      boîte à outils, échelle, hache, établi, nettoyeur haute pression, perforateur
    `,
    'garden-tools':
      "brouette, tondeuse, taille-haie, sécateur, tuyau d'arrosage, bêche, râteau, arrosoir, serre de jardin, abri de jardin",
    jewelry: `
      bague, alliance, collier, bracelet, boucles d'oreilles, boucle d'oreille, pendentif, broche, diamant, saphir, émeraude, rubis, perle, perles,
      bijou, bijoux, joaillerie, joaillier, solitaire, boutons de manchette
    `,
    trinkets:
      "bracelet d'amitié, porte-clés, autocollant, barrette, chouchou, ballon de baudruche, ballons, confettis, déguisement, affiche, magnet",
    watches: 'montre, montres',
    'dress-watches':
      'montre automatique, montre de poche, chronographe, horlogerie, montre mécanique, mouvement suisse',
    'sport-watches': 'montre connectée, montre gps, montre de sport, bracelet connecté, montre de plongée',
    clothes: `
      robe, jupe, chemise, chemisier, pull, gilet, pantalon, jean, manteau, écharpe, bonnet, gants, chaussettes, lingerie, maillot de bain, pyjama,
      t-shirt, débardeur, short, ceinture, cravate, vêtement, vêtements, mode, lunettes de soleil, lunettes, parapluie, chapeau, casquette
    `,
    streetwear: 'sweat à capuche, hoodie, blouson, veste en jean, veste, doudoune, parka, jogging, baskets, sneakers',
    'fine-clothes':
      'robe de soirée, robe de mariée, smoking, costume sur mesure, cachemire, soie, haute couture, tailleur',
    shoes:
      'chaussure, chaussures, bottes, bottines, sandales, mocassins, escarpins, ballerines, chaussons, espadrilles',
    'sport-shoes':
      'chaussures de running, chaussures de course, chaussures de randonnée, chaussures de trail, chaussures de sport, crampons',
    'fine-shoes': 'richelieu, derbies, chaussures de ville',
    bags: 'sac, sac à main, pochette, portefeuille, porte-monnaie, porte-cartes, cartable, maroquinerie, besace, cabas',
    luggage: 'valise, sac à dos, bagage, bagages, sac de voyage',
    beauty: `
      crème, crème de nuit, crème de jour, crème hydratante, crème visage, crème mains, sérum, lotion, lait corporel, savon, shampoing, shampooing,
      après-shampoing, gel douche, baume, masque visage, gommage, soin, soin visage, peau, cosmétique, crème solaire, dentifrice, huile corporelle,
      sels de bain, sèche-cheveux, déodorant
    `,
    makeup: 'rouge à lèvres, mascara, vernis à ongles, fard à paupières, fond de teint, maquillage, gloss, eyeliner',
    perfume: 'parfum, eau de parfum, eau de toilette, fragrance, eau de cologne, flacon',
    grooming: 'huile à barbe, barbe, rasoir, mousse à raser, après-rasage, barbier',
    furniture: `
      chaise, fauteuil, canapé, canapé d'angle, table, table basse, table à manger, buffet, étagère, bibliothèque en bois, armoire, commode, lit,
      matelas, tabouret, banc, meuble, meubles, tapis, miroir, rideau
    `,
    'office-furniture': 'bureau assis-debout, bureau en chêne, chaise de bureau, fauteuil de bureau',
    homeware: `
      tasse, mug, bol, assiette, vaisselle, vase, coussin, plaid, couverture, serviette de bain, linge de lit, céramique, panier, carafe,
      verre à vin, cadre photo, plateau, nappe, bocal, horloge murale, paillasson
    `,
    kitchenware: `
      poêle, casserole, cocotte, cocotte en fonte, couteau, couteaux, planche à découper, faitout, moule à gâteau, théière, couverts, gourde,
      thermos, bouilloire, râpe, batterie de cuisine
    `,
    appliances: `
      mixeur, blender, grille-pain, cafetière, machine à café, machine à expresso, friteuse sans huile, four, réfrigérateur, lave-vaisselle,
      lave-linge, aspirateur, aspirateur robot, purificateur d'air, ventilateur, fer à repasser, robot de cuisine, bouilloire électrique,
      micro-ondes
    `,
    lighting: 'lampe, lampadaire, lustre, suspension, applique, lanterne, guirlande lumineuse, ampoule, luminaire',
    candles: "bougie, bougie parfumée, bougeoir, encens, diffuseur, photophore, parfum d'intérieur",
    'real-estate': `
      appartement, maison, villa, studio meublé, loft, penthouse, immobilier, agence immobilière, terrain constructible, terrain à bâtir, duplex,
      chalet à vendre, programme neuf
    `,
    travel:
      'voyage, vacances, séjour, croisière, safari, week-end à, week-end, circuit, excursion, vol pour, agence de voyages, escapade',
    hotel: "hôtel, gîte, chambre d'hôtes, auberge, camping, résidence de vacances, nuitée, chalet",
    restaurant: `
      restaurant, bistrot, bistro, brasserie, crêperie, pizzeria, trattoria, menu dégustation, brunch, traiteur, table d'hôtes, bar à vin,
      auberge gastronomique
    `,
    cafe: 'café, salon de thé, torréfacteur, coffee shop, glacier',
    wellness:
      'spa, sauna, massage, hammam, bien-être, institut de beauté, salon de coiffure, coiffeur, manucure, thermes, soin du visage',
    health: `
      dentiste, cabinet dentaire, orthodontiste, médecin, docteur, cabinet médical, clinique, hôpital, pharmacie, kinésithérapeute, kiné,
      ostéopathe, psychologue, psychothérapie, opticien, audioprothésiste, infirmière, vitamines, complément alimentaire, maison de retraite,
      dermatologue, implants
    `,
    law: `
      avocat, avocate, cabinet d'avocats, notaire, conseil juridique, droit, droit de la famille, droit du travail, juriste, procuration, testament,
      huissier
    `,
    finance: `
      comptable, expert-comptable, comptabilité, assurance, mutuelle, crédit immobilier, prêt immobilier, banque, compte bancaire, impôts,
      fiscalité, placement, épargne, courtier, retraite complémentaire, gestion de patrimoine
    `,
    business: `
      conseil, cabinet de conseil, agence, recrutement, agence de communication, coworking, bureaux à louer, logistique, traduction, imprimerie,
      séminaire d'entreprise, salon professionnel
    `,
    software: 'logiciel, application, plateforme, hébergement web, cloud, crm, erp, antivirus',
    education:
      'cours, cours de piano, leçons, école, soutien scolaire, cours de langue, auto-école, crèche, colonie de vacances, atelier, stage',
    training: 'formation, certification, séminaire, webinaire, diplôme, master, bootcamp',
    repair: `
      réparation, plombier, plomberie, électricien, serrurier, couvreur, toiture, garage, garagiste, vidange, freins, chauffagiste, rénovation,
      peintre en bâtiment, déménagement, déménageur, menuisier, menuiserie, maçon, carreleur, pompe à chaleur, panneaux solaires, dépannage,
      paysagiste
    `,
    cleaning:
      'ménage, femme de ménage, nettoyage, pressing, blanchisserie, laveur de vitres, lessive, produit vaisselle',
    events:
      'mariage, photographe, photographe de mariage, concert, opéra, théâtre, musée, exposition, galerie, réception',
    party: 'fête, festival, anniversaire, karaoké, escape game, cours de danse, danse, château gonflable',
    children: `
      enfant, enfants, jouet, jouets, puzzle, jeu de société, peluche, doudou, poupée, maison de poupée, train en bois, cubes, coloriage,
      trampoline, balançoire, toboggan, lego, livre d'images, draisienne, cartable d'enfant
    `,
    baby: 'bébé, poussette, porte-bébé, écharpe de portage, biberon, couches, tétine, bavoir, body bébé, berceau, siège auto, chaise haute',
    pets: `
      chien, chat, chiot, chaton, croquettes, pâtée, arbre à chat, laisse, panier pour chien, litière, animal, animaux, vétérinaire, aquarium,
      cheval, hamster, lapin, golden retriever
    `,
    electronics: `
      casque audio, casque bluetooth, écouteurs, enceinte, enceinte bluetooth, appareil photo, caméra, objectif, drone, téléviseur, télévision,
      vidéoprojecteur, téléphone, smartphone, coque de téléphone, tablette, chargeur, batterie externe, barre de son, platine vinyle, radio,
      imprimante, maison connectée, liseuse
    `,
    computers: `
      ordinateur, ordinateur portable, pc, station de travail, carte graphique, processeur, disque dur, ssd, écran, moniteur, serveur, mémoire vive
    `,
    gaming: 'gaming, clavier mécanique, clavier, souris gamer, console, manette, jeu vidéo',
    plants: `
      plante, plantes, plante verte, cactus, succulente, monstera, bonsaï, graines, olivier, arbuste, pot de fleurs, orchidée, palmier, fougère,
      herbes aromatiques
    `,
    flowers: 'bouquet, fleurs, roses, tulipes, lavande, pivoines, fleuriste, fleurs séchées, couronne de fleurs',
    yoga: 'yoga, tapis de yoga, pilates',
    fitness: `
      haltère, haltères, kettlebell, musculation, fitness, salle de sport, tapis de course, rameur, vélo d'appartement, protéine, protéines,
      gants de boxe, coach sportif
    `,
    sport: `
      football, basket-ball, tennis, raquette, golf, snowboard, ski, skis, planche de surf, skateboard, kayak, paddle, rugby, maillot,
      lunettes de natation, marathon, patins
    `,
    outdoor: `
      tente, sac de couchage, lampe frontale, camping-gaz, randonnée, bâtons de randonnée, hamac, canne à pêche, jumelles, lampe torche, barbecue,
      brasero, glacière
    `,
    bikes:
      'vélo, vélo de route, vtt, vélo électrique, casque de vélo, trottinette électrique, moto, casque de moto, scooter',
    cars: `
      voiture, suv, berline, break familial, cabriolet, voiture électrique, voiture d'occasion, location de voiture, leasing, camping-car, pneus,
      utilitaire, citadine
    `,
    books: `
      livre, livres, roman, carnet, agenda, bande dessinée, calendrier, poésie, livre de cuisine, stylo plume, papeterie, affiche d'art, tableau,
      vinyle, carte routière
    `,
    'gift-cards': 'carte cadeau, chèque cadeau, bon cadeau, coffret cadeau, panier garni, box mensuelle',
  },
  styleWords: {
    clean: `
      bio, naturel, naturelle, végan, vegan, pur, pure, simple, épuré, épurée, fait main, durable, doux, douce, sans parfum, minimaliste, lin,
      coton, bois, recyclé, calme
    `,
    bold: `
      énergie, puissant, puissante, extrême, turbo, épicé, épicée, robuste, soldes, promo, croustillant, pétillant, intense
    `,
    luxury: `
      luxe, luxueux, luxueuse, élégant, élégante, raffiné, raffinée, exclusif, exclusive, or, or blanc, or rose, argent, soie, cachemire, velours,
      marbre, premium, sur mesure, édition limitée, prestige, noir
    `,
    playful: `
      drôle, rigolo, rigolote, coloré, colorée, fête, anniversaire, confettis, mignon, mignonne, amusant, amusante, arc-en-ciel, câlin, gourmand
    `,
    corporate: `
      entreprise, entreprises, professionnel, professionnelle, professionnels, b2b, certifié, équipe, équipes, productivité, facture, factures,
      bureau
    `,
    modern: `
      connecté, connectée, intelligent, intelligente, sans fil, bluetooth, ia, électrique, numérique, led, usb, batterie, capteur, automatique,
      rechargeable
    `,
  },

  requests: {
    parts: {
      product: 'produit*, article*, objet*',
      headline: 'titre*, accroche*, slogan*',
      name: 'nom, nom du produit',
      support: 'deuxième ligne, seconde ligne, sous-titre*, sous titre*',
      price: 'prix',
      oldPrice: 'ancien prix, prix barré, prix d’origine',
      badge: 'badge*, pastille*, autocollant*, remise*, étiquette*',
      callToAction: 'appel à l’action, appel à action, cta, bouton*',
      webAddress: 'adresse web, adresse du site, site web, url',
      legalLine: 'mention légale, mentions légales, petits caractères',
      logo: 'logo*',
      photo: 'photo*, image*',
      background: 'fond, arrière-plan, arrière plan',
      text: 'texte*, mots, lettres, police',
    },
    acts: {
      larger: 'plus grand*, agrandi*, grossi*, plus gros*, grand, grande',
      smaller: 'plus petit*, rédui*, rétréci*, petit, petite',
      left: 'gauche',
      right: 'droite',
      nearer: 'plus près, plus proche*, rapproch*',
      without: 'sans, enlève*, enlever, supprime*, retire*, efface*, pas de, ôte*',
      darker: 'plus foncé*, plus sombre*, assombri*',
      lighter: 'plus clair*, éclairci*, plus lumineu*',
      cutOut: 'détour*, découp*',
      keep: 'avec, garde*, montre*',
    },
    colors: {
      black: 'noir*',
      white: 'blanc*',
      gray: 'gris*',
      red: 'rouge*',
      orange: 'orange*',
      yellow: 'jaune*',
      green: 'vert, verte, verts',
      teal: 'turquoise*, bleu canard',
      blue: 'bleu*',
      purple: 'violet*, mauve*',
      pink: 'rose*',
      brown: 'marron*, brun*',
      beige: 'beige*, crème',
      navy: 'bleu marine, marine',
      gold: 'doré*, or',
    },
    shades: { light: 'clair*, pâle*', dark: 'foncé*, sombre*' },
    ordinals: [
      'première, premier, 1re, 1ère, 1er',
      'deuxième, seconde, second, 2e',
      'troisième, 3e',
      'quatrième, 4e',
      'cinquième, 5e',
    ],
    becomes: 'en, à, par, devient, soit',
    and: 'et, puis, aussi, mais',
    not: 'ne, pas, jamais',
    fill: 'mets, mettre, mettez, rends, rendre, rendez, le, la, les, l’, un, une, de, du, des, d’, svp, s’il, te, vous, plaît, utilise, utilisez, prends, change, changez, déplace, déplacez, sur, dans, au, aux, vers, plus, peu, beaucoup, couleur, annonce, pub, ça, ce, cette, fais, faites, je, veux, voudrais, il, elle',
    unclear: 'Cette demande n’a pas été comprise.',
    examples: ['prix 3,99', 'produit plus grand', 'mets le fond en bleu'],
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
