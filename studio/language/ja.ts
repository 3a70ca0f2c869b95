import type { Language } from './language.ts'

export const japanese: Language = {
  name: 'Japanese',
  scripts: ['kana', 'han'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'japanese',

  quotes: ['「', '」'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['今すぐ購入', 'ご注文はこちら', '詳しく見る'],
    friendly: ['見てみる', 'チェックする', 'のぞいてみる'],
    luxury: ['詳細を見る', 'もっと知る', 'ご覧ください'],
  },
  buying: ['今すぐ購入', 'ご注文はこちら'],

  sentences: {
    abbreviations: '',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: '',
    adding: '',
    subjects: '',
    leaning: 'それ, これ',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: '',
    articles: '',
    verbs: {
      asking: 'もう',
      telling: '',
      closing: `
        ます, ません, ましょう, ください, です, よう, する, しない, できる, なる, 届ける, 始まる, 変える, 変わる, 守る, 包む, 味わう, 味わおう, 楽しむ, 楽しもう, 感じる,
        眠る, 眠れる, 目覚める, 輝く, 照らす, 続く, 残る, 残す, 生まれる, 暮らす, 生きる, 飲む, 食べる, 着る, 走る, 走れ, 歩く, 歩こう, 飛ぶ, 行こう, 忘れる, 忘れない,
        見つける, 見つかる, 広がる, 広げる, 叶える, 叶う, 支える, 寄り添う, 溶ける, 香る, 弾む, 冷めない, 持つ, 持ち歩く, 使える, 保つ, 整える, 満たす, 満ちる, 深まる,
        彩る, 贈る, 贈ろう, 選ぶ, いる, ある, くれる, もらう
      `,
    },
  },

  offer: {
    free: '無料, 無償, プレゼント',
    before: '通常価格, 定価',
    now: '今, 現在, わずか',
  },
  currencies: {
    JPY: '円',
  },
  units: '',
  services: {
    names: 'レッスン, 教室, 講座, 修理, 清掃, クリーニング, 保険, レンタル, サービス',
    asked: 'ご予約',
    per: '',
    hours: '',
  },
  downloads: 'ダウンロード, インストール',

  claims: {
    superlative: '最, 第一, 一番, 唯一, 完璧, 究極, 必ず, 比',
    proof: '保証, 認定, 証明',
    rating: '好評, 人気, 口コミ, 星',
    offer: '無料, 割引, セール, 限定, 今だけ, 新, 価格',
    number: '二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万, 億, 倍, 半',
  },

  lines: {
    phraseEnds: 'を, は, が, に, へ, と, も, の, で, や, から, まで, より, ので, のに, て',
    leaning:
      'ね, よ, か, な, だ, た, です, でした, ます, ました, ません, ない, たい, だけ, ほど, など, ながら, たち, さん, 的',
    opening: 'お, ご, 御, 全, 新, 最, 超, 第',
  },
  styleWords: {},

  samples: {
    texts: `
      手作りの陶器マグ
      ワイヤレスヘッドホン
      毎朝焼きたてのパン
      もっとよく眠れる
      あたたかいウールの上着
      ビールとホットドッグ
      折りたたみガーデンチェア
      初心者のためのピアノ教室
      もう足が冷えない
      二つのファンは会話より静かです。
      穀物不使用のドッグフード
      長袖コットンシャツ
      あなたの新しいリュック
      軽いランニングシューズ
      水深十メートルまで防水
      自家焙煎コーヒー
      庭にもっと光を
      夜になるとランプが自動で点灯します。
      木のおもちゃ
      夏のワンピースがお買い得
    `,
    divided: undefined,
    clause: undefined,
    sentences: ['40.5gです。', '静かに挽けます。'],
    leads: ['毎朝を楽しもう', 'コーヒーがずっと冷めない'],
    attributes: ['食洗機対応の部品', '純毛のやわらかなジャケット'],
    oldPrice: '定価 5,900円',
    service: 'ピアノ教室',
  },
}
