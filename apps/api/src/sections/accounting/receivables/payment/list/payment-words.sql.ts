import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { fewFound } from '../../../../../platform/database/lists/text-search/found-words.sql';
import { allOf, anyOf, anywhere, isLike, wordsOf } from '../../../../../platform/database/lists/search.sql';
import { unitName } from '../../owner-account/unit-name.sql';

/** What is looked for, as the indexes of the list answer it. */
export interface FoundPayments {
  condition: RawBuilder<SqlBool>;
  /** How many there are where nothing else is asked for; null where that is not known before they are counted. */
  count: number | null;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Payments with a word in their reference or payer, as many as one more than few. */
async function havingText(tx: Tx, word: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select courtyard.find_payments(${word}, ${fewFound + 1}) as id`.execute(tx);
  return idsOf(rows);
}

async function unitsCalled(tx: Tx, word: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from property where ${isLike(unitName, anywhere(word))}`.execute(tx);
  return idsOf(rows);
}

async function havingNumber(tx: Tx, word: string): Promise<string[]> {
  if (!/^\d{1,15}$/.test(word)) return [];
  const rows = await tx.selectFrom('payment').select('id').where('number', '=', Number(word)).execute();
  return idsOf(rows);
}

/** Where so many have a word in their own text that the index saves nothing. */
const written = (word: string): RawBuilder<SqlBool> => {
  const pattern = anywhere(word);
  return anyOf([isLike(sql`payment.reference`, pattern), isLike(sql`payment.payer`, pattern)]);
};

async function findWord(tx: Tx, word: string): Promise<FoundPayments> {
  const own = [...new Set([...(await havingText(tx, word)), ...(await havingNumber(tx, word))])];
  const units = await unitsCalled(tx, word);
  const ofUnits = sql`select payment_id from payment_part where property_id = any(${units}::uuid[])`;
  if (own.length > fewFound)
    return { condition: sql<SqlBool>`(${written(word)} or payment.id in (${ofUnits}))`, count: null };
  const { rows } = await sql<{ count: number }>`
    select count(distinct payment_id) as count from payment_part where property_id = any(${units}::uuid[])`.execute(
    tx,
  );
  const { rows: besides } = await sql<{ id: string }>`
    select own.id from unnest(${own}::uuid[]) own (id) where own.id not in (${ofUnits})`.execute(tx);
  const extra = idsOf(besides);
  const count = (rows[0]?.count ?? 0) + extra.length;
  const condition =
    count <= fewFound
      ? sql<SqlBool>`payment.id = any(array(${ofUnits} union select unnest(${extra}::uuid[])))`
      : sql<SqlBool>`(payment.id in (${ofUnits}) ${extra.length > 0 ? sql`or payment.id = any(${extra}::uuid[])` : sql``})`;
  return { condition, count };
}

/** What is looked for: each word is the number, or in the reference, the payer or the name of a unit. Null where nothing is looked for. */
export async function findPayments(tx: Tx, search: string | undefined): Promise<FoundPayments | null> {
  const found: FoundPayments[] = [];
  for (const word of wordsOf(search)) found.push(await findWord(tx, word));
  const [first, ...others] = found;
  if (!first) return null;
  return {
    condition: allOf(found.map(({ condition }) => condition)),
    count: others.length === 0 ? first.count : null,
  };
}
