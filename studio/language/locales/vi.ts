import type { Language } from '../language.ts'

export const vietnamese: Language = {
  name: 'Vietnamese',
  scripts: ['latin'],
  direction: 'ltr',
  tellingLetters: 'ăđơưảạẳẵắặầẩẫấậẻẽềểễếệỉĩịỏồổỗốộờởỡớợủũụừửữứựỳỷỹỵ',
  letterGroups: 'vi',
  letters: 'ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ',
  tellingWords: `
    quyền, người, và, mọi, có, đều, được, của, tự, một, không, quốc, gia, những, nhân, các, như, hay, với, trong, là, bảo,
    cách, về, sự, mình
  `,
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
  deeds: undefined,

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
  lineKinds: {
    headings: `
      đặc điểm, đặc điểm nổi bật, tính năng, tính năng nổi bật, thông số, thông số kỹ thuật, thông tin sản phẩm,
      thông tin chi tiết, thông tin, chi tiết, chi tiết sản phẩm, mô tả, mô tả sản phẩm, giới thiệu,
      giới thiệu sản phẩm, về sản phẩm, về chúng tôi, tổng quan, ưu điểm, ưu điểm nổi bật, lợi ích, công dụng,
      vì sao bạn, tại sao bạn, vì sao nên, tại sao nên, vì sao chọn, lý do, điều gì làm, chất liệu, thành phần,
      cách hoạt động, câu hỏi thường gặp, hỏi đáp, màu sắc, các màu, phân loại, tùy chọn, tương thích,
      câu chuyện của chúng tôi, xem thêm, vì sao, tại sao, cái gì, cách, ai, ở đâu, trong hộp, bảng size, kích thước,
      giao hàng, vận chuyển, đổi trả, bảo quản
    `,
    openings: `
      vui lòng, xin vui lòng, xin lưu ý, lưu ý, chú ý, cảnh báo, thận trọng, mẹo, bảo quản, bảo quản nơi, giặt,
      giặt máy, giặt tay, giặt ở, có thể giặt máy, lau bằng, lau sạch bằng, vệ sinh, ủi, là ủi, không dùng,
      không sử dụng, không giặt, không tẩy, không ủi, không sấy, không phù hợp, không nên, tránh xa, tránh ánh, để xa,
      chỉ dùng, chỉ sử dụng, liên hệ, nhắn tin cho, gọi cho, nhấp vào, bấm vào, xem bảng, xem ảnh, chọn kích cỡ,
      chọn size, chọn kích thước, chọn màu, thêm vào giỏ, nếu có thắc mắc, nếu bạn có, mọi thắc mắc, do màn hình,
      do ánh, chúng tôi giao, chúng tôi gửi, chúng tôi vận, chúng tôi khuyên, cảm ơn, chào mừng, mã sản phẩm,
      nhà sản xuất, bao gồm, bộ sản phẩm, đơn hàng, đơn đặt hàng, hình ảnh, xuất xứ, hướng dẫn, hướng dẫn sử dụng,
      cách dùng, cách sử dụng
    `,
    notices: `
      giao hàng, giao trong, vận chuyển, phí ship, freeship, miễn phí ship, ngày làm việc, còn hàng, hết hàng, đổi trả,
      trả hàng, hoàn trả, hoàn tiền, đổi hàng, bảo hành, không bao gồm, không kèm, đi kèm, kèm theo, được kèm,
      trong hộp, hộp bao gồm, hộp gồm, bộ bao gồm, bộ gồm, bán riêng, riêng biệt, có chứa, có thể chứa, dị ứng,
      có thể khác, có thể thay đổi, có thể chênh lệch, chênh lệch, sai số, mang tính minh họa, minh họa, hình ảnh chỉ,
      hình ảnh cho thấy, ảnh cho thấy, trong ảnh, trong hình, người mẫu, bảng size, bảng kích cỡ, bảng kích thước,
      hướng dẫn chọn size, freesize, hướng dẫn giặt, hướng dẫn bảo quản, giặt tay, giặt máy, giặt khô, giặt hấp,
      máy sấy, khăn ẩm, khăn mềm, chất tẩy, thuốc tẩy, nước xả, nước lạnh, trước khi sử dụng, trước khi dùng,
      trước khi đặt, trước khi mua, khi đặt hàng, khi mua hàng, vào giỏ, giỏ hàng, chăm sóc khách hàng,
      cửa hàng của chúng tôi, shop chúng tôi, đơn hàng, mã giảm giá, bản quyền, chịu trách nhiệm, chi tiết nhỏ,
      nguy cơ nghẹn, dưới 3 tuổi, trên 3 tuổi, từ 3 tuổi, giám sát, tầm tay trẻ, dễ cháy, tiếp xúc với mắt,
      ánh nắng trực tiếp, sách hướng dẫn, mua riêng, thêm riêng, đặt riêng, tính riêng, liên hệ chúng tôi, liên hệ với,
      trả lại, hoàn lại, trong vòng 7, trong vòng 14, trong vòng 30, trong 24, nguyên tem, chưa sử dụng, chúng tôi,
      nhắn tin, tin nhắn, tùy màn hình, theo màn hình, sai lệch, zalo, ở 30 độ, độ tuổi, hải quan, số lượng, mẫu cũ,
      mẫu trước, máy rửa, shop, tùy chọn, có sẵn, theo yêu cầu, đặt hàng ngay, mua ngay, số lượng có hạn, không áp dụng,
      aaa, đánh giá của khách, giá cuối, có các màu, có sẵn các, xa lửa, xa nguồn
    `,
    forbids: `
      không nên, không được, đừng, tránh, cấm, không dùng, không sử dụng, không đặt, không cho vào, không giặt,
      không ngâm, không để, vui lòng không
    `,
    handling: `
      sử dụng, dùng khi, máy rửa chén, máy rửa bát, lò vi sóng, lò nướng, tủ đông, tẩy, ủi, giặt, sấy, ngâm, nhúng,
      phơi, tiếp xúc, ánh nắng, thú cưng, nuốt, trộn, quá tải, tháo, vắt, đặt gần, hóa chất, đặt vào, cho vào,
      khi đang sạc, trong khi sạc, gần lửa
    `,
    measures: `
      kích cỡ, kích thước, cỡ, size, chiều cao, chiều rộng, chiều dài, chiều sâu, trọng lượng, khối lượng, đường kính,
      dung tích, thể tích, độ dày
    `,
    tornEnds: `
      và, hoặc, hay, nhưng, với, cho, của, đến, trong, trên, tại, bằng, một, các, những, mà, là, để, khi, như, vì, mỗi,
      mọi, nếu, giữa, dưới, đã, sẽ, đang, bởi
    `,
    promises: `
      bạn, của bạn, cho bạn, mình, mỗi ngày, mỗi sáng, mỗi tối, cả ngày, hàng ngày, luôn, giúp, mang lại, mang đến, tạo,
      giữ, làm, bảo vệ, ngăn, giảm, cải thiện, nâng, thắp, tỏa, ôm, nuôi dưỡng, dưỡng, thư giãn, êm, thoải mái, dễ dàng,
      tiện lợi, ấm cúng, lý tưởng, hoàn hảo, tuyệt vời, yêu, cho phép, đem, chiếu, xua tan, đến mức, đủ, tạm biệt,
      cuối cùng, không còn, không bao giờ, mọi nơi, khắp nơi, mềm hơn, nhẹ hơn, nhanh hơn, tốt hơn, ấm hơn, hàng giờ,
      nhiều giờ, trong vài giây, chỉ trong, mọi lúc, quanh năm, vừa vặn, vừa khít, gọn, êm ái, ngay cả, cả làn da,
      mọi túi, tự động, biến
    `,
  },

  offer: {
    free: 'miễn phí, tặng kèm',
  },
  units: '',
  services: {
    names: 'khóa học, lớp học, dịch vụ, sửa chữa, bảo hiểm',
    asked: 'đặt lịch, đặt hẹn',
    per: '',
    hours: '',
  },
  places: {
    head: 'first',
    nouns: 'apart',
    describing: 'với, cho, bằng, từ, không, và, của, trong, có, để, bạn, của bạn',
    table: `
      đèn bàn, đèn, đèn ngủ, đèn học, cốc, ly, tách, bình nước, bình giữ nhiệt, bình, chai nước, ấm trà, ấm đun,
      ấm siêu tốc, lọ, lọ hoa, bình hoa, nến, nến thơm, chân nến, máy khuếch tán, tinh dầu, tai nghe, điện thoại, ốp lưng,
      ốp điện thoại, máy tính bảng, máy tính xách tay, laptop, bàn phím, chuột, màn hình, webcam, micro, loa,
      loa bluetooth, radio, máy ảnh, ống kính, đồng hồ báo thức, đồng hồ để bàn, máy pha cà phê, máy xay cà phê,
      phin cà phê, máy xay, máy xay sinh tố, máy ép, máy may, lò nướng bánh mì, nồi chiên không dầu, nồi cơm điện, nồi,
      chảo, dao, thìa, muỗng, đĩa, dĩa, bát, tô, chén, hũ, thớt, khay, hộp cơm, bình lắc, kem, kem dưỡng, kem chống nắng,
      tinh chất, serum, sữa dưỡng, sữa rửa mặt, son, son môi, dầu gội, dầu xả, xà phòng, nước hoa, mặt nạ, phấn, mascara,
      sơn móng tay, toner, bàn chải, kem đánh răng, máy sấy tóc, máy cạo râu, sạc dự phòng, sạc, máy chơi game, máy in,
      bộ phát wifi, máy chiếu, chậu cây, cờ vua, bút, hộp trang sức, hộp nhạc
    `,
    floor: `
      sofa, ghế sofa, ghế, ghế văn phòng, ghế bành, ghế đẩu, ghế lười, bàn, bàn ăn, bàn trà, bàn làm việc, bàn học,
      giường, nệm, đệm, tủ, tủ quần áo, tủ giày, kệ giày, kệ sách, kệ tivi, tab đầu giường, thảm, đèn cây, đèn sàn,
      đèn đứng, máy hút bụi, robot hút bụi, robot lau nhà, cây lau nhà, vali, máy chạy bộ, xe đạp tập, thảm yoga,
      thảm tập, máy giặt, máy sấy quần áo, máy rửa bát, tủ lạnh, tủ đông, lò nướng, máy lọc không khí, máy hút ẩm,
      ổ cho chó, nệm cho chó, nhà mèo, trụ cào, bát ăn cho chó, giỏ giặt, cây treo, đàn piano, ghế ăn dặm, thùng rác,
      bàn trang điểm, nôi, cũi
    `,
    outdoors: `
      lều, lều cắm trại, ghế xếp, ghế dã ngoại, ghế cắm trại, ghế gấp, ghế bãi biển, ghế sân vườn, bàn ghế sân vườn,
      bàn dã ngoại, bàn cắm trại, võng, ô che nắng, dù che nắng, dù ngoài trời, xe đạp, xe đạp điện, xe trượt, xe scooter,
      ván trượt, bếp nướng, lò nướng than, vỉ nướng, bếp cắm trại, bếp dã ngoại, thùng giữ nhiệt, túi ngủ, thuyền kayak,
      ván lướt sóng, ván sup, cần câu, bạt nhún, xích đu, cầu trượt, bể bơi, hồ bơi, máy cắt cỏ, cưa máy, xe rùa,
      bình tưới, vòi tưới, ống nước, nhà kính, nhà chó, xe đẩy, xe đẩy em bé, xe máy, lốp xe, bóng đá, quả bóng đá,
      flycam, thảm dã ngoại
    `,
    worn: `
      váy, đầm, áo, áo sơ mi, áo thun, áo phông, áo len, áo khoác, áo dài, áo vest, quần, quần jean, quần short, quần áo,
      chân váy, đồ ngủ, đồ bơi, đồ lót, đồ bộ, bikini, tất, vớ, giày, giày thể thao, dép, sandal, bốt, ủng, giày cao gót,
      mũ, nón, mũ bảo hiểm, khăn quàng, khăn choàng, găng tay, thắt lưng, dây nịt, cà vạt, nơ, túi, túi xách,
      túi đeo chéo, túi tote, ba lô, balo, ví, đồng hồ, đồng hồ đeo tay, đồng hồ thông minh, nhẫn, vòng cổ, dây chuyền,
      mặt dây chuyền, vòng tay, lắc tay, bông tai, khuyên tai, trang sức, kính, kính mát, kính râm, kính mắt, đèn đội đầu,
      tạp dề
    `,
    eaten: `
      mật ong, trà, trà xanh, trà sữa, matcha, cà phê, cà phê hạt, ca cao, sô cô la, socola, chocolate, rượu, rượu vang,
      rượu nếp, bia, nước ép, nước trái cây, nước chanh, nước khoáng, dầu ô liu, dầu oliu, dầu ăn, giấm, mứt,
      bơ đậu phộng, bơ, bánh, bánh quy, bánh mì, bánh kem, bánh trung thu, phô mai, xúc xích, giăm bông, chả, nem chua,
      cá hồi, cá ngừ, mì, mì ý, mì gói, bún, phở, gạo, bột mì, yến mạch, granola, ngũ cốc, thanh protein, bột protein,
      hạt điều, hạt dinh dưỡng, hạnh nhân, hạt, chà là, trái cây sấy, hoa quả sấy, gia vị, tiêu, muối, quế, nước mắm,
      nước tương, nước sốt, sốt, tương ớt, tương cà, mù tạt, si rô, siro, kẹo, kẹo dẻo, kẹo cao su, bắp rang,
      khoai tây chiên, snack, khô bò, ô liu, súp, pizza, kem que, kem ly, kem lạnh, sữa chua, sữa, yến sào, trái cây
    `,
    nowhere: `
      thẻ quà tặng, phiếu quà tặng, voucher, khăn, khăn tắm, khăn lau, khăn bếp, gối, vỏ gối, chăn, mền, ga, ga giường,
      drap, rèm, màn, khăn trải bàn, tranh, poster, gương, sách, tiểu thuyết, truyện, tạp chí, lịch, sổ tay, sổ, nhãn dán,
      giấy dán tường, sơn, vỏ, bao, bọc, giá, giá đỡ, kệ, kệ rượu, móc, bộ lọc, lõi lọc, phụ tùng, bộ chuyển đổi, cáp,
      dây cáp, pin, đồ chơi, gấu bông, búp bê, ghép hình, thức ăn cho chó, thức ăn cho mèo, thức ăn, phần mềm, máy, hộp,
      giỏ, đèn trần, đèn thả, đèn treo tường, đèn chùm, đèn led, đèn pin, bóng đèn, đồng hồ treo tường, ghế ô tô,
      vòng cổ chó, dây dắt chó, đàn guitar, đàn violin, dụng cụ, máy khoan, búa, cưa, móc khóa, miếng bọt biển, nước rửa,
      bột giặt, tivi, ti vi, máy sưởi, quạt, bộ, set, combo, robot, ô, dù, dầu
    `,
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
    short: 'ở',
    titles: 'ông, bà, ts, ths, gs, tp',
    labels: 'số, cỡ, size, vitamin, loại, phần, tập, lớp, bước, trang, chương, cấp, mẫu, mùa',
    trailing: 'v.v',
  },
  things: {
    endings: '',
    nothing: '',
  },
  styleWords: {
    clean: `
      dưỡng da, kem dưỡng, son dưỡng, xà phòng, dầu gội, hữu cơ, thiên nhiên, thảo mộc, gốm, vải lanh, cotton*, mật ong, tinh dầu,
      thuần chay, cây xanh, nội thất
    `,
    bold: `
      thể thao, cơ bắp, năng lượng, tăng lực, xe đạp, bóng đá, chạy bộ, giảm giá, siêu cay, protein*, burger*, pizza*
    `,
    luxury: `
      nước hoa, trang sức, kim cương, ngọc trai, bạch kim, vòng cổ, lụa, nhẫn, xa xỉ, sang trọng, cao cấp
    `,
    playful: `
      trẻ em, em bé, đồ chơi, thú bông, kẹo, sô-cô-la, sinh nhật, vui nhộn, ngộ nghĩnh, bữa tiệc
    `,
    corporate: `
      doanh nghiệp, công ty, văn phòng, kế toán, bảo hiểm, hội thảo, đào tạo, hóa đơn, tư vấn, máy in
    `,
    modern: `
      tai nghe, không dây, thông minh, điện thoại, máy ảnh, máy tính, sạc, loa, bluetooth*, laptop*, robot*
    `,
  },

  requests: {
    parts: {
      product: 'sản phẩm, món hàng',
      headline: 'tiêu đề',
      name: 'tên, tên sản phẩm',
      support: 'dòng thứ hai, dòng phụ, phụ đề',
      price: 'giá',
      oldPrice: 'giá cũ, giá gốc',
      badge: 'huy hiệu, nhãn, nhãn dán, giảm giá',
      callToAction: 'lời kêu gọi, kêu gọi hành động, nút, cta',
      webAddress: 'địa chỉ web, trang web, url',
      legalLine: 'dòng pháp lý, ghi chú pháp lý',
      logo: 'logo, biểu trưng',
      photo: 'ảnh, hình, bức ảnh, tấm ảnh, hình ảnh',
      background: 'nền, phông nền',
      text: 'chữ, văn bản',
    },
    acts: {
      larger: 'to hơn, lớn hơn, phóng to, to, lớn',
      smaller: 'nhỏ hơn, bé hơn, thu nhỏ, nhỏ',
      left: 'trái, sang trái, bên trái',
      right: 'phải, sang phải, bên phải',
      nearer: 'gần hơn, lại gần, gần',
      without: 'không có, bỏ, xóa, xoá, gỡ, không',
      darker: 'tối hơn, đậm hơn',
      lighter: 'sáng hơn, nhạt hơn',
      cutOut: 'tách nền, cắt nền, cắt ra',
      keep: 'giữ, với, hiện',
    },
    colors: {
      black: 'đen, màu đen',
      white: 'trắng, màu trắng',
      gray: 'xám, màu xám',
      red: 'đỏ, màu đỏ',
      orange: 'cam, màu cam',
      yellow: 'vàng, màu vàng',
      green: 'xanh lá, xanh lá cây, xanh lục, màu xanh lá',
      teal: 'xanh ngọc, lam ngọc',
      blue: 'xanh dương, xanh da trời, xanh lam, xanh, màu xanh, màu xanh dương, màu xanh da trời, màu xanh lam',
      purple: 'tím, màu tím',
      pink: 'hồng, màu hồng',
      brown: 'nâu, màu nâu',
      beige: 'be, màu be, màu kem',
      navy: 'xanh hải quân, xanh navy',
      gold: 'vàng kim, vàng ánh kim',
    },
    shades: { light: 'nhạt, sáng', dark: 'đậm, tối, sẫm' },
    ordinals: ['thứ nhất, đầu tiên', 'thứ hai', 'thứ ba', 'thứ tư', 'thứ năm'],
    becomes: 'thành, là, sang thành',
    and: 'và, rồi, cũng, nhưng',
    not: 'đừng, chưa',
    fill: 'làm, cho, nó, hãy, xin, vui lòng, dùng, sử dụng, đặt, đổi, thay, chuyển, di chuyển, sang, ở, của, một chút, chút, hơn, màu, quảng cáo, tôi, muốn, cái, này',
    unclear: 'Chưa hiểu yêu cầu này.',
    examples: ['giá 99.000', 'sản phẩm to hơn', 'đổi nền thành màu xanh dương'],
  },

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
