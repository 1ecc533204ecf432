import type { Opening, OpeningEffect, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import {
  accountFor,
  type Actor,
  type NewEntry,
  type NewItem,
  post,
  requireNear,
  requireOpenDay,
} from '../../../ledger';
import {
  bringBills,
  openingBills,
  openUnitsOn,
  requireOthersBills,
  unitsOn,
  voidOpeningBills,
  wasOpeningBillVoided,
} from '../../accounting';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { effectOf, faultsOfControls, signedItem } from './effect.rules';
import { billsOf, faultsOfBills, type KnownBills, payableIn } from './bills/opening-bills.rules';
import { billsUndecided, knownBills } from './bills/opening-bills.sql';
import { faultsOfOpening, type OpeningChart } from './opening.rules';
import { chartOf, countOpenings, findOpening, findOpeningEntry, movedItems } from './opening.sql';

export const getOpening = ({ tx }: ReadContext): Promise<Opening | null> => findOpening(tx);

const actorOf = ({ caller }: ReadContext): Actor => ({ id: caller.memberId, name: caller.displayName });

const propertiesOf = ({ items }: OpeningInput): string[] => [
  ...new Set(items.map(({ propertyId }) => propertyId)),
];

interface Checked {
  known: OpeningChart & KnownBills;
  effect: OpeningEffect;
}

/** Throws a Problem: 409 where there are opening balances or the month is closed, 422 with what is wrong by its path. */
async function check(context: ReadContext, input: OpeningInput): Promise<Checked> {
  const { tx, caller } = context;
  if (input.bills.length > 0) {
    if (!caller.permissions.has('Bill Create')) throw forbidden();
    await requireOthersBills(context, [...new Set(input.bills.map(({ vendorId }) => vendorId))]);
  }
  if (await findOpeningEntry(tx))
    throw conflict('opening-there', 'Opening balances are already posted. Reverse them first.');
  await requireOpenDay(tx, input.date);
  requireNear({ date: input.date }, todayOf(context));
  const units = await unitsOn(tx, propertiesOf(input), input.date);
  const known = { ...(await chartOf(tx)), units, ...(await knownBills(tx, input.bills)) };
  const faults = { ...faultsOfOpening(input, known), ...faultsOfBills(input, known) };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const effect = exactEffect(input, known);
  const unlike = {
    ...faultsOfControls(input, effect, known),
    ...(await billsUndecided(tx, billsOf(input.bills, known))),
  };
  if (Object.keys(unlike).length > 0) throw invalid(unlike);
  return { known, effect };
}

/** Throws a Problem, 422, for sums beyond what is counted exactly. */
function exactEffect(input: OpeningInput, known: OpeningChart): OpeningEffect {
  try {
    return effectOf(input, known);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ lines: 'The amounts are too large to add up.' });
    throw error;
  }
}

/** What opening balances would do. Throws what posting them would. */
export const previewOpening = async (context: ReadContext, input: OpeningInput): Promise<OpeningEffect> =>
  (await check(context, input)).effect;

async function entryOf(
  { tx, tenant }: CallContext,
  input: OpeningInput,
  known: OpeningChart,
  closing: string,
): Promise<NewEntry> {
  const unapplied = await accountFor(tx, 'unapplied');
  const effect = effectOf({ ...input, bills: [] }, known);
  const ledgers = await openUnitsOn(tx, tenant.id, propertiesOf(input), input.date);
  const contraOf = { receivable: null, 'owner-credit': unapplied, deposit: null, payable: null, none: null };
  const items = input.items.map(({ propertyId, amountMinor: _, ...item }): NewItem => {
    const control = known.accounts.get(item.accountId)?.control ?? 'none';
    const ledger = ledgers.get(propertyId);
    if (!ledger) throw new Error(`the unit ${propertyId} has owners and no ledger`);
    return {
      ...item,
      id: newId(),
      contraAccountId: item.contraAccountId ?? contraOf[control],
      party: { kind: 'unit', id: ledger.id },
    };
  });
  return {
    key: `opening-balances:${(await countOpenings(tx)) + 1}`,
    date: input.date,
    kind: 'opening',
    items,
    lines: [
      ...input.lines,
      ...input.items.map((item, index) => ({
        accountId: item.accountId,
        fundId: item.fundId,
        amountMinor: signedItem(known, item),
        memo: item.memo,
        ...(items[index] && { itemId: items[index].id, party: items[index].party }),
      })),
      ...effect.funds
        .filter(({ fundBalanceMinor }) => fundBalanceMinor !== 0)
        .map(({ fundId, fundBalanceMinor }) => ({
          accountId: closing,
          fundId,
          amountMinor: fundBalanceMinor,
        })),
    ],
  };
}

/** Posts opening balances as one entry, with the ledgers of the units that they concern, and each open bill as an entry of its own. */
export async function postOpening(context: CallContext, input: OpeningInput): Promise<Opening> {
  const { tx } = context;
  await lockList(tx, 'opening-balances');
  const { known } = await check(context, input);
  const closing = await accountFor(tx, 'closing');
  const entry = await entryOf(context, input, known, closing);
  const bills = billsOf(input.bills, known);
  const ofBills = await bringBills(context, bills, {
    as: 'opening',
    on: input.date,
    contraAccountId: closing,
    payable: (fundId) => payableIn(known, fundId)?.id ?? '',
  });
  const [posted] = await post(tx, [entry, ...ofBills], actorOf(context));
  if (!posted) throw new Error('opening balances were posted and are not there');
  const facts = {
    date: input.date,
    no: posted.no,
    lines: input.lines.length,
    items: input.items.length,
    bills: bills.length,
  };
  await recordChange(context, changeOf('opening.post', { opening: posted.id }, {}, facts));
  const made = await findOpening(context.tx);
  if (!made) throw new Error('opening balances were posted and cannot be read');
  return made;
}

/**
 * Takes opening balances back on their own day, with their bills. Throws a Problem: 403 where there are bills and the caller may enter none, 404 for an entry that is none, 409 where something is applied to its
 * items or was for some days, it was reversed before, or its month is closed.
 */
export async function reverseOpening(
  context: CallContext,
  entryId: string,
  { reason }: { reason: string },
): Promise<null> {
  const { tx, caller } = context;
  await lockList(tx, 'opening-balances');
  const entry = await findOpeningEntry(tx);
  if (entry?.id !== entryId) throw notFound('opening balance');
  const bills = await openingBills(tx, entry);
  const entryIds = [entryId, ...new Set(bills.map((bill) => bill.entryId))];
  const moved = await movedItems(tx, entryIds);
  if (moved.is)
    throw conflict(
      'opening-applied',
      'Payments or credits were applied to these open items. Void them first, each as of its own date. If a payment was since deposited or returned by the bank, the opening balances can’t be reversed.',
    );
  if (moved.was || (await wasOpeningBillVoided(tx, { no: entry.no, on: entry.entryDate })))
    throw conflict(
      'opening-was-applied',
      'Some of these open items were settled and later reopened, so reversing would make those dates wrong. Correct them with invoices, credit memos and journal entries dated today.',
    );
  if (bills.length > 0 && !caller.permissions.has('Bill Create')) throw forbidden();
  const billIds = [...new Set(bills.map(({ billId }) => billId))];
  await voidOpeningBills(context, billIds, { on: entry.entryDate, reason });
  const reversals = entryIds.map((id) => ({
    key: `opening-balances:reversal:${id}`,
    date: entry.entryDate,
    reverses: id,
    memo: reason,
  }));
  await recordChange(
    context,
    changeOf('opening.reverse', { opening: entryId }, { date: entry.entryDate }, { reason }),
  );
  await post(tx, reversals, actorOf(context));
  return null;
}
