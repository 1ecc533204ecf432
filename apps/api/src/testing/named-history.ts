import { unnamedOf } from '@courtyard/contract/vocabularies';
import type pg from 'pg';

/** What the histories of all communities tell without a word for it, as `poll.vote: shoe`; asked as the server's own account. */
export async function unnamedIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ action: string; fields: string[] }>(`
    select action, array_remove(array_agg(distinct field order by field), null) as fields
    from audit_log left join jsonb_object_keys(changes) as field on true
    -- Tests of lists fill it with actions of no record.
    where action like '%.%'
    group by action
    order by action`);
  return rows.flatMap(({ action, fields }) => unnamedOf(action, fields));
}
