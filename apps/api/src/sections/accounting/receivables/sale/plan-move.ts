import { cutTo } from '@courtyard/contract/primitives';
import type { SaleMove, SaleMoveInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import { type NewEntry, requireOpenDay } from '../../../../ledger';
import { lockUnits, openUnitsOn, unitsOn } from '../unit-account/unit-ledger-on.sql';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { msg } from '../../../../platform/http/language/sentence';
import { invalid, notFound } from '../../../../platform/http/problem';
import { dayWord } from '../../../../platform/notifications/kind';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { unitName } from '../owner-account/unit-name.sql';
import { formerLedger } from '../statement/former-ledger.sql';
import { salePolicies, salePolicyOn } from './sale-policy.service';

/** An open item of former owners. */
type Left = Awaited<ReturnType<typeof leftOf>>[number];

export interface PlannedMove extends SaleMove {
  unit: string;
  /** Of the buyers; null in a preview where nothing was billed to them yet. */
  toLedgerId: string | null;
  items: readonly Left[];
}

/** What is open of a ledger, charges and credits, as it was on a day. */
const leftOf = (tx: Tx, ledgerId: string, { owed, credit, movedOn }: Omit<SaleMoveInput, 'ledgerId'>) =>
  tx
    .selectFrom('openItem')
    .select([
      'id',
      'control',
      'accountId',
      'fundId',
      'contraAccountId',
      'chargeType',
      'memo',
      'dueOn',
      'balance',
    ])
    .select(['sourceKind', 'sourceId'])
    .where('partyKind', '=', 'unit')
    .where('partyId', '=', ledgerId)
    .where('balance', '<>', 0)
    .where('issuedOn', '<=', movedOn)
    .where('control', 'in', [
      ...(owed ? ['receivable' as const] : []),
      ...(credit ? ['owner-credit' as const] : []),
    ])
    .orderBy('issuedOn')
    .orderBy('id')
    .execute();

/** The last day on which something was posted to items; null without any. */
async function lastPostedTo(tx: Tx, items: readonly Left[]): Promise<string | null> {
  if (items.length === 0) return null;
  const { last } = await tx
    .selectFrom('journalLine')
    .select(({ fn }) => fn.max('entryDate').as('last'))
    .where(
      'openItemId',
      'in',
      items.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  return last;
}

const sumOf = (items: readonly Left[], control: Left['control']): number =>
  items.reduce((sum, item) => (item.control === control ? sum + Math.abs(item.balance) : sum), 0);

/**
 * What of a former owners' account goes to those who own the unit on a day; to do it, the unit is locked first, and the ledger of the
 * buyers opened. Throws a Problem: 404, 422 by field, 409 for a day of a closed month.
 */
export async function planMove(
  context: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  propertyId: string,
  input: SaleMoveInput,
  { isPosted }: { isPosted: boolean },
): Promise<PlannedMove> {
  const { tx, tenant } = context;
  const { ledgerId, owed, credit, movedOn } = input;
  if (isPosted) await lockUnits(tx, [propertyId]);
  const property = await tx
    .selectFrom('property')
    .select(unitName.as('name'))
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw notFound('property');
  const today = todayOf(context);
  const former = await formerLedger(tx, { propertyId, ledgerId }, today);
  if (!former) throw notFound('account of former owners');
  if (movedOn > today) throw invalid({ movedOn: 'This date is in the future.' });
  if (movedOn < former.until) throw invalid({ movedOn: 'The unit hadn’t been sold yet on that date.' });
  await requireOpenDay(tx, movedOn);
  const opened = isPosted
    ? (await openUnitsOn(tx, tenant.id, [propertyId], movedOn)).get(propertyId)
    : undefined;
  const buyer = opened ?? (await unitsOn(tx, [propertyId], movedOn)).get(propertyId);
  if (!buyer || buyer.owners === null || buyer.id === ledgerId)
    throw invalid({ movedOn: 'This unit had no owner on that date. Add its owner first.' });
  const items = owed || credit ? await leftOf(tx, ledgerId, { owed, credit, movedOn }) : [];
  // Earlier it was settled by something else, and would be twice.
  const last = await lastPostedTo(tx, items);
  if (last !== null && movedOn < last)
    throw invalid({
      movedOn: msg`Until ${dayWord(last)} part of this was paid or reversed. Choose that date or later.`,
    });
  const policy = salePolicyOn(await salePolicies(tx, tenant.id), former.until);
  return {
    unit: property.name,
    from: former.owners,
    to: buyer.owners,
    soldOn: former.until,
    policy: { owed: policy.owed, credit: policy.credit },
    owedMinor: sumOf(items, 'receivable'),
    creditMinor: sumOf(items, 'owner-credit'),
    toLedgerId: buyer.id,
    items,
  };
}

/** Why a charge of former owners is settled: what the books keep of it. */
const sentence = 'The unit was sold, and this balance was transferred to the buyer.';

/**
 * What is posted: each item of the sellers is settled by one of the buyers with the same account, fund and kind. Their charges fall due
 * on the day that they become theirs, or later: nobody is late with what was another's.
 */
export function moveEntry(
  { unit, from, to, items }: PlannedMove,
  toLedgerId: string,
  { ledgerId, movedOn }: SaleMoveInput,
): NewEntry {
  const source = { kind: 'sale', id: ledgerId };
  const moved = items.map((item) => ({ ...item, newId: newId() }));
  return {
    key: `sale:${newId()}`,
    date: movedOn,
    kind: 'sale',
    source,
    memo: cutTo(`${unit}: ${from} → ${to}`, 200),
    lines: moved.flatMap(({ id, newId: itemId, accountId, fundId, balance }) => [
      { accountId, fundId, amountMinor: -balance, itemId: id },
      { accountId, fundId, amountMinor: balance, itemId },
    ]),
    items: moved.map(({ newId: id, accountId, fundId, contraAccountId, chargeType, memo, dueOn }) => ({
      id,
      accountId,
      fundId,
      contraAccountId,
      party: { kind: 'unit', id: toLedgerId },
      chargeType,
      source,
      memo,
      issuedOn: movedOn,
      dueOn: dueOn > movedOn ? dueOn : movedOn,
    })),
    applications: moved.flatMap(({ id, control, balance }) =>
      control === 'receivable' ? [{ fromItemId: null, toItemId: id, amountMinor: balance, sentence }] : [],
    ),
  };
}
