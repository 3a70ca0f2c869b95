/** A node of the tree that Vite's parser makes of a file. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Passes every node to `look`, each before its children; a node that is skipped is left out with its children. */
export function visitNodes(
  node: unknown,
  look: (node: Node) => void,
  isSkipped: (node: Node) => boolean = () => false,
): void {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, look, isSkipped)
  else if (isNode(node) && !isSkipped(node)) {
    look(node)
    for (const value of Object.values(node)) if (typeof value === 'object') visitNodes(value, look, isSkipped)
  }
}

/** Returns true if a value of the tree is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
