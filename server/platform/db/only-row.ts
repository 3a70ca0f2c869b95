/** Returns the row of a statement that always has one. Throws if it has none, so that a transaction is rolled back. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement gave back no row')
  return row
}
