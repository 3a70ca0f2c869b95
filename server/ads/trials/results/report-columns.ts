/** Counts of a report, by what they are called in it. */
export const COUNTS = ['impressions', 'clicks', 'spend', 'purchases'] as const

export type CountName = (typeof COUNTS)[number]

/**
 * Titles of columns in the exports of Meta, Google, Pinterest, LinkedIn and others, without brackets, accents and marks,
 * the most exact first. Languages: en, de, fr, es, it, pt, nl, pl, sv, ru, ja, zh.
 */
const TITLES: Record<CountName, readonly string[]> = {
  impressions: titles(`
    impressions, impr, impressionen, impresiones, impressioni, visualizzazioni, impressoes,
    weergaven, vertoningen, wyswietlenia, exponeringar, visningar, показы, インプレッション, 表示回数, 展示次数,
    曝光次數, 展示
  `),
  clicks: titles(`
    link clicks, outbound clicks, linkklicks, link klicks, clics sur un lien, clics sur lien,
    clics en el enlace, clic sul link, clics no link, cliques no link, linkklikken,
    klikniecia linku, lankklick, клики по ссылке, リンクのクリック, 链接点击量, clicks, klicks, clics, clic,
    cliques, klikken, klikniecia, klick, клики, クリック数, 点击次数, 点击量, clicks all, klicks alle,
    clics tous, clics todos, clic tutti, cliques todos
  `),
  spend: titles(`
    amount spent, spend, cost, ausgegebener betrag, kosten, montant depense, cout, importe gastado,
    coste, costo, importo speso, speso, valor usado, valor gasto, custo, besteed bedrag, koszt,
    wydana kwota, spenderat belopp, kostnad, сумма затрат, расход, 消化金額, 費用, 花费金额, 费用, total spent,
    ad spend
  `),
  purchases: titles(`
    purchases, website purchases, kaufe, website kaufe, achats, compras, acquisti, aankopen, zakupy,
    kop, покупки, 購入, 购买, conversions, conv, conversionen, conversiones, conversioni, conversoes,
    konwersje, konverteringar, конверсии, コンバージョン, 转化次数, results, ergebnisse, resultats, resultados,
    risultati
  `),
}

function titles(list: string): string[] {
  return list.split(',').map((title) => title.trim())
}

/** Recognizes the title of a column. The lower the rank, the more exactly it names the count. */
export function countOfColumn(title: string): { count: CountName; rank: number } | undefined {
  const plain = plainTitle(title)
  for (const count of COUNTS) {
    const rank = TITLES[count].indexOf(plain)
    if (rank >= 0) return { count, rank }
  }
  return undefined
}

/** Matches a currency or a note in brackets. Only a note on which clicks are meant is kept. */
const BRACKETS = /[([（](?!(?:all|alle|tous|todos|tutti)[)\]])[^)\]）]*[)\]）]/giu

function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(BRACKETS, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
