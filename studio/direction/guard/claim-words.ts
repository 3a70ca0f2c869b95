/**
 * Words that claim something, as advertisements say them in the languages that the studio sets. A model's line that has one
 * of them is dropped unless the person wrote the same word: a dropped line costs nothing, a false claim does. Patterns are
 * of whole words; where a script has no spaces, of parts.
 */
export const CLAIM_WORDS: Record<'superlative' | 'proof' | 'rating' | 'offer' | 'number', readonly string[]> = {
  superlative: [
    'best|better|most|more|least|less|than|ultimate|un(?:beat|match|rival|parallel|equal)\\p{L}*|perfect\\p{L}*|flawless\\p{L}*|leading|leader|top|world|unique|only|first|never|always|forever|every\\p{L}*|all|any\\p{L}*|ever|revolution\\p{L}*|miracle|instant\\p{L}*|\\p{L}{2,}(?:est|iest)',
    'beste[nrsm]?|besser\\p{L}*|meiste[nrsm]?|mehr|als|perfekt\\p{L}*|einzig\\p{L}*|nie|niemals|immer|ewig|führend\\p{L}*|ultimativ\\p{L}*|nummer|\\p{L}{3,}ste[nrsm]?',
    'meilleure?s?|mieux|plus|moins|parfaite?s?|uniques?|ultime|jamais|toujours|incomparable|numéro|premi(?:er|ère)s?|seule?s?',
    'mejor(?:es)?|más|menos|perfect[oa]s?|únic[oa]s?|nunca|siempre|jamás|número|insuperable|prime(?:r|ra|ro)',
    'miglior\\p{L}*|meglio|più|meno|\\p{L}+issim[oaie]|perfett\\p{L}*|unic[oaie]|mai|sempre|numero|prim[oa]',
    'melhor(?:es)?|mais|perfeit\\p{L}*|sempre|primeir[oa]|insuperável',
    'meeste|meer|dan|perfecte?|unieke?|enige|nooit|altijd|nummer|bedst\\p{L}*|bäst\\p{L}*|bättre|bedre|mer|mere|end|än|mest|perfekta|unik\\p{L}*|aldrig|alltid|altid|\\p{L}{3,}(?:aste|este)',
    'naj\\p{L}+|lepsz\\p{L}*|bardziej|idealn\\p{L}*|doskonał\\p{L}*|jedyn\\p{L}*|wyjątkow\\p{L}*|zawsze|nigdy|nej\\p{L}+|lepší|víc\\p{L}*|dokonal\\p{L}*|jedinečn\\p{L}*|vždy|nikdy',
    'en|daha|mükemmel|eşsiz|tek|asla|daima|benzersiz|ilk|hep|nhất|hơn|hoàn hảo|duy nhất|luôn|không bao giờ',
    'лучш\\p{L}*|сам\\p{L}*|наи\\p{L}+|более|больше|чем|идеальн\\p{L}*|уникальн\\p{L}*|всегда|никогда|единственн\\p{L}*|совершенн\\p{L}*|перв\\p{L}*|най\\p{L}+|кращ\\p{L}*|ідеальн\\p{L}*|унікальн\\p{L}*|завжди|ніколи|єдин\\p{L}*',
    'καλύτερ\\p{L}*|πιο|περισσότερ\\p{L}*|τέλει\\p{L}*|μοναδικ\\p{L}*|πάντα|ποτέ|κορυφαί\\p{L}*|πρώτ\\p{L}*',
  ],
  proof: [
    'guarantee\\p{L}*|warrant\\p{L}*|risk|money.back|certif\\p{L}*|prove[ns]?|proof|tested|approved|clinical\\p{L}*|medical\\p{L}*|doctors?|dermatolog\\p{L}*|scien\\p{L}*|patent\\p{L}*|official\\p{L}*|awards?|cures?|heals?|safe\\p{L}*|fda|ce|iso|organic|natural|eco\\p{L}*|sustainab\\p{L}*|carbon|climate|vegan|authentic|genuine|handmade|handcrafted|waterproof',
    'garant\\p{L}*|zertifi\\p{L}*|geprüft\\p{L}*|bewährt\\p{L}*|getestet|klinisch|sicher\\p{L}*|bio|nachhaltig\\p{L}*|certifi\\p{L}*|prouv\\p{L}*|testé\\p{L}*|probad\\p{L}*|certificad\\p{L}*|provat\\p{L}*|testat\\p{L}*|testad\\p{L}*|comprovad\\p{L}*|bewezen|gecertific\\p{L}*|testet|beprövad\\p{L}*|gwaranc\\p{L}*|gwarant\\p{L}*|certyfik\\p{L}*|sprawdzon\\p{L}*|záruk\\p{L}*|zaruč\\p{L}*|ověřen\\p{L}*|sertifik\\p{L}*|kanıtlan\\p{L}*|bảo hành|đảm bảo|chứng nhận|гарант\\p{L}*|сертифи\\p{L}*|доказан\\p{L}*|проверен\\p{L}*|перевірен\\p{L}*|εγγύησ\\p{L}*|εγγυη\\p{L}*|πιστοποι\\p{L}*|αποδεδειγμέν\\p{L}*',
  ],
  rating: [
    'stars?|rated|ratings?|reviews?|bestsell\\p{L}*|sell\\p{L}*|loved|trusted|customers?|award\\p{L}*|favou?rite\\p{L}*|popular|famous|recommended|people|stern\\p{L}*|bewert\\p{L}*|kunden|beliebt\\p{L}*|étoiles?|avis|clients?|estrellas?|clientes|stelle|recensioni|clienti|estrelas|avaliaç\\p{L}*|sterren|klanten|gwiazd\\p{L}*|klient\\p{L}*|stjärnor|stjerner|kunder|yıldız|müşteri\\p{L}*|hvězd\\p{L}*|зв[её]зд\\p{L}*|зір\\p{L}*|отзыв\\p{L}*|αστέρ\\p{L}*|κριτικ\\p{L}*|[★☆⭐🌟]',
  ],
  offer: [
    'free|gratis|sale|sales|save|saving\\p{L}*|discount\\p{L}*|deal|deals|offers?|off|half|cheap\\p{L}*|prices?|today|tonight|limited|hurry|ends?|last|chance|coupon|bonus|gift|shipping|delivery|refund\\p{L}*|new',
    'kostenlos\\p{L}*|umsonst|rabatt\\p{L}*|angebot\\p{L}*|spar\\p{L}*|günstig\\p{L}*|preis\\p{L}*|heute|nur|neu\\p{L}*|gratuit\\p{L}*|soldes?|promo\\p{L}*|remise|prix|livraison|oferta\\p{L}*|descuento\\p{L}*|ahorr\\p{L}*|rebaj\\p{L}*|precio\\p{L}*|hoy|nuev\\p{L}*|sconto\\p{L}*|offerta|saldi|risparmi\\p{L}*|prezz\\p{L}*|oggi|desconto|grátis|preço|hoje|korting|aanbieding|prijs|vandaag|darmow\\p{L}*|rabat\\p{L}*|promocj\\p{L}*|cen[ay]|dziś|erbjudande|tilbud|idag|indirim\\p{L}*|ücretsiz|bedava|fiyat\\p{L}*|bugün|zdarma|slev\\p{L}*|dnes|miễn phí|giảm giá|khuyến mãi|скидк\\p{L}*|бесплатн\\p{L}*|акци\\p{L}*|цен\\p{L}*|сегодня|знижк\\p{L}*|безкоштовн\\p{L}*|сьогодні|δωρεάν|έκπτωσ\\p{L}*|προσφορ\\p{L}*|τιμ\\p{L}*|σήμερα',
  ],
  number: [
    'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|dozen\\p{L}*|hundred\\p{L}*|thousand\\p{L}*|million\\p{L}*|billion\\p{L}*|double|twice|triple|thrice|percent',
    "null|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert\\p{L}*|tausend\\p{L}*|doppelt\\p{L}*|halb\\p{L}*|prozent|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|mille|demi\\p{L}*|moitié|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|medi[oa]|mitad|doble|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|metà|doppi\\p{L}*|dois|duas|três|quatro|sete|oito|dez|metade|dobro|twee|drie|vijf|zes|zeven|negen|tien|honderd|duizend|helft|två|fyra|fem|sju|åtta|nio|tio|fire|seks|otte|ti|dwa|dwie|trzy|cztery|pięć|sto|tysiąc\\p{L}*|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|yüz|bin|yarı\\p{L}*|dva|dvě|tři|čtyři|pět|hai|bốn|năm|sáu|bảy|tám|chín|mười|trăm|nghìn|два|две|три|четыре|пять|сто|тысяч\\p{L}*|миллион\\p{L}*|полови\\p{L}*|дві|чотири|п[’']ять|δύο|τρία|τρεις|τέσσερ\\p{L}*|πέντε|δέκα|εκατό|χίλι\\p{L}*|μισ\\p{L}*|διπλ\\p{L}*",
  ],
}

/** The same for scripts in which no space tells where a word begins, or words carry their particles. */
export const CLAIM_PARTS: RegExp =
  /最|第一|唯一|独家|獨家|顶级|頂級|完美|绝对|絕對|永远|永遠|更|比|保证|保證|保障|认证|認證|認定|証明|证明|证实|好评|好評|人气|人気|销量|銷量|口コミ|星|免费|免費|無料|优惠|優惠|打折|折扣|特价|特價|割引|セール|限定|限时|限時|今だけ|新|価格|价格|價格|[二三四五六七八九十百千万萬亿億倍半双雙零两兩]|一番|完璧|究極|必ず|保証|최고|최상|최초|유일|완벽|가장|항상|절대|제일|보다|더|보장|보증|인증|검증|별점|후기|인기|무료|할인|특가|오늘만|한정|가격|ที่สุด|สมบูรณ์แบบ|เสมอ|อันดับ|กว่า|รับประกัน|รับรอง|พิสูจน์|ดาว|รีวิว|ฟรี|ลด|โปรโมชั่น|ราคา|พิเศษ|สอง|สาม|สี่|ห้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|أفضل|أكثر|أقل|أسرع|مثالي|فريد|دائم|أبد|الأول|الوحيد|ضمان|مضمون|معتمد|مثبت|نجوم|تقييم|عملاء|مجان|خصم|عرض|تخفيض|سعر|اليوم|اثنان|ثلاث|أربع|خمس|مئة|ألف|نصف|ضعف|הכי|ביותר|מושלם|ייחודי|תמיד|לעולם|היחיד|הראשון|יותר|אחריות|מובטח|מוכח|מאושר|כוכבים|ביקורות|לקוחות|חינם|הנחה|מבצע|מחיר|היום|שניים|שלוש|ארבע|חמש|מאה|אלף|חצי|כפול|सर्वश्रेष्ठ|सबसे|बेहतर|उत्तम|परफेक्ट|हमेशा|कभी|एकमात्र|पहला|ज़्यादा|ज्यादा|गारंटी|प्रमाणित|सिद्ध|वारंटी|सितारे|रेटिंग|ग्राहक|लोकप्रिय|मुफ़्त|मुफ्त|छूट|ऑफर|सेल|कीमत|आज|दो |तीन|चार|पाँच|दस|सौ|हज़ार|हजार|लाख|करोड़|आधा|दोगुना/u
