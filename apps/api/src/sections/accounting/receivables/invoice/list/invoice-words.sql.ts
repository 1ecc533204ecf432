import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { fewFound } from '../../../../../platform/database/lists/text-search/found-words.sql';
import { allOf, anyOf, anywhere, isLike, wordsOf } from '../../../../../platform/database/lists/search.sql';
import { unitName } from '../../owner-account/unit-name.sql';

/** That the name of a unit or of those who own it has each of these words; of rows of `unit_ledger` joined to `property`. */
const named = (words: readonly string[]): RawBuilder<SqlBool> =>
  allOf(
    words.map((word) => {
      const pattern = anywhere(word);
      return anyOf([isLike(sql`ledger.owners`, pattern), isLike(unitName, pattern)]);
    }),
  );

const isNumber = (word: string): boolean => /^\d{1,15}$/.test(word);

/** What is looked for, as the indexes of the list answer it. */
export interface FoundInvoices {
  condition: RawBuilder<SqlBool>;
  /** How many there are, where nothing else is asked for. */
  count: number;
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The ledgers whose unit or owners have all of the words, and the others. */
async function ledgersWith(tx: Tx, words: readonly string[]): Promise<{ found: string[]; others: string[] }> {
  const { rows } = await sql<{ id: string; isFound: boolean }>`
    select ledger.id, ${named(words)} as "isFound" from unit_ledger ledger
    join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id`.execute(tx);
  return {
    found: idsOf(rows.filter(({ isFound }) => isFound)),
    others: idsOf(rows.filter(({ isFound }) => !isFound)),
  };
}

/** Invoices that one of the words is the number of, while the unit or its owners have the others. */
async function numberedBy(tx: Tx, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const number of new Set(words.filter(isNumber))) {
    const { rows } = await sql<{ id: string }>`
      select invoice.id from invoice
      join unit_ledger ledger on ledger.tenant_id = invoice.tenant_id and ledger.id = invoice.unit_ledger_id
      join property on property.tenant_id = invoice.tenant_id and property.id = invoice.property_id
      where invoice.number = ${Number(number)}::bigint and ${named(words.filter((word) => word !== number))}`.execute(
      tx,
    );
    found.push(...idsOf(rows));
  }
  return found;
}

async function countOf(tx: Tx, ledgerIds: readonly string[]): Promise<number> {
  if (ledgerIds.length === 0) return 0;
  const { count } = await tx
    .selectFrom('invoice')
    .select(sql<number>`count(*)`.as('count'))
    .where(sql<SqlBool>`unit_ledger_id = any(${[...ledgerIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What is looked for: each word is the number, or in the name of the unit or of its owners. Units and owners are few beside invoices: they
 * are found first, so that the planner knows what it is asked for. Null where nothing is looked for.
 */
export async function findInvoices(
  tx: Tx,
  search: string | undefined,
  /** How many invoices there are at all. */
  all: () => Promise<number>,
): Promise<FoundInvoices | null> {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const { found, others } = await ledgersWith(tx, words);
  const numbered = await numberedBy(tx, words);
  // What is most is counted by what is not.
  const ofLedgers =
    found.length <= others.length ? await countOf(tx, found) : (await all()) - (await countOf(tx, others));
  const { rows: outside } =
    numbered.length === 0
      ? { rows: [] }
      : await sql<{ id: string }>`select id from invoice where id = any(${numbered}::uuid[])
          and not unit_ledger_id = any(${found}::uuid[])`.execute(tx);
  const extra = idsOf(outside);
  const count = ofLedgers + extra.length;
  const condition =
    count <= fewFound
      ? sql<SqlBool>`invoice.id = any(array(
          select of_ledger.id from invoice of_ledger where of_ledger.unit_ledger_id = any(${found}::uuid[])
          union all select unnest(${extra}::uuid[])))`
      : sql<SqlBool>`(invoice.unit_ledger_id = any(${found}::uuid[])
          ${extra.length > 0 ? sql`or invoice.id = any(${extra}::uuid[])` : sql``})`;
  return { condition, count };
}

/** The same in one condition, for what has no time to look first. */
export const invoicesLike = (search: string | undefined): RawBuilder<SqlBool>[] =>
  wordsOf(search).map((word) => {
    const numbered = isNumber(word) ? sql`invoice.number = ${Number(word)}::bigint or ` : sql``;
    return sql<SqlBool>`(${numbered}invoice.unit_ledger_id in (select ledger.id from unit_ledger ledger
        join property on property.tenant_id = ledger.tenant_id and property.id = ledger.property_id
        where ${named([word])}))`;
  });
