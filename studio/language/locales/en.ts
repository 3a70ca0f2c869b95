import { DEFAULT_CALLS_TO_ACTION } from '#contract/ads/calls-to-action.ts'
import type { Language } from '../language.ts'

export const english: Language = {
  name: 'English',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  letterGroups: 'en',
  letters: '',
  tellingWords: `
    right, has, be, or, shall, his, any, human, all, equal, which, law, it, are, other, enjoy, from, that, their, such,
    state, acts, life, these, act, forth
  `,
  borrowsAccents: true,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: 'en-us',
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: DEFAULT_CALLS_TO_ACTION,
  buying: ['Shop now', 'Order now', 'Get yours', 'Make it yours'],
  deeds: {
    wear: 'Try it on',
    size: ['Find your size', 'Find your fit', 'Find your fit'],
    home: ['Book a viewing', 'Look inside', 'Arrange a viewing'],
    table: ['Book a table', 'Book a table', 'Reserve a table'],
    menu: ['See the menu', 'Stop by', 'See the menu'],
    stay: ['Book your stay', 'Plan your stay', 'Reserve your stay'],
    trip: ['Plan your trip', 'Plan your trip', 'Plan your journey'],
    visit: ['Make an appointment', 'Book a visit', 'Book your visit'],
    lesson: 'Start learning',
    talk: ['Get in touch', 'Talk to us', 'Get in touch'],
    works: 'See how it works',
    scent: 'Discover the scent',
    recipe: 'Get the recipe',
    several: [
      'See the villas',
      'See the apartments',
      'See the flats',
      'See the houses',
      'See the homes',
      'See the townhouses',
      'See the cottages',
      'See the penthouses',
      'See the tours',
      'See the cruises',
      'See the suites',
      'See the courses',
      'See the lessons',
      'See the classes',
    ],
    recipes: 'recipe, recipes',
    except: `
      set, umbrella, parasol, sock, underwear, lingerie, glasses, eyewear, sunglasses, sunnies, diamond, gemstone, carat, pearls, jeweller, estate a, realtor, letting, land, plot, acre, building plot, rental, catering, take, deliver, roaster, campsite, travel agency, ticket, kit, voucher, gift, vitamin, supplement, hearing, medicine, medical, teeth, braces, invisible, aligners, implants, nursing, pharmacy, hospital, surgery, vaccination, school, academy, kindergarten, nursery, summer camp, puppy, exam, detergent, washing, dishwashing, cleaning spray, cleaner, aromatherapy, meditation, toy, doll, insect, bug, bird, bee, dog, cat, hen, rabbit, model, miniature, gingerbread, game, poster, print, costume, candle, scent of
    `,
  },

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
  lineKinds: {
    headings: `
      features, key features, main features, product features, features & benefits, features and benefits,
      specifications, specification, specs, tech specs, technical details, technical data, technical specifications,
      details, product details, product information, product info, product description, product overview, description,
      about, about this, about the, about our, overview, highlights, benefits, key benefits, why you'll love,
      why you will love, why we love, why choose, why it works, why buy, what makes, what you get, what you'll get,
      what is it, materials, material, materials & care, ingredients, key ingredients, composition, how it works,
      size & fit, fit & size, faq, faqs, frequently asked questions, questions, q&a, available colors,
      available colours, color options, colour options, colors, colours, variants, options, compatibility,
      compatible with, style notes, our story, the story, the details, good to know, more information,
      additional information, item details, item specifics, tasting notes, styling tips, why, what, how, what's, who,
      where, how do i, care guide, dimensions, package includes, size guide, delivery, shipping, returns, care, contents
    `,
    openings: `
      please, note, notice, nb, n.b., attention, warning, caution, important, disclaimer, care, wash at, wash with,
      wash in, wash before, wash separately, wash by, wash inside, wash dark, gently wash, spot clean, wipe with,
      wipe clean, wipe down, clean with, clean only, clean by, iron on, iron at, iron inside, cool iron, air dry,
      line dry, dry flat, lay flat, store in, store at, store the, store away, keep away, keep out, keep dry,
      keep refrigerated, keep in a, keep in the, keep this, keep the product, handle with, use with, use only, only use,
      for external, for indoor, for decorative, not for, not intended, not suitable, not recommended, not a toy,
      not dishwasher, not microwave, add to cart, add this, choose your size, choose a size, choose size,
      choose your color, choose your colour, select your size, select your color, select your colour, select size,
      select the, select a, click here, click on, click the, see below, see our, see the size, see size, see photos,
      see pictures, see product, see label, see packaging, check our, check the, check out our, visit our, contact us,
      contact our, email us, message us, write to us, call us, send us, leave us, follow us, subscribe, order by,
      order before, order within, orders, all orders, your order, each order, allow up to, allow for, thank you,
      thanks for, welcome to our, we ship, we deliver, we send, we accept, we do not, we don't, we cannot, we are not,
      we recommend, if you are not, if you have any, if you need any, due to, as each, consult a, consult your,
      discontinue, avoid contact, avoid direct, assembly required, requires assembly, pre-order, preorder, price is,
      price per, prices, item number, item code, item weight, sku, model number, country of origin, includes, including,
      package, returns are, returns within, batteries not, batteries are, batteries sold, how to use, how to,
      directions, directions for use, usage, instructions, instructions for use
    `,
    notices: `
      delivery, deliveries, delivered in, delivered within, is delivered, are delivered, shipping, shipped, ships,
      shipment, dispatch, dispatched, courier, postage, tracking number, business days, working days, in stock,
      out of stock, sold out, return policy, returns accepted, returns and, returns &, free returns, easy returns,
      no returns, day returns, and returns, & returns, returns must, can be returned, cannot be returned,
      returned within, refund, refunds, refunded, exchange, exchanges, warranty, money back, money-back,
      satisfaction guarantee*, year guarantee, not included, is included, are included, included in the,
      what's included, in the box, in the package, box contains, box includes, set includes, set contains, kit includes,
      package includes, package contents, comes with, sold separately, separately, contains, may contain, color may,
      colour may, colors may, colours may, may vary, may differ, may appear, slight variations, slightly different,
      for illustration, illustration purposes, picture shows, photo shows, image shows, pictures show, photos show,
      pictured, as shown, in the picture, in the pictures, in the photo, in the photos, in the image, model is,
      model wears, model is wearing, our model, screen settings, monitor settings, actual product, actual color,
      size chart, size guide, sizing, true to size, size up, size down, one size, runs small, runs large, usual size,
      between sizes, measurements, dimensions, care instructions, washing instructions, machine wash*, machine-wash*,
      hand wash, hand wash only, hand-wash, hand washing, washed by hand, washed at, dry clean, dry clean only,
      dry-clean, dry cleaning, tumble dry, damp cloth, soft cloth, mild detergent, mild soap, in cold water,
      with cold water, lukewarm water, low heat, bleach, fabric softener, before ordering, before purchasing,
      before you order, before first use, before use, when ordering, at checkout, to cart, shopping cart, to basket,
      place your order, order notes, customer service, customer support, feel free, this listing, link below, drop-down,
      dropdown, discount code, use code, diagnose, rights reserved, copyright, trademark, terms and conditions,
      at your own risk, liability, liable, choking hazard, small parts, under 3 years, under 36 months, years and up,
      adult supervision, adults only, reach of children, supervision, flammable, keep away from, allergens,
      if swallowed, if irritation, avoid contact with, avoid direct sunlight, our store, our shop, our website,
      your purchase, positive feedback, any questions, batteries required, user manual, instruction manual, sent back,
      send back, send it back, send us, returned to, unworn, original packaging, within 7, within 14, within 30,
      within 24, within 48, next-day, working day, business day, warehouse, orders placed, ordered before, us,
      preorder*, pre-order*, deviation, manual measurement, measured by hand, measured flat, laid flat,
      hypoallergenic test, keep out, years old, months old, recommended age, age 3, machine washable, washable at,
      care label, wash cold, wash separately, whatsapp, dm, hashtag, giveaway, warranty card, lifetime warranty,
      tracked, free gift, gift wrap*, sales tax, customs, import duties, packing list, package list, pack of, pcs,
      pieces, get in contact, same-day, the same day, next working, ages 3, optional, is available, are available,
      available in, can be customized, can be customised, be personalized, be personalised, is shown, made to order,
      order today, order now, order yours, order your, buy now, shop now, hurry, while stocks, limited stock,
      act quickly, not applicable, a pair of batteries, aaa, aa batteries, customer reviews, verified purchase,
      final price, enter a maximum, choose another, you can choose, inquire, custom order, custom orders, upgrade is,
      can be washed, does not include, do not include, put it in the dishwasher, ships in, allow up to, batteries are,
      batteries not, aaa batteries, have a question, have questions, questions about, available, changeable, requested,
      cannot be changed, come with, are priced, priced at, are shown, shown is, shown in, shown with, is featured with,
      choose a color, choose a colour, choose your color, choose your colour, choose your theme, without charge,
      at no charge, extra charge, away from fire, away from heat, away from flames, away from direct
    `,
    forbids: "do not, don't, never, must not, should not, cannot be, can't be, avoid, not to be",
    handling: `
      use, using, put, wash*, clean, cleaned, cleaner, bleach*, iron, ironed, tumble, immerse*, submerge*, soak, soaked,
      expose*, microwave*, dishwasher*, freezer, oven, overheat, burn*, leave it, leave the, open the, touch the,
      disassemble, swallow, ingest, apply, mix with, overload, overfill, exceed, sunlight, unattended, dispose, twist,
      wring, place it, place in, place on, place the, store in, dry in
    `,
    measures: `
      size, sizes, dimension, height, width, depth, length, weight, weighs, diameter, capacity, volume, measures,
      measuring, circumference, thickness, inseam, chest, waist, bust
    `,
    tornEnds: `
      and, or, but, with, without, for, of, from, the, a, an, your, our, its, which, as, into, than, because, if, very,
      every, each, their, my, when, while, whose, been
    `,
    promises: `
      you, your, yours, yourself, you'll, you're, you've, everyone, everybody, every day, every morning, every evening,
      every night, all day, all night, throws, casts, softens, lights up, wraps, soothes, relieves, reduces, prevents,
      ensures, provides, delivers, adds, creates, transforms, enhances, improves, hugs, hides, boosts, calms, frees,
      eases, brightens, cools, dries, absorbs, resists, withstands, survives, lifts, removes, nourishes, hydrates,
      refreshes, restores, smooths, smoothes, melts, blends, fades, invites, turns, gathers, catches, no more, without,
      easy to, easier, effortless*, comfort*, cozy, cosy, gentle on, perfect for, ideal for, great for, made for,
      ??*s a, ??*s an, ??*s the, ??*s every, ??*s any, ??*s under, ??*s through, ??*s across, ??*s over, ??*s into,
      ??*s out, ??*s up, ??*s down, ??*s away, ??*s back, ??*s off, ??*s like, ??*s even, ??*s when, ??*s while,
      ??*s itself, ??*s ??*ly, enough, so light, so soft, so quiet, so comfortable, goodbye, no need, finally, at last,
      like never, thank you, anywhere, everywhere, always, stays, keeps, softer, lighter, warmer, quieter, faster,
      better, calmer, safer, longer, all year, all season, all week, for hours, for days, in seconds, in minutes,
      at once, at a glance, in one go, whenever, wherever, relaxed, cosier, cozier, ??*s to its, ??*s to your,
      ??*s in your, ??*s on your, ??*s with every, ??*s after every
    `,
  },

  offer: {
    free: 'free, complimentary',
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
  places: {
    head: 'last',
    nouns: 'apart',
    describing: `
      with, for, in, of, from, by, without, made, on, to, at, that, which, you, inspired, your, my, our, set, kit,
      collection, assortment, bundle, duo, trio, pack
    `,
    table: `
      lamp, lamps, desk lamp, desk lamps, table lamp, table lamps, bedside lamp, bedside lamps, reading lamp,
      reading lamps, night light, night lights, mug, mugs, cup, cups, teacup*, tumbler*, bottle*, water bottle*, thermos,
      flask, flasks, vase, vases, candle*, candle holder*, candleholder*, candlestick*, diffuser*, headphone*, earphones,
      earbuds, headset*, phone, phones, smartphone*, iphone*, phone case, phone cases, phone stand, phone stands,
      phone holder*, tablet*, laptop*, notebook*, keyboard*, mouse, mouses, mousepad*, monitor*, webcam*, microphone*,
      speaker*, soundbar*, radio, turntable*, record player*, camera*, lens, alarm clock, alarm clocks, desk clock,
      desk clocks, clock, clocks, coffee machine*, espresso machine*, coffee maker, coffee makers, espresso maker,
      espresso makers, coffee grinder*, grinder*, kettle*, toaster*, blender*, juicer*, food processor*, stand mixer,
      stand mixers, air fryer, air fryers, rice cooker*, slow cooker*, moka pot, moka pots, french press, teapot*,
      coffee pot, coffee pots, cafetiere*, carafe, jug, jugs, pitcher*, decanter*, pan, pans, frying pan, frying pans,
      saucepan*, skillet*, wok, woks, casserole*, knife, knives, cutlery, plate, plates, bowl, bowls, dish, dishes,
      saucer*, glasses set, glasses sets, wine glass, wine glasses, whisky glass, jar, jars, shaker*, mill, mills,
      pepper mill, pepper mills, spice rack, spice racks, cutting board, cutting boards, chopping board, chopping boards,
      tray, coaster*, lunch box, lunch boxes, lunchbox*, cream, face cream, hand cream, moisturiser*, moisturizer*, serum,
      serums, lotion*, balm, balms, lip balm, lip balms, shampoo, conditioner*, soap, perfume, parfum, cologne,
      eau de toilette, eau de parfum, fragrance, lipstick*, mascara, foundation*, eyeshadow*, nail polish, sunscreen*,
      toner, toners, cleanser*, face mask, face masks, body butter*, body oil, face oil, hair oil, toothbrush*,
      toothpaste, hairdryer*, hair dryer, hair dryers, straightener*, curling iron, curling irons, shaver*, razor, razors,
      trimmer*, hair brush, hair brushes, hairbrush*, power bank, power banks, charger*, controller*, printer*, router*,
      projector*, hard drive, hard drives, ssd, ssds, planter*, plant pot, plant pots, flowerpot*, chess set, chess sets,
      board game, board games, pen, pens, fountain pen, fountain pens, desk organiser*, desk organizer*, paperweight*,
      bookend*, music box, music boxes, figurine*, tea set, tea sets, sewing machine*, jewellery box, jewellery boxes,
      jewelry box, jewelry boxes, watch box, watch boxes, ring dish, ring dishes, bread bin, bread bins, fruit bowl,
      fruit bowls, shoe polish, game console*, games console*, cheese board, cheese boards, goblet*, champagne flute,
      champagne flutes, beer glass, whiskey glass, whiskey tumbler*, glassware, dinnerware, tableware, teaware, spoon,
      spoons, fork, forks, colander*, spatula*, whisk, whisks, mixing bowl, mixing bowls, scissors, wineglass,
      espresso cup, espresso cups, coffee mug, coffee mugs, coffee cup, coffee cups, tea cup, tea cups, coffee set,
      pour over coffee set, camera rig
    `,
    floor: `
      sofa, sofas, couch, couches, loveseat*, settee*, armchair*, chair, chairs, office chair, office chairs, desk chair,
      desk chairs, dining chair, dining chairs, rocking chair, rocking chairs, recliner*, stool, stools, bar stool,
      bar stools, footstool*, ottoman*, pouf, poufs, pouffe, bean bag, bean bags, bench, benches, table, tables,
      dining table, dining tables, coffee table, coffee tables, side table, side tables, console table, console tables,
      desk, desks, standing desk, standing desks, bed, beds, bed frame, bed frames, bunk bed, bunk beds, mattress, crib,
      cribs, cot, cots, wardrobe*, cabinet*, shoe cabinet*, shoe rack, shoe racks, cupboard*, sideboard*, dresser*,
      chest of drawers, nightstand*, bedside table, bedside tables, bookcase*, bookshelf*, shelving unit, shelving units,
      tv stand, tv stands, tv unit, tv units, rug, rugs, carpet*, doormat*, floor lamp, floor lamps, standing lamp,
      standing lamps, vacuum*, vacuum cleaner*, robot vacuum*, robovac*, robot mop, robot mops, mop, mops, suitcase*,
      carry on, trolley case, trolley cases, luggage, treadmill*, exercise bike, exercise bikes, rowing machine*,
      yoga mat, yoga mats, exercise mat, exercise mats, washing machine*, tumble dryer, tumble dryers, dishwasher*,
      fridge*, refrigerator*, freezer*, oven, ovens, air purifier*, dehumidifier*, tower fan, tower fans, radiator*,
      dog bed, dog beds, cat bed, cat beds, pet bed, pet beds, cat tree, cat trees, scratching post, scratching posts,
      dog bowl, dog bowls, cat bowl, cat bowls, dog food bowl, dog food bowls, pet bowl, pet bowls, litter box,
      litter boxes, laundry basket*, umbrella stand, umbrella stands, coat rack, coat racks, coat stand, coat stands,
      clothes rack, clothes racks, piano, drum kit, drum kits, floor cushion*, play mat, play mats, high chair,
      high chairs, highchair*, pedal bin, pedal bins, trash can, trash cans, dress form, dress forms, wine cabinet*,
      footrest*, dining set, dining sets, dining room set, dining room sets, living room set, living room sets,
      sectional*, sleeper sofa, sleeper sofas, daybed*, end table, end tables, bar cart, bar carts
    `,
    outdoors: `
      tent, tents, camping chair, camping chairs, folding camping chair, folding camping chairs, beach chair,
      beach chairs, deck chair, deck chairs, garden chair, garden chairs, lawn chair, lawn chairs, patio chair,
      patio chairs, sun lounger*, garden bench, garden benches, garden table, garden tables, patio table, patio tables,
      camping table, camping tables, picnic table, picnic tables, picnic blanket*, patio set, patio sets,
      garden furniture, patio furniture, outdoor furniture, outdoor sofa, outdoor sofas, hammock*, parasol*, gazebo*,
      awning*, bicycle*, bike, bikes, e bike, e bikes, ebike, ebikes, mountain bike, mountain bikes, road bike,
      road bikes, balance bike, balance bikes, bike lock, bike locks, bike pump, bike pumps, bike rack, bike racks,
      bike trailer*, tricycle*, scooter*, e scooter*, kick scooter*, skateboard*, longboard*, grill, grills, barbecue*,
      bbq, smoker*, fire pit, fire pits, pizza oven, pizza ovens, camping stove, camping stoves, camp stove, camp stoves,
      cool box, cool boxes, sleeping bag, sleeping bags, sleeping mat, sleeping mats, kayak, canoe, canoes, paddleboard*,
      paddle board, paddle boards, surfboard*, sup board, sup boards, bodyboard*, raft, rafts, sled, sleds, sledge*, skis,
      snowboard*, fishing rod, trampoline*, swing set, swing sets, swing, swings, sandbox*, sandpit*, paddling pool,
      paddling pools, swimming pool, swimming pools, lawn mower, lawn mowers, lawnmower*, robot lawnmower*,
      hedge trimmer*, leaf blower*, chainsaw*, wheelbarrow*, watering can, watering cans, garden hose, garden hoses, hose,
      hoses, sprinkler*, greenhouse*, raised bed, raised beds, shed, sheds, bird feeder*, bird house, bird houses,
      birdhouse*, bird bath, bird baths, dog house, dog houses, kennel*, stroller*, pushchair*, pram, prams, motorcycle*,
      tyre, tyres, tire, tires, roof box, roof boxes, climbing rope, climbing ropes, football*, soccer ball, soccer balls,
      basketball hoop, basketball hoops, garden light, garden lights, solar light, solar lights, patio heater*, drone,
      drones, cooler box, cooler boxes, camping cooler*, kayaks, tackle box, tackle boxes, fishing rods, fishing reel,
      fishing reels, patio sofa, patio sofas, golf club, golf clubs, golf putter*, playground slide, water slide,
      garden slide
    `,
    worn: `
      dress, dresss, dresses, gown, gowns, shirt, shirts, t shirt, t shirts, tee, polo, polos, blouse*, tank top,
      tank tops, tank, tanks, crop top, crop tops, tunic, tunics, sweater*, jumper*, pullover*, hoodie*, sweatshirt*,
      cardigan*, jacket*, coat, coats, parka, parkas, blazer*, vest, vests, waistcoat*, poncho, kimono, robe, robes,
      bathrobe*, suit, suits, tuxedo*, trousers, pants, jeans, chinos, leggings, joggers, shorts, skirt, skirts,
      jumpsuit*, overalls, dungarees, pyjamas, pajamas, nightgown*, lingerie, bra, bras, boxers, briefs, underwear, socks,
      tights, stockings, bikini*, swimsuit*, swim trunks, shoe, shoes, sneaker*, trainers, plimsolls, slip ons, boots,
      boot, hiking boots, sandals, loafers, heels, pumps, flats, slippers, flip flops, clogs, moccasins, oxfords, hat,
      hats, cap, caps, beanie*, beret, berets, headband*, scarf, scarfs, shawl, shawls, gloves, mittens, belt, belts, tie,
      ties, bow tie, bow ties, suspenders, bag, bags, handbag*, tote, totes, tote bag, tote bags, shoulder bag,
      shoulder bags, crossbody, crossbody bag, crossbody bags, clutch*, satchel*, messenger bag, messenger bags,
      backpack*, rucksack*, weekender bag, weekender bags, duffel*, duffel bag, duffel bags, gym bag, gym bags,
      travel bag, travel bags, fanny pack, fanny packs, belt bag, belt bags, purse, purses, wallet*, card holder*, watch,
      watches, wristwatch*, smartwatch*, pocket watch, pocket watches, camping watch, camping watches, ring, rings,
      wedding ring, wedding rings, necklace*, pendant*, bracelet*, bangle*, earring*, brooch*, anklet*, jewellery,
      jewelry, cufflinks, sunglasses, sunnies, eyeglasses, reading glasses, goggles, helmet*, bike helmet*, headlamp*,
      apron, aprons, costume*, uniform*, watch strap, watch straps, timepiece*, eyewear, spectacles, stilettos, bootie*,
      brogues, runners, espadrilles, mules, daypack*, overcoat*, trench coat, trench coats, windbreaker*, flannel*, studs,
      choker*, cuff bracelet*, camisole*, slides, briefcase, puffer, puffer jacket
    `,
    eaten: `
      honey, tea, teas, green tea, black tea, herbal tea, tea bags, matcha, chai, coffee, coffee beans, espresso beans,
      ground coffee, coffee capsules, cold brew, cocoa, hot chocolate, chocolate, chocolates, dark chocolate,
      milk chocolate, chocolate bar, truffles, pralines, wine, red wine, white wine, champagne, prosecco, beer, ale,
      lager, ipa, cider, gin, whisky, whiskey, vodka, rum, tequila, liqueur, juice, juices, smoothie, lemonade, soda,
      kombucha, sparkling water, mineral water, energy drink, olive oil, vinegar, jam, marmalade, peanut butter,
      almond butter, spread, cookies, cookie, biscuits, brownies, cake, cupcakes, muffins, donuts, bread, sourdough,
      croissants, cheese, sausage, sausages, ham, salami, jerky, bacon, steak, salmon, tuna, pasta, spaghetti, noodles,
      rice, flour, oats, oatmeal, porridge, muesli, granola, cereal, granola bar, protein bar, protein powder, nuts,
      almonds, cashews, pistachios, raisins, dates, dried fruit, spices, spice mix, curry, saffron, cinnamon, vanilla,
      hot sauce, sauce, ketchup, mustard, mayonnaise, pesto, salsa, hummus, syrup, maple syrup, candy, sweets, gummies,
      gummy bears, liquorice, licorice, chewing gum, caramels, fudge, toffee, popcorn, crisps, potato chips, crackers,
      pretzels, olives, pickles, soup, ramen, pizza, ice cream, gelato, yogurt, yoghurt, butter, baby food, snack box,
      bagel, bagels, pastries, pastry, donut, baguette, muffin, parfait, salad, raspberries, blueberries, strawberries,
      blackberries, grapes, apples, oranges, lemons, bananas, avocado, avocados, tomatoes, broccoli, garlic, herbs,
      parsley, mushrooms, carrots, potatoes, milk, eggs, beef, chicken, pork, lamb, shrimp, lobster, crab, oysters,
      fillet, scallops
    `,
    nowhere: `
      gift card, gift cards, voucher*, towel, towels, tea towel, tea towels, dish towel, dish towels, beach towel,
      beach towels, cushion*, pillow*, pillowcase*, blanket*, throw, throws, duvet, duvets, bedding, sheets, bed linen,
      bed linens, curtain*, tablecloth*, napkins, poster*, print, prints, wall art, wall arts, painting*, canvas, mirror*,
      book, books, ebook, ebooks, e book, e books, cookbook*, comic, comics, magazine*, calendar*, planner*, sticker*,
      decal, decals, wallpaper*, paint, cover, covers, sofa cover, sofa covers, chair cover, chair covers, sleeve*, case,
      cases, holder*, rack, racks, wine rack, wine racks, stand, stands, mount, mounts, bracket*, hook, hooks, filter*,
      part, parts, adapter*, cable, cables, battery, toy, toys, plush, plushes, doll, dolls, puzzle*, dog food, cat food,
      pet food, dog treats, food, software, app, apps, course*, pattern*, machine*, maker, makers, dispenser*, box, boxes,
      basket*, tin, tins, container*, storage*, organizer*, organiser*, opener*, wall lamp, wall lamps, pendant lamp,
      pendant lamps, ceiling lamp, ceiling lamps, chandelier*, pendant light, pendant lights, ceiling light,
      ceiling lights, wall light, wall lights, string lights, light, lights, bulb, bulbs, light bulb, light bulbs, torch,
      torches, flashlight*, wall clock, wall clocks, seat, seats, heater*, fan, fans, sponge*, brush, brushes, detergent,
      cleaner*, polish, winder*, tv, television*, car seat, car seats, baby carrier*, dog collar*, leash, leashes,
      dog leash, dog leashes, collar*, guitar*, violin*, drum, drums, tool, tools, drill, drills, screwdriver*, saw, saws,
      hammer*, key ring, key rings, keyring*, keychain*, curtain ring, curtain rings, ring light, ring lights,
      ring binder*, boxing ring, boxing rings, table runner*, tea bag, garbage bag, garbage bags, trash bag, trash bags,
      cap set, cap sets, dress pattern*, napkin ring, napkin rings, blinds, photo print, photo prints, picture frame,
      picture frames, mulch, soil, seeds, bouquet*, flowers, lantern*
    `,
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
    short: 'a, I',
    titles: 'capt, rev, hon, mt',
    labels: `
      size, sizes, vitamin, type, part, chapter, level, plan, step, page, class, category, model, version, series, season, episode, day, stage, phase, group, section, room, floor, gate, route, exit, grade, factor, formula, gen, mark
    `,
    trailing: 'ph.d, m.d, a.m, p.m',
  },
  things: {
    endings: "s, es, 's, s'",
    nothing: `
      watch the, watch a, watch your, watch over, watch as, watch how, watch for, watch out, watch it, to watch, street, in time, power of, bed of,
      set of rules, ring the, ring road, ring us, table of, glass of, cup of, house of, light as, light for, light on, light up, stress-free,
      car park, book a, book your, book now, to book, to train, train your, trains, train with, exercise your, play area, gold medal, gold standard,
      silver lining, coffee break, while you have a coffee, tea time, park, plant-based, boot of, boot space, trunk space, under canvas,
      pet-friendly, kid-friendly, dog-friendly, child-friendly, cookies policy, apple pay, cookie policy, phone number, phone call, by phone,
      on the phone, at the desk, under your desk, under the desk, app only, in the app, from your phone, table for, at your table, kitchen table,
      your sofa, under the sofa, hotel room, hotel rooms
    `,
    bakery: `
      bread, loaf, sourdough, baguette, brioche, focaccia, ciabatta, croissant, bagel, bun, roll of bread, bakery, pastry, pastries, patisserie,
      muffin, scone, granola, muesli, cereal, oatmeal, flour
    `,
    'fast-food': `
      burger, cheeseburger, hamburger, pizza, taco, burrito, kebab, hot dog, fries, chicken wings, wings, nachos, ramen, noodles, hot sauce,
      chilli sauce, salsa, barbecue sauce, ketchup, crisps, potato chips, snack, snacks, sandwich, wrap sandwich, poke bowl, sushi
    `,
    sweets: `
      candy, candies, sweets, chocolate, chocolates, cookie, biscuit, cupcake, cake, doughnut, donut, ice cream, gelato, lollipop, gummies,
      gummy bears, marshmallow, caramel, macaron, pudding, brownie, waffle, pancake
    `,
    pantry: `
      olive oil, oil of olives, vinegar, balsamic, honey, jam, marmalade, cheese, pasta, spices, spice, pepper mill, salt flakes, nuts, almonds,
      rice, truffle, saffron, pesto, mustard sauce, organic food, sauce, soup, yoghurt, yogurt, butter, ham, salami, salmon, meat, steak, fish,
      seafood, eggs, groceries
    `,
    fruit: `
      apple, apples, pear, orange, oranges, lemon, strawberry, strawberries, blueberries, berries, mango, avocado, banana, grapes, peach, fruit,
      fruits, vegetable, salad, tomato, tomatoes, fruit basket, veg box, vegetable box, fruit box
    `,
    drink: `
      juice, soda, lemonade, kombucha, smoothie, iced tea, mineral water, sparkling water, soft drink, cola, energy drink, beer, ale, lager, cider,
      craft beer, ipa, milk, oat milk, coconut water, cold brew
    `,
    'tea-coffee':
      'coffee, espresso, coffee beans, coffee bean, tea, green tea, black tea, herbal tea, matcha, chai, cocoa, hot chocolate',
    spirits: `
      wine, red wine, white wine, champagne, prosecco, whisky, whiskey, single malt, bourbon, cognac, brandy, gin, rum, vodka, tequila, mezcal,
      liqueur, port wine, vermouth, riserva, chianti, rioja, barolo, bordeaux, merlot, pinot noir, cabernet, riesling, caviar
    `,
    tools: `
      drill, floor jack, hydraulic jack, impact drill, drill driver, screwdriver, hammer, saw, chainsaw, circular saw, wrench, spanner, pliers,
      sander, grinder, toolbox, tool box, tool belt, tool set, tool kit, tool, tools, power tool, workbench, ladder, welder, welding machine,
      nail gun, chisel, tape measure, multitool, pocket knife, spirit level, air compressor, generator, pressure washer, torque wrench, work gloves,
      safety boots, hard hat, axe
    `,
    'garden-tools': `
      wheelbarrow, lawn mower, lawnmower, hedge trimmer, rake, spade, shovel, garden hose, hose, secateurs, pruner, leaf blower, watering can,
      compost bin, greenhouse, garden shed, fence, insect hotel, bug hotel, bird house, birdhouse, bird bath
    `,
    jewelry: `
      ring, rings, engagement ring, wedding ring, wedding band, necklace, bracelet, bangle, earring, pendant, brooch, cufflinks, diamond, diamonds,
      gemstone, pearl, pearls, sapphire, emerald, ruby, jewellery, jewelry, jeweller, locket, tiara, carat, charm necklace
    `,
    trinkets: `
      friendship bracelet, beaded bracelet, glass beads, beads, keyring, key ring, key chain, keychain, sticker, stickers, hair clip, scrunchie,
      enamel pin, badge, fridge magnet, poster, party hat, balloon, balloons, confetti, party supplies, costume
    `,
    watches: 'watch, watches, wristwatch, wrist watch, watch strap, watch band',
    'dress-watches': `
      dress watch, automatic watch, pocket watch, chronograph, timepiece, tourbillon, swiss movement, mechanical movement, skeleton watch,
      enamel dial
    `,
    'sport-watches': `
      running watch, sports watch, sport watch, gps watch, smartwatch, smart watch, fitness tracker, fitness watch, dive watch, diving watch,
      triathlon watch, heart rate
    `,
    clothes: `
      dress, skirt, shirt, blouse, sweater, jumper, pullover, cardigan, knitwear, trousers, pants, jeans, leggings, coat, tank top, top, vest,
      t-shirt, tee, polo shirt, scarf, hat, cap, beanie, gloves, socks, underwear, lingerie, swimsuit, bikini, pyjamas, pajamas, shorts, jumpsuit,
      kimono, poncho, belt, tie, roll neck, turtleneck, clothing, fashion, sunglasses, glasses, eyewear, sunnies, umbrella, parasol, robe, spa robe, bathrobe,
      sunglasses case, glasses case
    `,
    streetwear: `
      hoodie, sweatshirt, streetwear, bomber jacket, denim jacket, leather jacket, puffer jacket, jacket, parka, tracksuit, joggers, sneaker,
      skate shoes, cargo pants, snapback, selvedge denim, denim
    `,
    'fine-clothes': `
      gown, evening gown, evening dress, tuxedo, suit, cashmere, silk dress, silk scarf, silk, couture, atelier, haute couture, tailored suit,
      bespoke suit, wedding dress, bridal gown
    `,
    shoes: `
      shoe, shoes, boot, boots, ankle boots, sandal, slipper, loafer, heels, pumps, ballerinas, flats, espadrilles, clogs, moccasins, mules,
      plimsolls
    `,
    'sport-shoes': `
      running shoe, running shoes, trail shoe, trail runner, trainer, trainers, football boots, basketball shoes, hiking boots, hiking shoes,
      climbing shoes, track spikes, runner
    `,
    'fine-shoes':
      'oxford shoes, oxfords, brogue, brogues, derby shoes, monk straps, goodyear welted, stiletto, stilettos',
    bags: `
      handbag, tote, tote bag, clutch, purse, wallet, card holder, briefcase, messenger bag, shoulder bag, crossbody bag, leather bag, bag,
      weekender
    `,
    luggage: 'suitcase, luggage, cabin bag, trolley case, carry-on, rucksack, backpack, duffel bag, travel bag',
    beauty: `
      serum, face cream, night cream, day cream, hand cream, body lotion, lotion, cream, moisturiser, moisturizer, cleanser, toner, face mask,
      sheet mask, sunscreen, sun cream, body oil, face oil, bath salt, bath bomb, soap, shampoo, conditioner, hair mask, hair oil, lip balm, balm,
      deodorant, toothpaste, toothbrush, dental floss, massage oil, skincare, skin care, skin, cosmetics, scrub, shower gel, body butter, hairdryer, hair dryer, straightener,
      curling iron
    `,
    makeup: `
      lipstick, mascara, eyeliner, eyeshadow, foundation, blush, rouge, concealer, nail polish, nail varnish, makeup, make-up, lip gloss, palette,
      brow pencil, highlighter
    `,
    perfume: 'perfume, parfum, fragrance, cologne, eau de parfum, eau de toilette, scent, flacon, attar, oud',
    grooming: `
      beard oil, beard, razor, shaving cream, shaver, aftershave, pomade, trimmer, barber, barbershop, barber shop, straight razor, hot towel shave,
      haircut, gentleman, beard trim
    `,
    furniture: `
      chair, armchair, lounge chair, sofa, couch, table, dining table, coffee table, side table, sideboard, bookshelf, bookcase, shelf, wardrobe,
      dresser, bed, bed frame, mattress, headboard, stool, bench, ottoman, cabinet, furniture, bunk, rug, carpet, mirror, curtain, chaise, recliner,
      shoe rack, coat rack, bike rack, bistro set, bistro table
    `,
    'office-furniture':
      'desk, standing desk, office chair, desk chair, filing cabinet, monitor arm, whiteboard, ergonomic chair',
    homeware: `
      mug, cup, bowl, plate, plates, dinner set, dinnerware, tableware, stoneware, ceramic, ceramics, pottery, vase, cushion, pillow, throw,
      blanket, towel, bedding, duvet, sheets, linen, basket, clock, picture frame, tray, carafe, jar, glass jar, bottle, wine glass, glasses set,
      tumbler, napkin, tablecloth, doormat, salt shaker, shaker, shakers, pepper shaker, storage jar, hook, bath mat, clay set,
      jewelry box, jewellery box, ring box, ring dish, watch box, wine rack, spice rack, towel rack, bread bin, bread box, cake stand, cake tin,
      plant stand, book stand, candle snuffer
    `,
    kitchenware: `
      cookware, cookware set, pan, frying pan, saucepan, pot, wok, knife, chef's knife, knives, cutting board, chopping board, dutch oven,
      casserole, bakeware, baking tray, grater, kettle, teapot, cutlery, whisk, rolling pin, mortar, thermos, vacuum flask, flask, water bottle,
      drinking bottle, lunch box, kitchen scale
    `,
    appliances: `
      blender, mixer, toaster, coffee machine, espresso machine, espresso maker, coffee maker, coffee grinder, air fryer, oven, fridge,
      refrigerator, freezer, dishwasher, washing machine, dryer, vacuum, vacuum cleaner, robot vacuum, air purifier, humidifier, fan, heater, iron,
      steam iron, juicer, microwave, food processor, rice cooker, steamer, electric kettle, thermostat, air conditioner, dehumidifier
    `,
    lighting: `
      lamp, floor lamp, table lamp, desk lamp, reading lamp, pendant light, chandelier, lantern, sconce, light bulb, ceiling light, lampshade,
      fairy lights, string lights
    `,
    candles:
      'candle, scented candle, candle holder, taper, tapers, candlestick, incense, diffuser, tea light, room spray, home fragrance',
    'real-estate': `
      villa, apartment, flat, house, home for sale, condo, penthouse, townhouse, cottage, bungalow, estate agent, estate agents, estate agency,
      real estate, realtor, property, properties, letting agent, lettings, rental, bedroom apartment, loft, studio flat, mansion, land plot,
      building plot, homes, new homes, mortgage-free home, land, acre, acres, beachfront, plot, farmhouse, duplex, open house, housing,
      new development
    `,
    travel: `
      holiday, vacation, getaway, weekend in, long weekend, city break, cruise, safari, tour, trip, flight, flights, package tour, road trip,
      retreat, island hopping, trek, expedition, tickets to, travel agency, excursion, boat trip, train journey
    `,
    hotel: `
      hotel, resort, guesthouse, guest house, bed and breakfast, b&b, hostel, lodge, glamping, campsite, holiday home, holiday cottage, chalet,
      suite
    `,
    restaurant: `
      restaurant, trattoria, osteria, bistro, brasserie, tavern, steakhouse, pizzeria, diner, tasting menu, brunch, dinner for two, lunch menu,
      catering, wine bar, pub, gastropub, tapas bar, sushi bar
    `,
    cafe: 'café, cafe, coffee shop, coffee house, tea room, tearoom, ice cream parlour, patisserie café, flat white, flat whites, roastery',
    wellness: `
      spa, spa day, sauna, massage, wellness, facial, manicure, pedicure, nail salon, hair salon, hairdresser, beauty salon, steam bath,
      thermal baths, meditation, aromatherapy, float tank
    `,
    health: `
      dentist, dental, dental practice, dental clinic, orthodontist, doctor, dr, physician, clinic, hospital, pharmacy, physiotherapy,
      physiotherapist, physio, osteopath, chiropractor, therapist, therapy, psychotherapy, counselling, optician, eye test, medical, medicine,
      family medicine, health check, check-up, hearing aid, hearing test, nursing, care home, vaccination, vitamins, supplements, vitamin tablets,
      blood test, surgery, dermatologist, braces, invisible braces, implants, aligners, teeth, teeth whitening, nutritionist, walk-in clinic
    `,
    law: `
      law firm, lawyer, lawyers, solicitor, solicitors, attorney, attorneys, power of attorney, notary, notary public, legal advice, family law,
      law, legal, barrister, last will, conveyancing, trademark, patent, injury claims, personal injury, claims, legal aid, litigation, mediation,
      visa application, immigration
    `,
    finance: `
      bookkeeping, accounting, accountant, tax, tax return, tax adviser, tax advisor, mortgage, mortgage advice, insurance, pension, investment,
      wealth management, financial advice, financial adviser, payroll, bank, bank account, credit card, loan, broker, audit, invoices, invoice,
      retirement planning, retirement, savings account, financial planning, estate planning, crowdfunding, life insurance, car insurance,
      home insurance, health insurance
    `,
    business: `
      consulting, consultancy, coaching, recruitment, recruiting, marketing agency, agency, business, company, b2b, office space, coworking,
      co-working, logistics, freight, translation service, hr, conference, meeting room, printing service, virtual assistant, trade fair
    `,
    software: `
      software, app, saas, crm, erp, platform, dashboard, web hosting, hosting, cloud storage, vpn, antivirus, website builder, plugin, api,
      ai assistant, payroll software, accounting software
    `,
    education: `
      course, lessons, lesson, class, classes, school, tutoring, tutor, language course, piano lessons, guitar lessons, academy, kindergarten,
      nursery school, summer camp, workshop, evening class, puppy school
    `,
    training: `
      certification, certification course, bootcamp, training course, seminar, webinar, degree, mba, diploma, exam, exam voucher, masterclass,
      cyber security
    `,
    repair: `
      repair, repairs, roof repair, roofer, roofing, plumber, plumbing, electrician, locksmith, brake service, car service, car repair, oil change,
      tyre change, tire change, mot, garage, mechanic, boiler service, heating engineer, handyman, painter and decorator, decorating, builder,
      renovation, installation, slating, tiling, joinery, carpentry, removal, removals, moving company, pest control, landscaping, bike repair,
      phone repair, window fitting, scaffolding, solar panels, heat pump, roof tiles, solar, solar roof tiles, insulation, gutter cleaning,
      garden design, gardening service, chimney sweep, damp proofing, paving
    `,
    cleaning: `
      cleaning, house cleaning, cleaner, window cleaning, office cleaning, carpet cleaning, laundry service, dry cleaning, laundry, housekeeping,
      dishwashing liquid, detergent, washing powder, cleaning spray
    `,
    events: `
      wedding, wedding photography, photographer, photography, wedding planner, wedding venue, venue, gala, opera, ballet, concert, theatre,
      theater, museum, exhibition, string quartet, florist for weddings, portrait session
    `,
    party: `
      party, festival, dj, club night, birthday party, bouncy castle, karaoke, escape room, laser tag, comedy night, dance class,
      street dance class, street dance, dance
    `,
    children: `
      kids, kids', kid, child, children, children's, toy, toys, toddler, puzzle, board game, game night, train set, wooden train, building blocks,
      doll, dollhouse, plush, plushie, teddy bear, teddy, soft toy, cuddly toy, stuffed animal, play mat, playhouse, swing, slide, scooter for kids,
      trampoline, bunk bed for kids, crayons, colouring book, coloring book, picture book, nursery toy, craft kit, slime, lego, water pistol
    `,
    baby: `
      baby, babies, newborn, pram, stroller, pushchair, baby carrier, carrier wrap, crib, cot, nursing pillow, bib, pacifier, dummy clip, rattle,
      baby monitor, nappies, diapers, car seat, high chair, romper, onesie, maternity
    `,
    pets: `
      dog, dogs, cat, cats, puppy, puppies, kitten, kittens, pet, pets, dog food, cat food, cat tree, dog bed, dog lead, leash, collar for dogs,
      litter, cat litter, aquarium, hamster, rabbit hutch, bird feeder, golden retriever, retriever, labrador, vet, veterinary, kibble,
      treats for dogs, horse, saddle, scratching post
    `,
    electronics: `
      headphone, headphones, earbuds, earphones, speaker, bluetooth speaker, soundbar, camera, mirrorless camera, lens, drone, television, tv,
      projector, phone, smartphone, tablet, charger, power bank, phone case, e-reader, ebook reader, smart home, smart lock, doorbell, dash cam,
      turntable, record player, radio, router, printer, gimbal, tripod, microphone, ring light, camera strap, phone holder, hearing, vr headset, e-bike battery, light therapy,
      vinyl player, hi-fi, amplifier, subwoofer
    `,
    computers: `
      laptop, notebook computer, computer, pc, workstation, processor, gpu, graphics card, accelerator, ai accelerator, ssd, memory, ram,
      motherboard, monitor, server, nas, mini pc, usb hub, docking station, external drive
    `,
    gaming: `
      gaming, gaming chair, gaming mouse, keyboard, mechanical keyboard, mouse pad, gaming headset, console, controller, gamepad, joystick,
      video game, esports
    `,
    plants: `
      plant, plants, houseplant, house plant, monstera, cactus, cacti, succulent, fern, palm, ficus, rubber plant, bonsai, herbs, seeds, seedling,
      tree, olive tree, fig tree, plant pot, planter, terrarium, orchid, bulbs
    `,
    flowers:
      'bouquet, flowers, flower, rose, roses, tulip, tulips, lavender, peony, peonies, dried flowers, florist, wreath, sunflowers bouquet',
    yoga: 'yoga, yoga mat, pilates, meditation cushion, foam roller',
    fitness: `
      dumbbell, dumbbells, kettlebell, barbell, gym, fitness, workout, treadmill, rowing machine, exercise bike, protein, protein powder, creatine,
      resistance bands, boxing, boxing gloves, crossfit, personal trainer, martial arts, skipping rope, pre-workout, punching bag, bench press, mma,
      protein shaker, shaker bottle, gym bag, gym towel, yoga block, massage gun
    `,
    sport: `
      football, soccer, basketball, tennis, tennis racket, racket, golf, golf club, golf clubs, snowboard, ski, skis, surfboard, skateboard,
      longboard, kayak, paddle board, hockey, rugby, cricket, baseball, volleyball, climbing, swim goggles, goggles, wetsuit, running, marathon,
      padel, badminton, goalkeeper gloves, jersey, ice skates, roller skates, inline skates
    `,
    outdoor: `
      tent, sleeping bag, headlamp, camping, camping stove, hiking, hiking pole, trekking poles, down jacket, rain jacket, hammock, fishing rod,
      cool box, binoculars, flashlight, torch, grill, barbecue, compass, climbing rope, carabiner, survival kit, fire pit, canteen
    `,
    bikes: `
      bike, bicycle, road bike, mountain bike, gravel bike, e-bike, ebike, city bike, bike helmet, cycling, e-scooter, electric scooter, motorcycle,
      motorbike, motorcycle helmet, scooter
    `,
    cars: `
      car, suv, sedan, estate car, saloon car, convertible, hatchback, pickup, pickup truck, electric car, hybrid car, used car, car rental,
      car hire, leasing, lease car, camper van, campervan, van, hybrid, tyre, tyres, tires, car wash, winter tyres
    `,
    books: `
      book, books, novel, a novel, cookbook, memoir, notebook, journal, diary, planner, calendar, comic, poetry, audiobook, guidebook, map,
      stationery, fountain pen, pen, greeting card, print, art print, painting, vinyl record, magazine
    `,
    'gift-cards': 'gift card, gift voucher, voucher, gift certificate, gift set, gift box, hamper, subscription box',
  },
  styleWords: {
    clean: `
      organic, natural, botanical, sustainable, recycled, vegan, minimal, minimalist, gentle, pure, handmade, fragrance-free, unscented, calm,
      quiet, simple, plain, airy, wooden, oak, honey, oat, herbal, linen, cotton, hypoallergenic
    `,
    bold: `
      energy, extreme, power, powerful, turbo, spicy, loud, fizz, fizzy, bubbles, clearance, sale, rugged, tough, heavy-duty, explosive, vibrant,
      crispy, juicy, blazing, adrenaline, mega
    `,
    luxury: `
      luxury, luxurious, premium, exclusive, elegant, elegance, gold, golden-hour, gold-plated, platinum, silk, cashmere, velvet, marble, couture,
      noir, eau, saffron, truffle, heritage, limited edition, hand-finished, hand-set, bespoke, refined, sophisticated, vip, five-star
    `,
    playful: `
      fun, funny, funky, cute, colourful, colorful, rainbow, party, birthday, sweet, playful, silly, confetti, cuddly, huggable, whimsical, happy,
      cheeky, sprinkle, sprinkles, cartoon
    `,
    corporate: `
      business, enterprise, professional, b2b, compliance, certified advisers, companies, productivity, team, teams, corporate, industrial,
      iso-certified, workplace, employer, executive, compliant, invoice, invoices, accounting
    `,
    modern: `
      smart, wireless, bluetooth, ai, 5g, usb, usb-c, led, digital, electric, battery, sensor, app-controlled, connected, noise cancelling,
      streaming, 4k, 8k, hologram, algorithm, futuristic, automatic, cordless, rechargeable, next-gen
    `,
  },

  requests: {
    parts: {
      product: 'product, item, object, thing',
      headline: 'headline*, title, heading',
      name: 'name, product name',
      support: 'second line, subtitle, subline, tagline',
      price: 'price',
      oldPrice: 'old price, former price, previous price, original price, price before',
      badge: 'badge, sticker, discount, label',
      callToAction: 'call to action, cta, button',
      webAddress: 'web address, website, url, web site',
      legalLine: 'legal line, legal text, fine print, small print, disclaimer',
      logo: 'logo*',
      photo: 'photo, photos, picture, pictures, image, images',
      background: 'background*',
      text: 'text*, words, letters, font',
    },
    acts: {
      larger: 'bigger, larger, big, large, enlarge, increase, grow',
      smaller: 'smaller, small, reduce, shrink, decrease',
      left: 'left, leftwards',
      right: 'right, rightwards',
      nearer: 'nearer, closer, near, close',
      without: 'without, no, remove, delete, drop, take away, take off, take out, hide, get rid of, lose',
      darker: 'darker, darken',
      lighter: 'lighter, brighter, lighten, brighten',
      cutOut: 'cut out, cutout, cut it out',
      keep: 'with, keep, show',
    },
    colors: {
      black: 'black',
      white: 'white',
      gray: 'gray, grey',
      red: 'red',
      orange: 'orange',
      yellow: 'yellow',
      green: 'green',
      teal: 'teal, turquoise, cyan',
      blue: 'blue',
      purple: 'purple, violet, lilac',
      pink: 'pink',
      brown: 'brown',
      beige: 'beige, cream',
      navy: 'navy, navy blue',
      gold: 'gold, golden',
    },
    shades: { light: 'light, pale', dark: 'dark, deep' },
    ordinals: ['first, 1st', 'second, 2nd', 'third, 3rd', 'fourth, 4th', 'fifth, 5th'],
    becomes: 'to, into, is, should be, reads, says',
    and: 'and, then, also, but',
    not: 'not, don’t, do not, never',
    fill: 'make, it, the, a, from, an, please, use, put, set, change, move, in, on, of, for, its, my, this, that, more, much, bit, little, lot, slightly, at, side, way, be, give, can, could, you, would, i, want, like, have, write, color, colour, ad, one, where, as, so, instead, now, up, let, lets, too, really, side',
    unclear: 'This was not understood.',
    examples: ['price 3.99', 'bigger product', 'make it blue'],
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
