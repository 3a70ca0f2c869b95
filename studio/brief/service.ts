import { CURRENCY } from '../amounts.ts'

/**
 * Whether what is advertised is done for somebody and not handed over: a lesson, a repair, a night in a hotel. Told by the
 * name, in whose words it is nearly always said, and by what only services are asked for in the description.
 */
export function isService({ name, description }: { name: string; description: string }): boolean {
  return SERVICE_NAMES.test(name) || ASKED_FOR.test(description)
}

const whole = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words.trim().split(/\s+/u).join('|')})(?![\\p{L}\\p{M}])`
const stems = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words.trim().split(/\s+/u).join('|')})`
/** German and its neighbours write what a thing is at the end of one word: "Klavierunterricht". */
const ends = (words: string) => `(?:${words.trim().split(/\s+/u).join('|')})(?![\\p{L}\\p{M}])`

const SERVICE_NAMES = new RegExp(
  [
    whole(`lessons? classes course courses workshop workshops webinar seminar training coaching tutoring tuition consulting
      consultation consultancy services? cleaning repairs? repairing renovation plumbing plumber electrician gardening
      landscaping roofing catering massage massages facial haircut haircuts barber hairdresser salon manicure physiotherapy
      therapy dentist dental dentistry clinic insurance mortgage accounting bookkeeping translation translations rental rentals
      hire tour tours trip trips excursion retreat hotel hostel guesthouse apartment stay membership subscription delivery
      removals babysitting childcare daycare dogwalking grooming photography photographer videography wedding concert festival
      ticket tickets event events webdesign hosting`),
    ends(`unterricht kurs kurse schulung beratung reinigung reparatur dienst dienste service pflege massage friseur versicherung
      vermietung verleih reise reisen führung therapie betreuung coaching seminar nachhilfe praxis reparation kurser tjänst
      städning rengöring rengøring forsikring försäkring undervisning les lessen cursus cursussen schoonmaak reparatie
      verzekering verhuur`),
    stems(`cours formation atelier nettoyage réparation dépannage assurance location coiffure voyage séjour visite spectacle
      curso clase taller limpieza reparaci seguro alquiler peluquer viaje excursi asesor servicio corso lezion pulizi riparazion
      assicurazion noleggio parrucchier viaggi consulenz servizi aula limpeza consert aluguel viagem serviço kurs lekcj
      sprzątani napraw ubezpieczeni wynajem usług lekce kurz úklid oprav pojištění pronájem služb ders kurs temizlik tamir
      sigorta kirala danışmanlık курс урок уборк ремонт страхов аренд услуг консультац экскурс курс прибиран послуг оренд
      μαθήμα σεμινάρι καθαρισμ επισκευ ασφάλει υπηρεσί دورة دروس تنظيف صيانة تأمين خدمة استشارة שיעור קורס ניקוי תיקון ביטוח
      שירות ייעוץ`),
    '课程|培训|清洁|维修|保险|租赁|服务|咨询|課程|培訓|清潔|維修|保險|租賃|服務|諮詢|レッスン|教室|講座|修理|清掃|クリーニング|保険|レンタル|サービス|수업|강좌|레슨|청소|수리|보험|대여|서비스|상담|คอร์ส|เรียน|ทำความสะอาด|ซ่อม|ประกัน|บริการ|ให้เช่า|कक्षा|पाठ्यक्रम|सफ़ाई|सफाई|मरम्मत|बीमा|सेवा|khóa học|lớp học|dịch vụ|sửa chữa|bảo hiểm',
  ].join('|'),
  'iu',
)

/** What is booked, paid by the hour or given by somebody who comes to the house. */
const ASKED_FOR = new RegExp(
  [
    `(?:${CURRENCY}|per|an|pro|par|por|all|na|за|/)\\s?(?:hour|stunde|heure|hora|ora|uur|godzinę|час|lesson|session|night)(?![\\p{L}])`,
    whole(`appointments? termine? terminvereinbarung rendez-vous cita appuntamento afspraak consultations?`),
    '(?<![\\p{L}])(?:book|reserve)\\s(?:your|a|an|now|online|today)(?![\\p{L}])|预约|預約|ご予約|예약|จองคิว',
  ].join('|'),
  'iu',
)
