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
  },
}
