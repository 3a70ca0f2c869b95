import '#scripts/no-system-fonts.ts'
import { cpus, loadavg } from 'node:os'
import { runTool } from '#scripts/bad-input.ts'
import { judgeAll } from './photos/judge-all.ts'
import { PHOTO_LABELS } from './photos/labels.ts'
import { type PhotoBenchOptions, readPhotoOptions } from './photos/options.ts'
import { planScenes } from './photos/plan-scenes.ts'
import { boundRows, formatGroups, groupResults } from './photos/rows.ts'
import { writeSheets } from './photos/write-sheets.ts'
import { formatTable } from './table.ts'

/** `npm run bench:photos`: measures how well photos are cut out, against known mattes (decision 70). */

await runTool(async () => {
  const options = readPhotoOptions(process.argv.slice(3))
  const plan = planScenes(options)
  const labels = options.photos ? PHOTO_LABELS : []
  const items = [...plan.keys(), ...labels.map(({ file }) => file)]
  const judged = new Map((await judgeAll({ ...options, items })).map(({ item, peers }) => [item, peers]))
  const scenes = plan.map((scene, index) => ({ scene, peers: judged.get(index)! }))
  const photos = labels.map((label) => ({ label, peers: judged.get(label.file)! }))
  const bounds = boundRows(scenes, photos)
  process.stdout.write(
    `${heading(plan.length, options)}\n\n${formatGroups(groupResults(scenes, photos))}\n\n${formatTable(bounds)}\n`,
  )
  if (options.sheet) await writeSheets(options.sheet, scenes, photos, options.photos)
  if (bounds.some(({ isBroken }) => isBroken)) process.exitCode = 1
})

function heading(scenes: number, { few, sample, photos }: PhotoBenchOptions): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return [
    `${scenes} scenes${few ? ', a sample without those held out' : sample ? ', a sample' : ''}; ${cpus().length} processors, load ${load.join(' ')} (1, 5, 15 minutes).`,
    photos
      ? `${PHOTO_LABELS.length} photos of shops.`
      : 'No photos of shops: labels and masks by hand are skipped. They are read from ../shared/products, or --photos DIR.',
  ].join('\n')
}
