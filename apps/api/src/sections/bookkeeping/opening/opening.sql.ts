import type { Opening } from '@courtyard/contract/bookkeeping/opening/opening';
import { sql } from 'kysely';
import { accounts, funds } from '../../../ledger';
import { openingBills } from '../../accounting';
import type { Tx } from '../../../platform/database/database';
import { effectOf } from './effect.rules';
import type { OpeningChart } from './opening.rules';

export async function chartOf(tx: Tx): Promise<Pick<OpeningChart, 'accounts' | 'funds'>> {
  const [all, known] = [await accounts(tx), await funds(tx)];
  return {
    accounts: new Map(all.map((account) => [account.id, account])),
    funds: new Map(known.map((fund) => [fund.id, fund])),
  };
}

/** The entry of the opening balances, unless it was reversed. Their open bills have entries of their own. */
export const findOpeningEntry = (tx: Tx) =>
  tx
    .selectFrom('journalEntry as entry')
    .select(['entry.id', 'entry.no', 'entry.entryDate', 'entry.postedAt', 'entry.postedByName'])
    .where('entry.kind', '=', 'opening')
    .where('entry.sourceKind', 'is', null)
    .where('entry.reversesId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journalEntry as reversal')
            .select('reversal.id')
            .whereRef('reversal.tenantId', '=', 'entry.tenantId')
            .whereRef('reversal.reversesId', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('entry.no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many opening balances were ever posted: they tell apart the keys of their entries. */
export async function countOpenings(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('journalEntry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'opening')
    .where('sourceKind', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whether something was paid, applied or given back of the items that entries began: `is` where it stands so, `was` where it came back on a
 * later day than it went.
 */
export async function movedItems(
  tx: Tx,
  entryIds: readonly string[],
): Promise<{ is: boolean; was: boolean }> {
  const ids = sql`any(${[...entryIds]}::uuid[])`;
  const { rows } = await sql<{ is: boolean; was: boolean }>`
    with begun as (
      select item.tenant_id, item.id, item.balance <> item.original as moved from journal_line line
      join open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
      where line.entry_id = ${ids})
    select exists (select from begun where moved) as is,
      exists (select from begun
        join journal_line line on line.tenant_id = begun.tenant_id and line.open_item_id = begun.id
        where not line.entry_id = ${ids}
        group by begun.id, line.entry_date having sum(line.amount) <> 0) as was`.execute(tx);
  return rows[0] ?? { is: false, was: false };
}

type OpeningLines = Pick<Opening, 'lines' | 'items'>;

/** What was entered, as the lines and the items of the entry tell it. */
async function enteredIn(
  tx: Tx,
  entryId: string,
  { accounts: known }: Pick<OpeningChart, 'accounts'>,
): Promise<OpeningLines> {
  const rows = await tx
    .selectFrom('journalLine as line')
    .leftJoin('openItem as item', (join) =>
      join.onRef('item.tenantId', '=', 'line.tenantId').onRef('item.id', '=', 'line.openItemId'),
    )
    .leftJoin('unitLedger as unit', (join) =>
      join.onRef('unit.tenantId', '=', 'line.tenantId').onRef('unit.id', '=', 'line.partyId'),
    )
    .select([
      'line.accountId',
      'line.fundId',
      'line.amount',
      'line.memo',
      'item.chargeType',
      'item.contraAccountId',
      'item.issuedOn',
      'item.dueOn',
      'unit.propertyId',
    ])
    .where('line.entryId', '=', entryId)
    .orderBy('line.line')
    .execute();
  const entered: OpeningLines = { lines: [], items: [] };
  for (const { accountId, fundId, amount, chargeType, propertyId, issuedOn, dueOn, ...row } of rows) {
    const account = known.get(accountId);
    if (chargeType !== null && propertyId !== null && issuedOn !== null && dueOn !== null) {
      const contraAccountId = account?.control === 'receivable' ? row.contraAccountId : null;
      const amountMinor = Math.abs(amount);
      entered.items.push({
        accountId,
        fundId,
        propertyId,
        contraAccountId,
        chargeType,
        issuedOn,
        dueOn,
        amountMinor,
        memo: row.memo,
      });
    } else if (account?.purpose !== 'closing') entered.lines.push({ accountId, fundId, amountMinor: amount });
  }
  return entered;
}

async function billsIn(tx: Tx, entry: { no: number }): Promise<Opening['bills']> {
  const lines = await openingBills(tx, entry);
  return lines.map(({ billId: _bill, entryId: _entry, ...line }) => line);
}

/** The opening balances that stand, or null. */
export async function findOpening(tx: Tx): Promise<Opening | null> {
  const entry = await findOpeningEntry(tx);
  if (!entry) return null;
  const chart = await chartOf(tx);
  const entered = { ...(await enteredIn(tx, entry.id, chart)), bills: await billsIn(tx, entry) };
  return {
    entryId: entry.id,
    no: entry.no,
    date: entry.entryDate,
    postedAt: entry.postedAt,
    postedBy: entry.postedByName,
    ...entered,
    effect: effectOf(entered, chart),
  };
}
