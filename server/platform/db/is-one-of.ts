import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Returns true for a value in a list that is made once, before the statement looks at its rows. With `in`, PostgreSQL may
 * join the list instead, and then make it again for each row: a table that was empty when its rows were last counted is
 * planned so, which took a minute for a thousand rows. A list with a limit, or one that locks its rows, then has other
 * rows each time, so that more of them are changed than the limit allows.
 */
export function isOneOf(value: SQLWrapper, list: SQLWrapper): SQL {
  return sql`${value} = any(array(${list}))`
}
