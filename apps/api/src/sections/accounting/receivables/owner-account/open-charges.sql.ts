import { sql } from 'kysely';
import type { PayableItem } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';

/** What is still open of a charge on a unit's ledger. */
export interface OpenCharge extends PayableItem {
  ledgerId: string;
  accountId: string;
  fundId: string;
  description: string | null;
  /** Null where it comes from no invoice, as an opening balance. */
  invoiceId: string | null;
  /** A refundable deposit: it stands outside the order of payment. */
  isDeposit: boolean;
  /** Since when all that is open of it is: a payment of it may have come back. Missing of a charge that is made now. */
  openOn?: string;
  /** Of it, what was open on the day of a receipt before that already, and ever since. */
  sinceMinor?: number;
}

/** What stands to a unit's credit, of one payment. */
export interface OpenCredit {
  id: string;
  ledgerId: string;
  accountId: string;
  fundId: string;
  issuedOn: string;
  /** Since when all that is left of it is: what used it may have been taken back. */
  openOn?: string;
  /** Positive. */
  leftMinor: number;
  /** What the books began with: it comes from no document. */
  isOpening: boolean;
}

/** SQL: whether a row of `open_item` is a refundable deposit, by the account on its other side. */
export const isDeposit = (item: string) =>
  sql<boolean>`exists (select from account contra where contra.tenant_id = ${sql.ref(`${item}.tenantId`)}
    and contra.id = ${sql.ref(`${item}.contraAccountId`)} and contra.control = 'deposit')`;

/** SQL: the last day on which something was added to a row of `open_item`: it began, or what had settled it was taken back. */
export const lastAdded = (item: string) =>
  sql<string>`(select max(added.entry_date) from journal_line added
    where added.tenant_id = ${sql.ref(`${item}.tenantId`)} and added.open_item_id = ${sql.ref(`${item}.id`)}
      and sign(added.amount) = sign(${sql.ref(`${item}.original`)}))`;

const openItemsOf = (tx: Tx, ledgerIds: readonly string[], control: 'receivable' | 'owner-credit') =>
  tx
    .selectFrom('openItem')
    .select(['id', 'partyId as ledgerId', 'accountId', 'fundId', 'chargeType', 'memo', 'issuedOn', 'dueOn'])
    .select(['balance', 'sourceKind', 'sourceId', lastAdded('openItem').as('openOn')])
    .where('partyKind', '=', 'unit')
    .where('partyId', 'in', [...ledgerIds])
    .where('control', '=', control)
    .where('balance', '<>', 0)
    .orderBy('issuedOn')
    .orderBy('id');

function byLedger<T extends { ledgerId: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(row.ledgerId, [...(found.get(row.ledgerId) ?? []), row]);
  return found;
}

/** By ledger. Read under the lock of the units (`openUnitsOn`), it stays so until the commit. */
export async function openCharges(tx: Tx, ledgerIds: readonly string[]): Promise<Map<string, OpenCharge[]>> {
  if (ledgerIds.length === 0) return new Map();
  const rows = await openItemsOf(tx, ledgerIds, 'receivable')
    .select(isDeposit('openItem').as('isDeposit'))
    .execute();
  const charges = rows.map(({ balance, memo, sourceKind, sourceId, ...row }) => ({
    ...row,
    openMinor: balance,
    description: memo,
    invoiceId: sourceKind === 'invoice' ? sourceId : null,
  }));
  return byLedger(charges);
}

/** By ledger, the oldest first; of a payment alone where one is named. */
export async function openCredits(
  tx: Tx,
  ledgerIds: readonly string[],
  { paymentId }: { paymentId?: string } = {},
): Promise<Map<string, OpenCredit[]>> {
  if (ledgerIds.length === 0) return new Map();
  const rows = await openItemsOf(tx, ledgerIds, 'owner-credit')
    .$if(paymentId !== undefined, (query) =>
      query.where('sourceKind', '=', 'payment').where('sourceId', '=', paymentId ?? ''),
    )
    .execute();
  const credits = rows.map(({ id, ledgerId, accountId, fundId, issuedOn, openOn, balance, sourceKind }) => ({
    id,
    ledgerId,
    accountId,
    fundId,
    issuedOn,
    openOn,
    leftMinor: -balance,
    isOpening: sourceKind === null,
  }));
  return byLedger(credits);
}
