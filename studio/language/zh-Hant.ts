import type { Language } from './language.ts'

export const traditionalChinese: Language = {
  name: 'Chinese, traditional',
  scripts: ['han'],
  direction: 'ltr',
  tellingLetters:
    '們個來時會對國學說這裡還後開關電無購買選讓給發現質優專業輕鬆體驗灣製適與從為樣裝設計鐘燈讀書寫語網視機車飛鳥魚門問間頭題類點線級經統細純紅綠藍銀鐵錢長張強歲萬葉處雙難離雲馬風飲飯養館麗龍寶實寬將導層鮮' +
    '熱鋼號賣價達聲壓戲護膚臉頸腦顯濾濕潔淨涼溫氣煙燒爐鍋鹽醬雞鴨蝦蘋檸絲綿織縫繡襪褲襯鈕鏈錶鑽禮節慶歡樂愛戀親媽爺兒嬰夢醫藥療運動遊騎輪輛軟軌轉邊遠進連郵釣銷錄鎖鏡閃閱隨隱靜響頂項順預領頻額顏願顧飄餅餘駕' +
    '髮鹼齊齒龜歷歸殺毀準滅滿漸漿澤濃灑災烏煩熒燙營爭爾牆犧獎獨獲獻環瓊畫異當疊癢盡監盤確礎祿積穩穀窩競筆筍簡簾籃糧緊緩緻縮總績繩繪續罰羅義習聖聞職聯聰聽肅腳膠臺興舉艙藝薦蘭蟲補複襲覺覽觀訂訊記許訴診詢試詩' +
    '話該詳認誌誠調談請諾謝識譜議豐貝負財貨貴費貼資賓賞賽贈贏趕趙躍軍載較輔輝輯輸辦農遲遷鄉醜釋針鉛銅鋁鋒錯鍵鎮鑰閉閒閣闆闊闡陽陰階際隊雜霧韓頁須頓頗顆颱飽飾餃餓駛騰驚鬥魯鯨鳳鴻鷹麥黃黨備傳債傷億償儲兩內冊' +
    '凍劃劇劑勁勞勢勵匯區協單卻參叢員喚喪喬嗎嘗噴嚐團園圍圓圖報場塊塵墊壇壞壯壺壽奮奪婦孫宮審寧尋屆屜屬島嶺帥師帳帶幣幫幹幾庫廠廣廳彈彎彙徑復徵憶應懷戰戶拋捨掃掛採損換搖撐擁擇擊擋據擔擠擬擴擺攜攝敗敵數斷昇' +
    '晝暢曆曬條棄棟極構槍槳樓標樹橋橫檢檔櫃櫻權歐麵臟讚剛創餵貓螢腸喫',
  borrowsAccents: false,
  hanForms: 'chinese',

  quotes: ['「', '」'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['立即購買', '立即選購', '了解更多'],
    friendly: ['去看看', '帶回家', '看一看'],
    luxury: ['探索更多', '立即探索', '發現更多'],
  },
  buying: ['立即購買', '立即選購', '帶回家'],

  sentences: {
    abbreviations: '',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: '如果, 當, 因為, 雖然, 無論, 只要, 為了, 由於, 隨著, 儘管',
    adding: '',
    subjects: '',
    leaning: '它',
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
    before: '原價',
    now: '現在, 現價, 僅',
  },
  currencies: {
    CNY: '元, 人民幣',
    TWD: '元',
    HKD: '元',
  },
  units: '',
  services: {
    names: '課程, 培訓, 清潔, 維修, 保險, 租賃, 服務, 諮詢',
    asked: '預約',
    per: '',
    hours: '',
  },
  downloads: '下載, 安裝',

  claims: {
    superlative: '最, 第一, 唯一, 獨家, 頂級, 完美, 絕對, 永遠, 更, 比',
    proof: '保證, 保障, 認證, 認定, 證明, 証明, 證實',
    rating: '好評, 人氣, 銷量, 星',
    offer: '免費, 優惠, 打折, 折扣, 特價, 限定, 限時, 新, 價格',
    number: '二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 萬, 億, 倍, 半, 雙, 零, 兩',
  },

  lines: {
    phraseEnds: '',
    leaning: '的, 了, 嗎, 呢, 吧, 們, 著, 過, 地, 得',
    opening:
      '全, 新, 最, 超, 第, 更, 很, 不, 就, 都, 也, 還, 再, 又, 太, 讓, 在, 把, 與, 和, 或, 從, 向, 對, 為, 只, 到, 每',
  },
  styleWords: {},

  samples: {
    texts: `
      手工陶瓷馬克杯
      無線耳機
      每天早晨的新鮮麵包
      睡得更好，醒來更輕鬆
      保暖羊毛外套，這個冬天必備
      啤酒配熱狗
      摺疊花園椅
      鋼琴入門課程
      雙腳不再冰冷
      兩個風扇比談話還安靜。
      無穀物狗糧
      長袖棉襯衫
      你的新背包，輕鬆出門
      輕便跑鞋
      防水達十公尺，台灣設計
      自家烘焙的咖啡，現磨現賣給你
      讓花園更明亮
      檯燈晚上自動亮起。
      木製玩具
      夏季洋裝特價
    `,
    divided: undefined,
    clause: ['安靜研磨的咖啡機，適合每個清晨。', '安靜研磨的咖啡機'],
    sentences: ['價格9.99元。', '安靜的咖啡。'],
    oldPrice: '原價590元',
    service: '鋼琴課程',
  },
}
