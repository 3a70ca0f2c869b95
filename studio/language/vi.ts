import type { Language } from './language.ts'

export const vietnamese: Language = {
  name: 'Vietnamese',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['Mua ngay', 'Đặt hàng ngay', 'Tìm hiểu thêm'],
    friendly: ['Xem ngay', 'Rinh về ngay', 'Ghé xem nhé'],
    luxury: ['Khám phá', 'Khám phá ngay', 'Khám phá thêm'],
  },
  buying: ['Mua ngay', 'Đặt hàng ngay', 'Rinh về ngay'],

  sentences: {
    abbreviations: 'v.v, tp',
    beforeNumbers: '',
    examples: 'v.d., vd.',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: 'khi, nếu, vì, dù, mặc dù, với, để, cho, trong',
    adding: 'và, với, cho, nhưng, hoặc',
    subjects: '',
    leaning: 'nó, chúng',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: 'gồm, bao gồm, với',
    and: 'và',
    articles: '',
    verbs: {
      asking: `
        tận hưởng, khám phá, trải nghiệm, cảm nhận, bắt đầu, hãy, đừng, mang, giữ, bảo vệ, chăm sóc,
        thưởng thức, nếm, thư giãn, ngủ, thức dậy, đánh thức, thắp sáng, làm, tạo, biến, thay đổi, thêm, chọn,
        tìm, lên đường, sống, tỏa sáng, tiết kiệm, quên, nói lời, chia sẻ, mặc, nghe, nhìn, xem, uống, nấu,
        hít thở, mỉm cười, nâng niu, chinh phục, không còn
      `,
      telling: `
        đây là, chính là, sẽ, giúp, mang lại, mang đến, luôn, vẫn, khiến, đem lại, trở nên, trở thành,
        kéo dài, hoạt động, tự bật, xứng đáng, cảm thấy, bắt đầu, lớn lên
      `,
      closing: '',
    },
  },

  offer: {
    free: 'miễn phí, tặng kèm',
    before: 'giá gốc, giá cũ, trước đây',
    now: 'chỉ còn, chỉ',
  },
  currencies: {
    VND: 'đ, đồng, VNĐ, vnđ',
  },
  units: '',
  services: {
    names: 'khóa học, lớp học, dịch vụ, sửa chữa, bảo hiểm',
    asked: 'đặt lịch, đặt hẹn',
    per: '',
    hours: '',
  },
  downloads: 'tải xuống, tải về, cài đặt',

  claims: {
    superlative: 'nhất, hơn, hoàn hảo, duy nhất, luôn, không bao giờ',
    proof: 'bảo hành, đảm bảo, chứng nhận',
    rating: 'đánh giá',
    offer: 'miễn phí, giảm giá, khuyến mãi',
    number: 'hai, bốn, năm, sáu, bảy, tám, chín, mười, trăm, nghìn',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      Cốc gốm làm bằng tay
      Tai nghe không dây
      Bánh mì nóng mỗi sáng
      Ngủ ngon hơn
      Áo khoác len ấm
      Bia và xúc xích
      Ghế gấp sân vườn
      Lớp học piano cho người mới
      Không còn lạnh chân
      Hai quạt êm hơn một cuộc trò chuyện.
      Thức ăn cho chó không ngũ cốc
      Áo sơ mi cotton dài tay
      Ba lô mới của bạn
      Giày chạy bộ nhẹ
      Chống nước đến mười mét
      Cà phê rang tại nhà
      Thêm ánh sáng cho khu vườn
      Đèn tự bật vào buổi tối.
      Đồ chơi gỗ
      Váy mùa hè giảm giá
    `,
    divided: undefined,
    clause: ['Một chiếc cốc đơn giản, với lòng màu vàng.', 'Một chiếc cốc đơn giản'],
    sentences: ['Làm tại TP. Hồ Chí Minh.', 'Cốc, đĩa v.v. Cho mọi ngày.'],
    leads: ['Tận hưởng mỗi buổi sáng', 'Cà phê của bạn luôn nóng hổi'],
    attributes: ['Bộ phận an toàn cho máy rửa chén', 'Áo khoác mềm bằng len nguyên chất'],
    oldPrice: 'giá gốc 590.000 đ',
    service: 'Khóa học đàn',
  },
}
