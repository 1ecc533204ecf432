import type { Opening, OpeningEffect, OpeningInput } from '@courtyard/contract/bookkeeping/opening/opening';
import {
  accountFor,
  type Actor,
  type NewEntry,
  type NewItem,
  post,
  requireNear,
  requireOpenDay,
  reverse,
} from '../../../ledger';
import { openUnitsOn, unitsOn } from '../../accounting';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { lockList } from '../../../platform/database/lists/lock-list';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { effectOf, signedItem } from './effect.rules';
import { faultsOfOpening, type OpeningChart } from './opening.rules';
import { chartOf, countOpenings, findOpening, findOpeningEntry, movedItems } from './opening.sql';

export const getOpening = ({ tx }: ReadContext): Promise<Opening | null> => findOpening(tx);

const actorOf = ({ caller }: ReadContext): Actor => ({ id: caller.memberId, name: caller.displayName });

const propertiesOf = ({ items }: OpeningInput): string[] => [
  ...new Set(items.map(({ propertyId }) => propertyId)),
];

interface Checked {
  known: OpeningChart;
  effect: OpeningEffect;
}

/** Throws a Problem: 409 where there are opening balances or the month is closed, 422 with what is wrong by its path. */
async function check(context: ReadContext, input: OpeningInput): Promise<Checked> {
  const { tx } = context;
  if (await findOpeningEntry(tx))
    throw conflict('opening-there', 'Opening balances are already posted. Reverse them first.');
  await requireOpenDay(tx, input.date);
  requireNear({ date: input.date }, todayOf(context));
  const units = await unitsOn(tx, propertiesOf(input), input.date);
  const known = { ...(await chartOf(tx)), units };
  const faults = faultsOfOpening(input, known);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  try {
    return { known, effect: effectOf(input, known) };
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
  { known, effect }: Checked,
): Promise<NewEntry> {
  const [closing, unapplied] = [await accountFor(tx, 'closing'), await accountFor(tx, 'unapplied')];
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

/** Posts opening balances as one entry, with the ledgers of the units that they concern. */
export async function postOpening(context: CallContext, input: OpeningInput): Promise<Opening> {
  await lockList(context.tx, 'opening-balances');
  const checked = await check(context, input);
  const [posted] = await post(context.tx, [await entryOf(context, input, checked)], actorOf(context));
  if (!posted) throw new Error('opening balances were posted and are not there');
  const facts = {
    date: input.date,
    no: posted.no,
    lines: input.lines.length,
    items: input.items.length,
  };
  await recordChange(context, changeOf('opening.post', { opening: posted.id }, {}, facts));
  const made = await findOpening(context.tx);
  if (!made) throw new Error('opening balances were posted and cannot be read');
  return made;
}

/**
 * Takes opening balances back on their own day. Throws a Problem: 404 for an entry that is none, 409 where something is applied to its
 * items or was for some days, it was reversed before, or its month is closed.
 */
export async function reverseOpening(
  context: CallContext,
  entryId: string,
  { reason }: { reason: string },
): Promise<null> {
  const { tx } = context;
  await lockList(tx, 'opening-balances');
  const entry = await findOpeningEntry(tx);
  if (entry?.id !== entryId) throw notFound('opening balance');
  const moved = await movedItems(tx, entryId);
  if (moved.is)
    throw conflict(
      'opening-applied',
      'Payments or credits were applied to these open items. Void them first, each as of its own date. If a payment was since deposited or returned by the bank, the opening balances can’t be reversed.',
    );
  if (moved.was)
    throw conflict(
      'opening-was-applied',
      'Some of these open items were settled and later reopened, so reversing would make those dates wrong. Correct them with invoices, credit memos and journal entries dated today.',
    );
  const key = `opening-balances:reversal:${entryId}`;
  await reverse(tx, { key, date: entry.entryDate, reverses: entryId, memo: reason }, actorOf(context));
  await recordChange(
    context,
    changeOf('opening.reverse', { opening: entryId }, { date: entry.entryDate }, { reason }),
  );
  return null;
}
