import type { Language } from '#contract/calls-to-action.ts'
import { mainScript, type Script, scriptOf } from '../type/scripts.ts'
import { GROUPED_LANGUAGES, type GroupedLanguage, scoreLetterGroups } from './letter-groups.ts'

export interface GuessedLanguage {
  /** BCP 47; where nothing tells, the first language of the person's browser, else English. */
  language: Language
  direction: 'ltr' | 'rtl'
  /** False where the words fit another language nearly as well, or none. */
  isSure: boolean
}

/**
 * Guesses the language that the most of a text is written in: by its script, and where languages share one, by its letter
 * groups. `preferred` are the languages of the person's browser, best first; they decide what the words leave open.
 */
export function guessLanguage(text: string, preferred: readonly Language[] = ['en']): GuessedLanguage {
  const script = mainScript(text)
  const words = text.normalize('NFC')
  const direction = script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr'
  if (!script) return { language: preferred[0] ?? 'en', direction, isSure: false }
  if (script === 'latin') return { ...guessByGroups(words, LATIN, preferred), direction }
  if (script === 'cyrillic') return { ...guessByGroups(words, CYRILLIC, preferred), direction }
  return { language: LANGUAGE_OF_SCRIPT[script](words), direction, isSure: true }
}

const CYRILLIC: readonly GroupedLanguage[] = ['ru', 'uk']
const LATIN = GROUPED_LANGUAGES.filter((language) => !CYRILLIC.includes(language))

/** Points of a language of the browser before a word is read: about as many as one letter group that fits. */
const PREFERRED_POINTS = 60
/** Less than this ahead of the next is by chance: one group more or less decides it. */
const CLEAR_POINTS = 40
/** What a group is worth on average in a text of its language: about 75; names and other languages stay below this. */
const FITTING_POINTS = 45
/** A language of the browser with this share of the best one's points may as well be the one. */
const PLAUSIBLE_SHARE = 0.75

function guessByGroups(
  text: string,
  candidates: readonly GroupedLanguage[],
  preferred: readonly Language[],
): Pick<GuessedLanguage, 'language' | 'isSure'> {
  const { groups, points } = scoreLetterGroups(text)
  // English borrows words with their accents (café, naïve), and writes them without.
  const inEnglish = scoreLetterGroups(text.normalize('NFD').replace(/\p{M}/gu, ''))
  const pointsOf = (language: GroupedLanguage) => {
    const place = GROUPED_LANGUAGES.indexOf(language)
    const own = language === 'en' ? Math.max(points[place]!, inEnglish.points[place]!) : points[place]!
    return own + (preferred.includes(language) ? PREFERRED_POINTS : 0)
  }
  const ranked = candidates
    .map((language) => ({ language, points: pointsOf(language) }))
    .toSorted((a, b) => b.points - a.points)
  const [best, next] = [ranked[0]!, ranked[1]!]
  const isSure = groups > 1 && best.points >= FITTING_POINTS * groups && best.points - next.points >= CLEAR_POINTS
  if (isSure) return { language: best.language, isSure }
  const plausible = ranked.filter((one) => one.points >= PLAUSIBLE_SHARE * best.points)
  const wanted = preferred.find((language) => plausible.some((one) => one.language === language))
  return { language: wanted ?? (best.points > 0 ? best.language : (preferred[0] ?? 'en')), isSure }
}

type OwnScript = Exclude<Script, 'latin' | 'cyrillic'>

const LANGUAGE_OF_SCRIPT: Record<OwnScript, (text: string) => Language> = {
  greek: () => 'el',
  arabic: () => 'ar',
  hebrew: () => 'he',
  devanagari: () => 'hi',
  thai: () => 'th',
  hangul: () => 'ko',
  kana: () => 'ja',
  han: guessHan,
}

/** Characters that only the traditional script writes so, and the simplified ones of the same words. */
const TRADITIONAL = new Set(
  '們個來時會對國學說這裡還後開關電無購買選讓給發現質優專業輕鬆體驗灣製適與從為樣裝設計鐘燈讀書寫語網視機車飛鳥魚門問間頭題類點線級經統細純紅綠藍銀鐵錢長張強歲萬葉處雙難離雲馬風飲飯養館麗龍寶實寬將導層鮮' +
    '熱鋼號賣價達聲壓戲護膚臉頸腦顯濾濕潔淨涼溫氣煙燒爐鍋鹽醬雞鴨蝦蘋檸絲綿織縫繡襪褲襯鈕鏈錶鑽禮節慶歡樂愛戀親媽爺兒嬰夢醫藥療運動遊騎輪輛軟軌轉邊遠進連郵釣銷錄鎖鏡閃閱隨隱靜響頂項順預領頻額顏願顧飄餅餘駕' +
    '髮鹼齊齒龜歷歸殺毀準滅滿漸漿澤濃灑災烏煩熒燙營爭爾牆犧獎獨獲獻環瓊畫異當疊癢盡監盤確礎祿積穩穀窩競筆筍簡簾籃糧緊緩緻縮總績繩繪續罰羅義習聖聞職聯聰聽肅腳膠臺興舉艙藝薦蘭蟲補複襲覺覽觀訂訊記許訴診詢試詩' +
    '話該詳認誌誠調談請諾謝識譜議豐貝負財貨貴費貼資賓賞賽贈贏趕趙躍軍載較輔輝輯輸辦農遲遷鄉醜釋針鉛銅鋁鋒錯鍵鎮鑰閉閒閣闆闊闡陽陰階際隊雜霧韓頁須頓頗顆颱飽飾餃餓駛騰驚鬥魯鯨鳳鴻鷹麥黃黨備傳債傷億償儲兩內冊' +
    '凍劃劇劑勁勞勢勵匯區協單卻參叢員喚喪喬嗎嘗噴嚐團園圍圓圖報場塊塵墊壇壞壯壺壽奮奪婦孫宮審寧尋屆屜屬島嶺帥師帳帶幣幫幹幾庫廠廣廳彈彎彙徑復徵憶應懷戰戶拋捨掃掛採損換搖撐擁擇擊擋據擔擠擬擴擺攜攝敗敵數斷昇' +
    '晝暢曆曬條棄棟極構槍槳樓標樹橋橫檢檔櫃櫻權歐麵臟讚剛創餵貓螢腸喫',
)
const SIMPLIFIED = new Set(
  '们来时会对国学说这还开关电无购买选让给发现质优专业轻体验湾适与从为样装设计钟灯读书写语网视机车飞鸟鱼门问间头题类点线级经统细纯红绿蓝银铁钱长张强岁万处双难离马风饮饭养馆丽龙宝实宽将导层鲜热钢号卖价达声' +
    '压戏护肤脸颈脑显滤湿洁净凉温气烟烧炉锅盐酱鸡鸭虾苹柠丝绵织缝绣袜裤衬钮链钻礼节庆欢乐爱恋亲妈爷儿婴梦医药疗运动骑轮辆软轨转边远进连邮钓销录锁镜闪阅随隐静响顶项顺预领频额颜愿顾飘饼驾碱齐齿龟历归杀毁灭满' +
    '渐浆泽浓灾乌烦荧烫营争尔墙牺奖独获献环琼画异当叠痒尽监盘确础禄积稳窝竞笔笋简帘篮粮紧缓缩总绩绳绘续罚罗义习圣闻职联聪听肃脚胶兴举舱艺荐兰虫补袭觉览观订讯记许诉诊询试诗话该详认诚调谈请诺谢识谱议丰贝负财' +
    '货贵费贴资宾赏赛赠赢赶赵跃军载较辅辉辑输办农迟迁乡释针铅铜铝锋错键镇钥闭闲阁阔阐阳阴阶际队杂雾韩页须顿颇颗饱饰饺饿驶腾惊鲁鲸凤鸿鹰麦黄党备传债伤亿偿储两内册冻划剧剂劲劳势励区协单却参丛员唤丧乔吗尝喷团' +
    '园围圆图报场块尘垫坛坏壮壶寿奋夺妇孙宫审宁寻届屉属岛岭帅师帐带币帮库厅弹弯径忆应怀战户抛扫挂损换摇撑拥择击挡据担挤拟扩摆携摄败敌数断昼畅晒条弃栋极构枪桨楼标树桥横检档柜樱权欧脏赞刚创喂猫萤肠',
)
/** Japanese mixes its syllables in; Chinese has none. A few (の) turn up in Chinese brand names. */
const KANA_SHARE = 0.08

function guessHan(text: string): Language {
  const scripts = [...text].map(scriptOf)
  const count = (script: Script) => scripts.filter((found) => found === script).length
  if (count('kana') > KANA_SHARE * (count('han') + count('kana'))) return 'ja'
  const lettersOf = (letters: Set<string>) => [...text].filter((letter) => letters.has(letter)).length
  return lettersOf(TRADITIONAL) > lettersOf(SIMPLIFIED) ? 'zh-Hant' : 'zh'
}
