import type { BookedLine } from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { anywhere, isLike, wordsOf } from '../../../../platform/database/lists/search.sql';

/** A line of the journal, and what matching asks of it. */
export interface FoundLine extends BookedLine {
  accountId: string;
  isMatched: boolean;
}

/** The document of a kind that the entry comes from: only there it is known to be an id. */
const sourceIf = (kind: string) =>
  sql`case when entry.source_kind = ${sql.lit(kind)} then entry.source_id::uuid end`;

const isReturned = (
  table: 'payment' | 'vendor_payment',
  kind: string,
) => sql`exists (select from ${sql.table(table)} returned
  where returned.tenant_id = entry.tenant_id and returned.id = ${sourceIf(kind)} and returned.ended_as = 'returned')`;

/** Its entry was taken back otherwise than by the bank, or takes one back so: nothing at the bank is it. */
const isReversed = sql<boolean>`(entry.reverses_id is not null or exists (select from journal_entry taken
  where taken.tenant_id = entry.tenant_id and taken.reverses_id = entry.id))
  and not ${isReturned('payment', 'payment')} and not ${isReturned('vendor_payment', 'vendor-payment')}`;

const isMatched = sql<boolean>`exists (select from bank_match_line matched
  where matched.tenant_id = line.tenant_id and matched.entry_id = line.entry_id and matched.line = line.line)`;

/** Lines of the journal with who paid or was paid, whatever document they come from. */
export const bookedLines = (tx: Tx) =>
  tx
    .selectFrom('journalLine as line')
    .innerJoin('journalEntry as entry', (join) =>
      join.onRef('entry.tenantId', '=', 'line.tenantId').onRef('entry.id', '=', 'line.entryId'),
    )
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'entry.tenantId')
        .on(sql<SqlBool>`payment.id = ${sourceIf('payment')}`),
    )
    .leftJoin('vendorPayment', (join) =>
      join
        .onRef('vendorPayment.tenantId', '=', 'entry.tenantId')
        .on(sql<SqlBool>`vendor_payment.id = ${sourceIf('vendor-payment')}`),
    )
    .select(['line.entryId', 'line.line', 'entry.no', 'line.entryDate as date', 'entry.kind'])
    .select(['line.amount as amountMinor', 'line.accountId'])
    .select([
      sql<
        string | null
      >`coalesce(payment.reference, vendor_payment.check_number::text, vendor_payment.reference)`.as(
        'reference',
      ),
      sql<string | null>`coalesce(line.memo, entry.memo)`.as('memo'),
      sql<string | null>`coalesce(payment.payer, (select vendor.name from journal_line other
        join vendor on vendor.tenant_id = other.tenant_id and vendor.id = other.party_id
        where other.tenant_id = entry.tenant_id and other.entry_id = entry.id and other.party_kind = 'vendor' limit 1))`.as(
        'party',
      ),
      isReversed.as('isReversed'),
      isMatched.as('isMatched'),
    ]);

/** Lines of an account that are nothing at its bank yet. */
export const waitingLines = (tx: Tx, accountId: string) =>
  bookedLines(tx)
    .where('line.accountId', '=', accountId)
    .where('entry.class', '=', 'ordinary')
    .where('entry.layer', 'in', ['B', 'Ar', 'Ap'])
    .where(sql<SqlBool>`not ${isMatched}`);

const day = (value: string) => sql`${value}::date`;

/** How far a line of the journal is from a day of the bank, in days. */
export const distance = (bookedOn: string): RawBuilder<number> =>
  sql`abs(line.entry_date - ${day(bookedOn)})`;

export interface Around {
  accountId: string;
  bookedOn: string;
  amountMinor: number;
}

/** Those of the same amount near a day, the nearest first. */
export const linesOfAmount = ({ accountId, bookedOn, amountMinor }: Around, tx: Tx): Promise<FoundLine[]> =>
  waitingLines(tx, accountId)
    .where('line.amount', '=', amountMinor)
    .where(sql<SqlBool>`line.entry_date between ${day(bookedOn)} - 180 and ${day(bookedOn)} + 30`)
    .where(sql<SqlBool>`not (${isReversed})`)
    .orderBy(distance(bookedOn))
    .orderBy('entry.no')
    .limit(20)
    .execute();

/** Smaller ones in the same direction that may be parts of it: a deposit of several checks. */
export const partsNear = ({ accountId, bookedOn, amountMinor }: Around, tx: Tx): Promise<FoundLine[]> =>
  waitingLines(tx, accountId)
    .where(
      amountMinor > 0
        ? sql<SqlBool>`line.amount between 1 and ${amountMinor - 1}`
        : sql<SqlBool>`line.amount between ${amountMinor + 1} and -1`,
    )
    .where(sql<SqlBool>`line.entry_date between ${day(bookedOn)} - 10 and ${day(bookedOn)} + 3`)
    .where(sql<SqlBool>`not (${isReversed})`)
    .orderBy(distance(bookedOn))
    .orderBy('entry.no')
    .limit(60)
    .execute();

const lineText = sql`concat_ws(' ', line.memo, entry.memo, payment.payer, payment.reference,
  vendor_payment.check_number, vendor_payment.reference)`;

/** Those that wait, the nearest to a day first, found by words of memo, who, number or amount. */
export async function findWaiting(
  tx: Tx,
  {
    accountId,
    bookedOn,
    search,
    most,
  }: Omit<Around, 'amountMinor'> & { search: string | undefined; most: number },
): Promise<FoundLine[]> {
  let query = waitingLines(tx, accountId);
  for (const word of wordsOf(search)) {
    const digits = word.replaceAll(/[^\d]/g, '');
    query = query.where(
      sql<SqlBool>`(${isLike(lineText, anywhere(word))}
        or entry.no::text = ${word} or (${digits} <> '' and abs(line.amount)::text = ${digits}))`,
    );
  }
  return query.orderBy(distance(bookedOn)).orderBy('entry.no').limit(most).execute();
}
