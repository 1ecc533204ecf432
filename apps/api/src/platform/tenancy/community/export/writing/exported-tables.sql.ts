import type { ClientBase } from 'pg';
import { leftOutColumns, leftOutTables, sharedColumns } from './left-out.rules';

export interface ExportedColumn {
  name: string;
  /** As PostgreSQL calls it: `timestamp with time zone`. */
  type: string;
  mayBeNull: boolean;
  /** `table.column` that its values are of; null where it refers to nothing. */
  refersTo: string | null;
}

export interface ExportedTable {
  name: string;
  columns: ExportedColumn[];
  /** Columns of the primary key, the order of the rows. */
  key: string[];
  /** Exported tables whose rows have to be there before its own. */
  needs: string[];
}

/** What a community has, by the catalogue of the database: all its tables but `leftOutTables`, each after those that it refers to. */
export async function exportedTables(client: Pick<ClientBase, 'query'>): Promise<ExportedTable[]> {
  const { rows } = await client.query<ExportedTable>(
    // Worked out once: catalogues in which tables come and go are large, and the planner knows little of them.
    `with reference as materialized (
      select conrelid, pair.own, min(confrelid::regclass::text || '.' || attname) as target
      from pg_constraint cross join lateral unnest(conkey, confkey) as pair (own, other)
      join pg_attribute on attrelid = confrelid and attnum = pair.other
      where contype = 'f' and attname <> 'tenant_id'
      group by conrelid, pair.own
    )
    select relname as name,
      (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'mayBeNull', not attnotnull, 'refersTo', target) order by attnum)
        from pg_attribute left join reference on conrelid = attrelid and own = attnum
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and not (relname || '.' || attname = any ($2))
          and (not $3::jsonb ? relname or $3::jsonb -> relname ? attname)) as columns,
      array(select attname::text from pg_constraint cross join lateral unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = part.number
        where conrelid = pg_class.oid and contype = 'p' order by place) as key,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and ($3::jsonb ? relname or exists (select from pg_attribute
        where attrelid = pg_class.oid and attname = 'tenant_id' and not attisdropped))
      and not (relname = any ($1))
    order by relname`,
    [Object.keys(leftOutTables), Object.keys(leftOutColumns), JSON.stringify(sharedColumns)],
  );
  return inOrder(rows);
}

/** Tables after those that they need. Throws where two need each other. */
export function inOrder<T extends { name: string; needs: string[] }>(tables: readonly T[]): T[] {
  const exported = new Set(tables.map(({ name }) => name));
  const waiting = tables.map((table) => ({
    ...table,
    needs: table.needs.filter((name) => exported.has(name)),
  }));
  const ordered: T[] = [];
  const placed = new Set<string>();
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => placed.has(name)));
    const [table] = waiting.splice(next, next < 0 ? 0 : 1);
    if (!table)
      throw new Error(`these tables need each other: ${waiting.map(({ name }) => name).join(', ')}`);
    placed.add(table.name);
    ordered.push(table);
  }
  return ordered;
}
