import type { Language } from './language.ts'

export const simplifiedChinese: Language = {
  name: 'Chinese, simplified',
  scripts: ['han'],
  direction: 'ltr',
  tellingLetters:
    '们来时会对国学说这还开关电无购买选让给发现质优专业轻体验湾适与从为样装设计钟灯读书写语网视机车飞鸟鱼门问间头题类点线级经统细纯红绿蓝银铁钱长张强岁万处双难离马风饮饭养馆丽龙宝实宽将导层鲜热钢号卖价达声' +
    '压戏护肤脸颈脑显滤湿洁净凉温气烟烧炉锅盐酱鸡鸭虾苹柠丝绵织缝绣袜裤衬钮链钻礼节庆欢乐爱恋亲妈爷儿婴梦医药疗运动骑轮辆软轨转边远进连邮钓销录锁镜闪阅随隐静响顶项顺预领频额颜愿顾飘饼驾碱齐齿龟历归杀毁灭满' +
    '渐浆泽浓灾乌烦荧烫营争尔墙牺奖独获献环琼画异当叠痒尽监盘确础禄积稳窝竞笔笋简帘篮粮紧缓缩总绩绳绘续罚罗义习圣闻职联聪听肃脚胶兴举舱艺荐兰虫补袭觉览观订讯记许诉诊询试诗话该详认诚调谈请诺谢识谱议丰贝负财' +
    '货贵费贴资宾赏赛赠赢赶赵跃军载较辅辉辑输办农迟迁乡释针铅铜铝锋错键镇钥闭闲阁阔阐阳阴阶际队杂雾韩页须顿颇颗饱饰饺饿驶腾惊鲁鲸凤鸿鹰麦黄党备传债伤亿偿储两内册冻划剧剂劲劳势励区协单却参丛员唤丧乔吗尝喷团' +
    '园围圆图报场块尘垫坛坏壮壶寿奋夺妇孙宫审宁寻届屉属岛岭帅师帐带币帮库厅弹弯径忆应怀战户抛扫挂损换摇撑拥择击挡据担挤拟扩摆携摄败敌数断昼畅晒条弃栋极构枪桨楼标树桥横检档柜樱权欧脏赞刚创喂猫萤肠',
  borrowsAccents: false,
  hanForms: 'chinese',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['立即购买', '立即选购', '了解更多'],
    friendly: ['去看看', '带回家', '看一看'],
    luxury: ['探索更多', '立即探索', '发现更多'],
  },
  buying: ['立即购买', '立即选购', '带回家'],

  sentences: {
    abbreviations: '',
    beforeNumbers: '',
    examples: '',
    spaceGoesOn: undefined,
  },
  clauses: {
    waiting: '如果, 当, 因为, 虽然, 无论, 只要, 为了, 由于, 随着, 尽管',
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
    before: '原价',
    now: '现在, 现价, 仅',
  },
  currencies: {
    CNY: '元, 圆, 人民币',
  },
  units: '',
  services: {
    names: '课程, 培训, 清洁, 维修, 保险, 租赁, 服务, 咨询',
    asked: '预约',
    per: '',
    hours: '',
  },
  downloads: '下载, 安装',

  claims: {
    superlative: '最, 第一, 唯一, 独家, 顶级, 完美, 绝对, 永远, 更, 比',
    proof: '保证, 保障, 认证, 证明, 证实',
    rating: '好评, 人气, 销量, 星',
    offer: '免费, 优惠, 打折, 折扣, 特价, 限定, 限时, 新, 价格',
    number: '二, 三, 四, 五, 六, 七, 八, 九, 十, 百, 千, 万, 亿, 倍, 半, 双, 零, 两',
  },

  lines: {
    phraseEnds: '',
    leaning: '的, 了, 吗, 呢, 吧, 们, 着, 过, 地, 得',
    opening:
      '全, 新, 最, 超, 第, 更, 很, 不, 就, 都, 也, 还, 再, 又, 太, 让, 在, 把, 与, 和, 或, 从, 向, 对, 为, 只, 到, 每',
  },
  styleWords: {},

  samples: {
    texts: `
      手工陶瓷杯
      无线耳机
      每天早晨的新鲜面包
      睡得更好
      保暖羊毛外套
      啤酒配热狗
      折叠花园椅
      钢琴入门课程
      双脚不再冰冷
      两个风扇比谈话还安静。
      无谷物狗粮
      长袖棉衬衫
      你的新背包
      轻便跑鞋
      十米防水
      自家烘焙的咖啡
      让花园更明亮
      台灯晚上自动亮起。
      木制玩具
      夏季连衣裙特价
    `,
    divided: undefined,
    clause: ['安静研磨的咖啡机，适合每个清晨。', '安静研磨的咖啡机'],
    sentences: ['价格9.99元。', '安静的咖啡。'],
    oldPrice: '原价590元',
    service: '钢琴课程',
  },
}
