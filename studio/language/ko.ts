import type { Language } from './language.ts'

export const korean: Language = {
  name: 'Korean',
  scripts: ['hangul'],
  direction: 'ltr',
  tellingLetters: undefined,
  borrowsAccents: false,
  hanForms: 'korean',

  quotes: ['“', '”'],
  hyphenation: undefined,
  capitalizesNouns: false,
  ordinalStops: false,

  callsToAction: {
    professional: ['지금 구매하기', '주문하기', '자세히 보기'],
    friendly: ['구경하기', '보러 가기', '만나보기'],
    luxury: ['더 알아보기', '만나보세요', '살펴보기'],
  },
  buying: ['지금 구매하기', '주문하기'],

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
    leaning: '이것은, 그것은',
    product: {
      with: '',
      this: '',
      the: '',
    },
    listing: '',
    and: '',
    articles: '',
    verbs: {
      asking: '이제, 더 이상',
      telling: '',
      closing: `
        *세요, *십시오, *니다, *어요, *아요, *해요, *예요, *에요, *져요, *줘요, *돼요, *워요, *려요, *하다, *되다, *지다, *진다, *된다, *한다, *준다,
        *난다, *간다, *는다, *있다, *없다, *하라, *해봐, *하자, *보자, *떠나자
      `,
    },
  },

  offer: {
    free: '무료*, 증정*',
    before: '정가, 원가',
    now: '지금, 단',
  },
  currencies: {
    KRW: '원',
  },
  units: '',
  services: {
    names: '*수업*, *강좌*, *레슨*, *청소*, *수리*, *보험*, *대여*, *서비스*, *상담*',
    asked: '*예약*',
    per: '',
    hours: '',
  },
  downloads: '*다운로드*, *설치*',

  claims: {
    superlative: '*최고*, *최상*, *최초*, *유일*, *완벽*, *가장*, *항상*, *절대*, *제일*, *보다*, *더*',
    proof: '*보장*, *보증*, *인증*, *검증*',
    rating: '*별점*, *후기*, *인기*',
    offer: '*무료*, *할인*, *특가*, *오늘만*, *한정*, *가격*',
    number: '',
  },

  lines: {
    phraseEnds: '',
    leaning: '',
    opening: '',
  },
  styleWords: {},

  samples: {
    texts: `
      수제 도자기 머그컵
      무선 헤드폰
      매일 아침 갓 구운 빵
      더 깊은 잠
      따뜻한 울 재킷
      맥주와 핫도그
      접이식 정원 의자
      초보자를 위한 피아노 수업
      이제 발이 시리지 않아요
      대화보다 조용한 두 개의 팬.
      곡물 없는 강아지 사료
      긴소매 면 셔츠
      당신의 새 배낭
      가벼운 러닝화
      수심 10미터까지 방수
      직접 볶은 커피
      정원에 더 많은 빛을
      저녁이면 램프가 저절로 켜집니다.
      나무 장난감
      여름 원피스 할인
    `,
    divided: undefined,
    clause: undefined,
    sentences: ['3.5kg입니다.', '조용합니다.'],
    leads: ['매일 아침을 즐기세요', '커피가 오래도록 따뜻하게 유지됩니다'],
    attributes: ['식기세척기 사용 가능 부품', '순모로 만든 부드러운 재킷'],
    oldPrice: '정가 59,000원',
    service: '피아노 레슨',
  },
}
