import { addDays } from '@courtyard/contract/days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AsOf, StateSql } from '../../../platform/database/lists/list-filters';
import { allOf } from '../../../platform/database/lists/search.sql';

/** By days overdue, the first and the last; null where there is no end. */
const overdue: Readonly<Record<string, readonly [number | null, number | null]>> = {
  current: [null, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, null],
};

/** How long documents of a table with `open_minor` and `due_on` are overdue, for a filter; of what is open alone. */
export function agingState(table: 'bill' | 'invoice'): StateSql {
  const [open, due] = [sql.raw(`${table}.open_minor`), sql.raw(`${table}.due_on`)];
  const isOpen = sql<SqlBool>`${open} > 0`;
  const isOverdue = (bucket: string, { today }: AsOf): RawBuilder<SqlBool> => {
    const [least, most] = overdue[bucket] ?? [null, null];
    return allOf([
      isOpen,
      ...(least === null ? [] : [sql<SqlBool>`${due} <= ${addDays(today, -least)}::date`]),
      ...(most === null ? [] : [sql<SqlBool>`${due} >= ${addDays(today, -most)}::date`]),
    ]);
  };
  return {
    state: ({ today }) => sql`case when ${isOpen} then case when ${today}::date - ${due} <= 0 then 'current'
      when ${today}::date - ${due} <= 30 then 'to30' when ${today}::date - ${due} <= 60 then 'to60'
      when ${today}::date - ${due} <= 90 then 'to90' else 'over90' end end`,
    is: isOverdue,
  };
}
