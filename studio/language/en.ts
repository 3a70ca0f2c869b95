import { DEFAULT_CALLS_TO_ACTION } from '#contract/calls-to-action.ts'
import type { Language } from './language.ts'

export const english: Language = {
  name: 'English',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: true,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'en-us',
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: DEFAULT_CALLS_TO_ACTION,
  buying: ['Shop now', 'Order now', 'Get yours', 'Make it yours'],

  sentences: {
    abbreviations: 'e.g, i.e, approx, ca, p.s, ph.d, incl, excl',
    beforeNumbers: 'co, fig, oz, lb, ft, in',
    examples: 'e.g., i.e.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: `
      if, when, while, whenever, with, without, because, since, although, though, as, after, before, until,
      unless, for, from, in, on, at, by, to, whether, once
    `,
    adding: 'with, without, and, but, so, or, then, for, while, made, plus, thanks, perfect, ideal, from, a, an',
    subjects: 'the, a, an, this, these, it, its, our, we, you, they, he, she, i',
    leaning: "it, it's, it’s, its, they, these, those, this, that, he, she, also, plus, then",
    product: {
      with: 'with',
      this: 'this, these',
      the: 'the, our',
    },
    listing: 'feature, features, featuring, include, includes, including, comes with, with, offer, offers',
    and: 'and',
    articles: 'a, an, the',
    verbs: {
      asking: `
        add, adjust, be, become, begin, bite into, breathe, brew your, bring, build, built for, born for,
        born to, carry less, carry more, carry your, catch the, catch your, celebrate, change your,
        change the, charge your, chase, choose, clean your, clear your, climb, come, conquer, cook for,
        cook like, cook up, cool down, create, cut the, dance all, dance like, dare, discover, ditch,
        dive deep*, dive in, dive into, do, don't, don’t, dream of, drink in, drive your, eat, embrace, enjoy,
        escape, experience, explore, express your, fall asleep, fall for, fall in, feed, feel, fill, find,
        fly away, fly through, focus on, follow, forget, fuel your, gather, gear up, get, give, glide,
        glow all, glow from, go, grab, grow, have, hear, help, hold, ignite, illuminate, imagine, improve,
        indulge, jump in, jump into, keep, kick back, kick off, know, laugh, lead the, learn, leave, let,
        let's, let’s, lift your, light up, light the, light your, listen, live in, live like, live life,
        live the, look at, look good, look like, look your, lose, love the, love your, made for, make,
        master the, master your, meet, melt away, melt into, mix it, mix your, move, never, open up, open the,
        open your, own your, own the, pack light, pack your, pack it, paint the, paint your, pamper,
        play your, plug in, pour, power up, power your, press play, protect, pull, put, reach, read, refresh,
        relax, relive, remember, rest easy, ride the, rise above, run your, run the, save, say, savor, savour,
        see, send, set the, set your, shape your, share your, share the, shine on, show your, show the,
        simplify, sip, sit, skip, sleep better, sleep deep*, sleep in, sleep like, sleep on, sleep through,
        sleep tight, sleep well, slip into, slow down, smell, smile, soak up, spark your, speak, spend,
        spice up, stand out, stand tall, stand up, start, stay, step into, step on, step out, step up, stop,
        store your, stretch your, stride, style your, surprise, swap, switch off, switch on, switch to, take,
        talk, taste the, tell, think, throw it, throw on, touch the, train your, transform, travel light,
        treat your, try, turn, unlock, unwind, upgrade, use, wake, walk away, walk on, walk tall, wash away,
        watch the, watch your, wear, welcome home, welcome to, win, work from, work your, wrap up, wrap your,
        write
      `,
      telling: `
        is, are, isn't, isn’t, aren't, aren’t, has, have, you can, it can, can be, can't, can’t, cannot, will,
        won't, won’t, does, doesn't, doesn’t, you're, you’re, you'll, you’ll, it's, it’s, that's, that’s,
        adapts, arrives, becomes, begins, breathes, brings, carries, cleans, comes, connects, deserve,
        deserves, disappears, feels, fills, fits, follows, forgets, forgives, gets, gives, glows, goes, grows,
        happens, hears, helps, holds, keeps, knows, lasts, learns, lets, loves, makes, matters, means, meets,
        moves, needs, opens, protects, reaches, remembers, saves, says, shines, shows, sings, sits, sleeps,
        slips, smells, sounds, sparkles, speaks, stands for, stands by, stands up, starts, stays, stops,
        takes, tastes, tells, thinks, travels, turns, wakes, wants, warms, works
      `,
      closing: '',
    },
  },

  offer: {
    free: 'free, complimentary',
    before: `
      was, before, formerly, instead of, reg, regular, regular price, rrp, msrp, srp, list, list price,
      orig, originally
    `,
    now: 'now, today, only, just',
  },
  currencies: {
    GBP: 'pound, pounds',
  },
  units: '',
  services: {
    names: `
      lesson, lessons, class, classes, course, courses, seminar, tutoring, tuition, consulting, consultation,
      consultancy, service, services, cleaning, repair, repairs, repairing, renovation, plumbing, plumber,
      electrician, gardening, landscaping, roofing, massages, facial, haircut, haircuts, barber, hairdresser,
      salon, manicure, physiotherapy, therapy, dentist, dental, dentistry, clinic, insurance, mortgage,
      accounting, bookkeeping, translation, translations, rental, rentals, hire, tour, tours, trip, trips,
      excursion, retreat, hostel, guesthouse, apartment, stay, membership, subscription, delivery, removals,
      babysitting, childcare, daycare, dogwalking, grooming, photography, photographer, videography, wedding,
      concert, ticket, tickets, event, events
    `,
    asked: `
      appointment, appointments, consultation, consultations, book your, book a, book an, book now, book online,
      book today, reserve your, reserve a, reserve an, reserve now, reserve online, reserve today
    `,
    per: 'per, an',
    hours: 'hour, lesson, session, night',
  },
  downloads: 'download, downloads, downloading, install, installs, installing',

  claims: {
    superlative: `
      best, better, most, more, least, less, than, ultimate, unbeat*, unmatch*, unrival*, unparallel*, unequal*,
      perfect*, flawless*, leading, leader, top, world, unique, only, first, never, always, forever, every*, all,
      any*, ever, revolution*, miracle, instant*, ??*est
    `,
    proof: `
      guarantee*, warrant*, risk, money back, money-back, certif*, prove, proven, proves, proof, tested, approved,
      clinical*, medical*, doctor, doctors, dermatolog*, scien*, patent*, official*, award, awards, cure, cures,
      heal, heals, safe*, fda, ce, iso, organic, natural, eco*, sustainab*, carbon, climate, vegan, authentic,
      genuine, handmade, handcrafted, waterproof
    `,
    rating: `
      star, stars, rated, rating, ratings, review, reviews, bestsell*, sell*, loved, trusted, customer, customers,
      award*, favourite*, favorite*, popular, famous, recommended, people
    `,
    offer: `
      free, gratis, sale, sales, save, saving*, discount*, deal, deals, offer, offers, off, half, cheap*, price,
      prices, today, tonight, limited, hurry, end, ends, last, chance, coupon, bonus, gift, shipping, delivery,
      refund*, new
    `,
    number: `
      zero, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, fifty, dozen*,
      hundred*, thousand*, million*, billion*, double, twice, triple, thrice, percent
    `,
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {
    clean: `
      skin*, cream*, lotion*, serum*, balm*, soap*, shampoo*, organic*, natural*, botanic*, sustain*, recycl*,
      vegan*, ceramic*, mug*, lamp*, lighting*, linen*, cotton*, pillow*, chair*, furniture*, plant*, herbal*,
      honey*, olive*, oak*, wooden*, minimal*, gentle*, pure*, handmade*, bakery*, candle*, blanket*, tea, wax,
      spa, oat
    `,
    bold: `
      energy*, sport*, fitness*, workout*, running*, sneaker*, trainer*, muscle*, protein*, spicy*, burger*,
      pizza*, power*, turbo*, extreme*, sale*, clearance*, street*, skate*, bike*, boxing*, football*,
      basketball*, soda*, fizz*, bubbles*, loud*, gym, run, mma
    `,
    luxury: `
      perfum*, parfum*, fragrance*, cologne*, diamond*, jewel*, bracelet*, necklace*, earring*, carat*, gold*,
      platinum*, pearl*, silk*, cashmere*, leather*, champagne*, couture*, luxur*, premium*, exclusive*, elegan*,
      timepiece*, chronograph*, whisky*, cognac*, saffron*, truffle*, velvet*, gemstone*, marble*, ring, rings,
      eau, noir, wine, watch
    `,
    playful: `
      kids*, child*, toddler*, baby*, toy*, puzzle*, candy*, chocolate*, cookie*, gummi*, sweet*, party*,
      birthday*, puppy*, kitten*, confetti*, sticker*, cartoon*, funny*, funky*, colourful*, colorful*, rainbow*,
      ice-cream*, lollipop*, playful*, fun, pet, pets, dog, cat, jam
    `,
    corporate: `
      business*, office*, company*, compan*, team*, invoice*, accounting*, consult*, enterprise*, b2b*,
      insurance*, warranty*, industr*, workshop*, logistic*, payroll*, compliance*, finance*, legal*, training*,
      seminar*, certif*, printer*, workstation*, productivity*, meeting*, crm, erp, tax
    `,
    modern: `
      accelerator*, processor*, gpu*, laptop*, notebook*, phone*, smart*, app*, software*, wireless*, bluetooth*,
      headphone*, earbud*, speaker*, camera*, drone*, gaming*, console*, sensor*, electric*, charger*, battery*,
      memory*, gigabyte*, terabyte*, algorithm*, robot*, hologram*, streaming*, device*, ai, led, usb, vr, 5g, gb,
      tb
    `,
  },

  samples: {
    texts: `
      Handmade ceramic mug
      Wireless headphones with deep bass
      Fresh bread, baked every morning
      Sleep better tonight
      Café crème mug
      Our entrée into summer: jalapeño salsa
      A naïve little piñata for your party
      The jacket keeps you warm down to minus ten degrees.
      Beer and hot dog for $10
      Piano lessons for beginners
      Built for the trail
      Crème brûlée torch
      Garden chair, foldable
      Two fans stay quieter than a conversation.
      Soft cotton shirt with long sleeves
      Buy one, get one free
      Never lose your keys again
      Organic dog food without grain
      Yoga mat, 6 mm thick
      Waterproof boots made to last
    `,
    divided: 'tech|nol|ogy',
    clause: ['Perfectly cropped cotton tank, with a scooped neckline.', 'Perfectly cropped cotton tank'],
    sentences: ['Works with e.g. Chemex and French Press.', 'See no. 5 too.'],
    leads: ['Sleep better tonight', 'Every dial falls into place and stays there'],
    attributes: ['Perfectly cropped cotton tank', 'Dishwasher-safe parts'],
    oldPrice: 'Was $59',
    service: 'Piano lessons',
  },
}
