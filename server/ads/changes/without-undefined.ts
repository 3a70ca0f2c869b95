type Defined<Values> = { [Key in keyof Values]: Exclude<Values[Key], undefined> }

/** Returns an object without the keys whose value is undefined. */
export function withoutUndefined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>
}
