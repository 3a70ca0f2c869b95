import path from 'node:path'
import { ROOT } from '#scripts/launch/root.mjs'
import { exampleOf } from './examples.ts'
import { PLACEMENTS, type AdPlacement } from '#contract/rulebook/placements.ts'
import { type PlatformId, PLATFORMS } from '#contract/rulebook/platforms.ts'
import { CITED_CHECKS, namesOfTypes, type Rule, RULES } from '#contract/rulebook/rules.ts'
import { FRESH_DAYS, getSource, isOld, type Source, type SourceId, SOURCES } from '#contract/rulebook/sources.ts'
import { stateRule, writeBytes } from '#contract/rulebook/state-rule.ts'

/** The page that `npm run rulebook` writes. */
export const RULEBOOK = path.join(ROOT, 'docs', 'rulebook.md')

/** Returns the Markdown of the rulebook. Sources that are old at `now` are marked; without it none is. */
export function writeRulebook(now?: Date): string {
  return `# The rulebook

Rules of ${PLATFORMS.length} ad platforms for pictures, ${PLACEMENTS.length} placements, as data with the page that states each and the day on which it was read
(\`contract/rulebook\`). 'Ready to upload', /check and \`npm run check-ad\` cite them. \`npm run rulebook\` writes this page; a test holds it. A rule that nobody
has compared with its page for ${FRESH_DAYS} days is marked as old wherever it is shown, and \`npm run rulebook -- --old\` lists those.

To check a rule: open its page, compare, and set \`lastChecked\` of its source in \`contract/rulebook/sources.ts\`, whatever the result.

How a page was read stands beside it. **page**: from its own address, as stored by a crawler. **copy**: the same page under another address. **elsewhere**: the
platform's own page could not be read; the figures come from the linked page of a third party, and deserve a look at the platform's own before money depends on them.

Each rule has an example that passes and one that fails, made by us. They differ in nothing else, and a test holds that the checker finds that rule and no other in
the second one, and nothing in the first. \`npm run check-ad -- --example google-punctuation --out DIR\` writes the two pictures of a rule. A note (info) is set off by what fails, which is no refusal.

${PLATFORMS.map(({ id, name }) => `## ${name}\n\n${placementTable(id)}\n\n${ruleList(id)}\n\n${exampleTable(id)}`).join('\n\n')}

## For every platform

${ruleList(undefined)}

${exampleTable(undefined)}

## Checks

${checkTable()}

## Sources

${SOURCES.map((source) => `- ${cite(source, now)}`).join('\n')}
`
}

function placementTable(platform: PlatformId): string {
  const rows = PLACEMENTS.filter((placement) => placement.platform === platform).map(placementRow)
  return `| Placement | Size | Bytes | Types | Free of words | Source |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`
}

function placementRow(placement: AdPlacement): string {
  const { id, name, widthPx, heightPx, ratio, maxBytes, types, covered, source, bytesSource } = placement
  const least = ratio && ratio.minWidthPx > 1 ? `, at least ${ratio.minWidthPx} × ${ratio.minHeightPx}` : ''
  const size = `${widthPx} × ${heightPx}${ratio ? ` by shape${least}` : ''}`
  const sources = [source, bytesSource, covered?.source].filter((one) => one !== undefined)
  const cells = [
    `${name} (\`${id}\`)`,
    size,
    maxBytes === undefined ? 'not found' : writeBytes(maxBytes),
    types === undefined ? 'not found' : namesOfTypes(types),
    covered ? zones(covered) : '',
    [...new Set(sources)].map(link).join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

function zones({ top, foot, sides }: NonNullable<AdPlacement['covered']>): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return `top ${percent(top)}, foot ${percent(foot)}${sides > 0 ? `, sides ${percent(sides)}` : ''}`
}

function ruleList(platform: PlatformId | undefined): string {
  const ofPlacements = ['size', 'bytes', 'file-type', 'safe-zone']
  const rules = RULES.filter((rule) => rule.platform === platform && !ofPlacements.includes(rule.check))
  return rules.map((rule) => `- **${rule.id}** (${rule.severity}): ${stateRule(rule)} ${sourceOf(rule)}`).join('\n')
}

function exampleTable(platform: PlatformId | undefined): string {
  const rows = RULES.filter((rule) => rule.platform === platform).map((rule) => {
    const { passes, fails } = exampleOf(rule)
    return `| \`${rule.id}\` | ${passes.description} | ${fails.description} |`
  })
  return `| Rule | Example that passes | Example that fails |\n| --- | --- | --- |\n${rows.join('\n')}`
}

function sourceOf({ source }: Rule): string {
  return source ? `[${link(source)}]` : '[a bound of ours]'
}

function link(id: SourceId): string {
  const { title, address, read, readAt, lastChecked } = getSource(id)
  return `[${title}](${readAt ?? address}), ${read}, ${lastChecked}`
}

function checkTable(): string {
  const rows = CITED_CHECKS.map(({ id, name }) => {
    const count = RULES.filter(({ check }) => check === id).length
    return `| \`${id}\` | ${name} | ${count} |`
  })
  return `| Check | What it looks at | Rules |\n| --- | --- | --- |\n${rows.join('\n')}`
}

function cite(source: Source, now: Date | undefined): string {
  const { id, title, address, read, readAt, lastChecked, dated } = source
  const where = readAt && readAt !== address ? `, from ${readAt}` : ''
  const old = now && isOld(source, now) ? ' **old**' : ''
  return `\`${id}\`: ${title}, ${address}. ${read}${where}; checked on ${lastChecked}${dated ? `, dated ${dated}` : ''}.${old}`
}
