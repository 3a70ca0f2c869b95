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
    before: 'au lieu de, avant, ancien prix, prix conseillé',
    now: 'maintenant, seulement',
  },
  currencies: {},
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
