import path from 'node:path'

/** A file and the specifiers of its imports. */
interface Importing {
  path: string
  imports: readonly string[]
}

/** Returns the files of each circle of imports, the largest first. Only imports of the given files count. */
export function findCircles(files: readonly Importing[]): string[][] {
  const known = new Set(files.map((file) => file.path))
  const targets = new Map(
    files.map((file) => [
      file.path,
      file.imports.map((specifier) => resolve(file.path, specifier)).filter((target) => known.has(target)),
    ]),
  )
  return strongComponents(targets)
    .filter((component) => component.length > 1 || targets.get(component[0]!)!.includes(component[0]!))
    .toSorted((one, other) => other.length - one.length)
}

/**
 * Returns the knots of folders, the largest first: folders that import each other, directly or by way of others.
 * `folderOf` gives the folder of a file, and nothing for files that are in none.
 */
export function findKnots(files: readonly Importing[], folderOf: (path: string) => string | undefined): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { path: file, imports } of files) {
    const folder = folderOf(file)
    if (folder === undefined) continue
    const known = targets.get(folder) ?? new Set()
    targets.set(folder, known)
    for (const specifier of imports) {
      const target = folderOf(resolve(file, specifier))
      if (target !== undefined && target !== folder) known.add(target)
    }
  }
  for (const target of [...targets.values()].flatMap((all) => [...all]))
    if (!targets.has(target)) targets.set(target, new Set())
  return strongComponents(new Map([...targets].map(([folder, all]) => [folder, [...all]])))
    .filter((component) => component.length > 1)
    .toSorted((one, other) => other.length - one.length)
}

/** Resolves `#area/...` and relative specifiers to paths from the root. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier
}

/** Finds strongly connected components by Tarjan's algorithm (1972), with a stack of its own for deep graphs. */
function strongComponents(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const components: string[][] = []
  for (const root of targets.keys()) {
    if (index.has(root)) continue
    const calls: { node: string; next: number }[] = [{ node: root, next: 0 }]
    while (calls.length > 0) {
      const call = calls.at(-1)!
      const { node } = call
      if (call.next === 0) {
        index.set(node, index.size)
        low.set(node, index.get(node)!)
        stack.push(node)
        onStack.add(node)
      }
      const target = targets.get(node)![call.next]
      call.next += 1
      if (target !== undefined) {
        if (!index.has(target)) calls.push({ node: target, next: 0 })
        else if (onStack.has(target)) low.set(node, Math.min(low.get(node)!, index.get(target)!))
        continue
      }
      calls.pop()
      const parent = calls.at(-1)?.node
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent)!, low.get(node)!))
      if (low.get(node) === index.get(node)) {
        const component = stack.splice(stack.indexOf(node))
        for (const member of component) onStack.delete(member)
        components.push(component)
      }
    }
  }
  return components
}
