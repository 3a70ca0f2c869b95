import type { Ask } from '../schema-guard.ts'
import { makeParts, PARTITIONED, type PartitionedTable } from './partitioned-tables.ts'

/** Returns the name of the shadow table until it replaces the original. */
export function shadowOf(table: PartitionedTable): string {
  return `${table}_parts`
}

export const TRIGGER = 'placard_parts'

/**
 * Returns the statements that make an empty partitioned table beside the given one, with the same columns, keys, rules
 * and indexes, and the trigger that repeats every change of the first on the second. To be run in one transaction.
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

/** Returns the constraints of the table. Those of unique columns, which are also indexes, get a free name. */
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

/**
 * Returns the statements of the trigger. It upserts, because a row that is being copied at the same time is in the
 * shadow already, or the copy finds it there.
 */
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

/** Returns the columns in their order, including any changes by later migrations. */
export async function columnsOf(ask: Ask, table: string): Promise<Column[]> {
  const found = await ask(
    `select attname as name, format_type(atttypid, atttypmod) || attnotnull || coalesce(pg_get_expr(adbin, adrelid), '') as definition
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = to_regclass('public."${table}"') and attnum > 0 and not attisdropped order by attnum`,
  )
  return found as unknown as Column[]
}
