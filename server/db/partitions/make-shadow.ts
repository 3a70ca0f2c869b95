import type { Ask } from '../schema-guard.ts'
import { makeParts, PARTITIONED, type PartitionedTable } from './partitioned-tables.ts'

/** The table that takes the place of another one, until then. */
export function shadowOf(table: PartitionedTable): string {
  return `${table}_parts`
}

export const TRIGGER = 'placard_parts'

/**
 * The statements that make, beside a table, an empty one in partitions with the same columns, keys, rules and indexes, and the trigger by
 * which every change of the first happens to the second too. For one transaction.
 */
export async function makeShadow(ask: Ask, table: PartitionedTable, now: Date): Promise<string[]> {
  const { key, by } = PARTITIONED[table]
  const shadow = shadowOf(table)
  const [oldest] = by === 'month' ? await ask(`select min("${key}") as since from "${table}"`) : []
  const since = (oldest?.['since'] as Date | null | undefined) ?? now
  return [
    `create table "${shadow}" (like "${table}" including defaults including generated including storage including compression)
      partition by ${by === 'month' ? 'range' : 'hash'} ("${key}")`,
    `alter table "${shadow}" add constraint "${shadow}_pkey" primary key (id, "${key}")`,
    ...makeParts(table, shadow, since, now),
    ...(await constraintsOf(ask, table)),
    ...(await indexesOf(ask, table)),
    ...(await mirrorOf(ask, table)),
  ]
}

/** Those of unique columns, which are an index too, get a name that is free. */
async function constraintsOf(ask: Ask, table: PartitionedTable): Promise<string[]> {
  const found = await ask(
    `select conname as name, contype as type, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = '"${table}"'::regclass and contype in ('u', 'f', 'c')`,
  )
  return found.map(({ name, type, definition }) => {
    const free = type === 'u' ? `${String(name)}_parts` : String(name)
    return `alter table "${shadowOf(table)}" add constraint "${free}" ${String(definition)}`
  })
}

async function indexesOf(ask: Ask, table: PartitionedTable): Promise<string[]> {
  const found = await ask(
    `select relname as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = '"${table}"'::regclass and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`,
  )
  return found.map(({ name, definition }) =>
    String(definition)
      .replace(` INDEX ${String(name)} ON `, ` INDEX ${String(name)}_parts ON `)
      .replace(` ON public.${table} `, ` ON public.${shadowOf(table)} `),
  )
}

/** A row that is being copied meanwhile is there already, or will be found there by the copy. */
async function mirrorOf(ask: Ask, table: PartitionedTable): Promise<string[]> {
  const { key } = PARTITIONED[table]
  const shadow = shadowOf(table)
  const columns = (await columnsOf(ask, table)).map(({ name }) => `"${name}"`)
  const changes = columns.map((column) => `${column} = excluded.${column}`)
  return [
    `create or replace function ${TRIGGER}_${table}() returns trigger language plpgsql as $mirror$
     begin
       if tg_op = 'DELETE' then
         delete from public."${shadow}" where id = old.id and "${key}" = old."${key}";
       else
         if tg_op = 'UPDATE' and (old.id, old."${key}") is distinct from (new.id, new."${key}") then
           delete from public."${shadow}" where id = old.id and "${key}" = old."${key}";
         end if;
         insert into public."${shadow}" (${columns.join(', ')}) values (${columns.map((column) => `new.${column}`).join(', ')})
         on conflict (id, "${key}") do update set ${changes.join(', ')};
       end if;
       return null;
     end $mirror$`,
    `create trigger ${TRIGGER} after insert or update or delete on "${table}" for each row execute function ${TRIGGER}_${table}()`,
  ]
}

interface Column {
  name: string
  definition: string
}

/** In their order, with all that a later migration may have changed of them. */
export async function columnsOf(ask: Ask, table: string): Promise<Column[]> {
  const found = await ask(
    `select attname as name, format_type(atttypid, atttypmod) || attnotnull || coalesce(pg_get_expr(adbin, adrelid), '') as definition
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = to_regclass('public."${table}"') and attnum > 0 and not attisdropped order by attnum`,
  )
  return found as unknown as Column[]
}
