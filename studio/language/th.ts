import type { Language } from './language.ts'

export const thai: Language = {
  name: 'Thai',
  scripts: ['thai'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['ซื้อเลย', 'สั่งซื้อเลย', 'ดูรายละเอียด'],
    friendly: ['ดูเลย', 'แวะมาชม', 'ลองดูสิ'],
    luxury: ['ค้นพบเพิ่มเติม', 'สัมผัสเลย', 'ชมเพิ่มเติม'],
  },
  buying: ['ซื้อเลย', 'สั่งซื้อเลย'],

  sentences: {
    abbreviations: 'ดร, กก, กม, ซม',
    beforeNumbers: 'โทร',
    examples: '',
    spaceGoesOn: `
      สำหรับ, เพื่อ, ที่, และ, หรือ, แต่, โดย, จาก, ใน, ของ, กับ, ให้, ด้วย, พร้อม, ซึ่ง, เพราะ, จึง, ทั้ง, แบบ,
      รวม, ถึง, จน, เมื่อ, ถ้า, หาก, อย่าง, เช่น, ไม่ว่า, ก็, แล้ว, ได้
    `,
  },
  clauses: {
    waiting: '',
    adding: '',
    subjects: '',
    leaning: '',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: '',
    articles: '',
  },

  offer: {
    before: 'ปกติ, ราคาปกติ',
    now: 'ตอนนี้, เพียง',
  },
  currencies: {
    THB: 'บาท',
  },
  units: '',
  services: {
    names: 'คอร์ส, เรียน, ทำความสะอาด, ซ่อม, ประกัน, บริการ, ให้เช่า',
    asked: 'จองคิว',
    per: '',
    hours: '',
  },
  downloads: 'ดาวน์โหลด, ติดตั้ง',

  claims: {
    superlative: 'ที่สุด, สมบูรณ์แบบ, เสมอ, อันดับ, กว่า',
    proof: 'รับประกัน, รับรอง, พิสูจน์',
    rating: 'ดาว, รีวิว',
    offer: 'ฟรี, ลด, โปรโมชั่น, ราคา, พิเศษ',
    number: 'สอง, สาม, สี่, ห้า, สิบ, ร้อย, พัน, หมื่น, แสน, ล้าน',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: 'การ, ความ, ผู้, นัก, น่า, เครื่อง, ที่, ชาว, ช่าง, ร้าน, ห้อง, โรง, ไม่',
  },
  styleWords: {},

  samples: {
    texts: `
      แก้วเซรามิกทำมือ
      หูฟังไร้สาย
      ขนมปังสดทุกเช้า
      หลับสบายกว่าเดิม
      เสื้อกันหนาวขนสัตว์
      เบียร์และไส้กรอก
      เก้าอี้สนามพับได้
      เรียนเปียโนสำหรับผู้เริ่มต้น
      เท้าไม่หนาวอีกต่อไป
      พัดลมสองตัวเงียบกว่าบทสนทนา
      อาหารสุนัขไม่มีธัญพืช
      เสื้อเชิ้ตแขนยาว
      กระเป๋าเป้ใบใหม่ของคุณ
      รองเท้าวิ่งน้ำหนักเบา
      กันน้ำได้สิบเมตร
      กาแฟคั่วเอง
      เพิ่มแสงสว่างในสวน
      โคมไฟเปิดเองในตอนเย็น
      ของเล่นไม้
      ชุดเดรสฤดูร้อนลดราคา
    `,
    divided: undefined,
    clause: undefined,
    sentences: ['กาแฟเงียบ ๆ สำหรับวันหยุด', 'น้ำนุ่มละมุนลิ้น'],
    oldPrice: 'ปกติ 590 บาท',
    service: 'คอร์สเปียโน',
  },
}
