import type pg from 'pg';

const postedTables = [
  'ledger_head',
  'period',
  'period_action',
  'open_item',
  'journal_entry',
  'journal_line',
  'application',
];

/** Tables of the books that nobody writes but the database's own functions. Funds and accounts are written as other tables are. */
export const isPosted = (table: string): boolean => postedTables.includes(table);

const staged = (table: string) => `pg_temp.given_${table}`;

/** Entries at a time; an entry's lines come in one statement. */
const entriesAtATime = 500;

async function takeIn(
  client: pg.Client,
  table: string,
  where = 'true',
  values: unknown[] = [],
): Promise<void> {
  await client.query(
    // Without dates of infinity and the like, JSON holds all that is in these rows.
    `select ledger.take_in('${table}', coalesce((select jsonb_agg(to_jsonb(given)) from ${staged(table)} given where ${where}), '[]'))`,
    values,
  );
}

/**
 * Takes in the books that were staged: numbers and hashes as they were. The database looks whether every entry is balanced, the chain is
 * whole and the open items are what their lines make of them; otherwise it refuses.
 */
export async function takeInBooks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ no: number; hash: string }>(
    `select next_no::int - 1 as no, hash from ${staged('ledger_head')}`,
  );
  const [head] = rows;
  if (!head) return;
  await client.query('set local role courtyard_app');
  await client.query('select ledger.begin_arrival()');
  for (const table of ['period', 'period_action', 'open_item']) await takeIn(client, table);
  for (let from = 1; from <= head.no; from += entriesAtATime) {
    const between = [from, from + entriesAtATime - 1];
    await takeIn(client, 'journal_entry', 'no between $1 and $2', between);
    await takeIn(client, 'journal_line', 'entry_no between $1 and $2', between);
  }
  await takeIn(client, 'application');
  await client.query('select ledger.end_arrival($1, $2)', [head.no, head.hash]);
  await client.query(`select courtyard.index_records('journal-entry', array_agg(id), array_agg(no::text), array_agg(concat_ws(' ', no, memo)))
    from journal_entry where tenant_id = courtyard.tenant_id() and source_id is null and memo is not null`);
  await client.query('reset role');
}
