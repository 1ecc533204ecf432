import type { AdjustmentInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { openSince, requireOpenDay } from '../../../../../../ledger';
import { lockUnits } from '../../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../../platform/database/database';
import { msg, type Text } from '../../../../../../platform/http/language/sentence';
import { invalid } from '../../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../../platform/section/call-context';
import { type OwnerChart, ownerChart } from '../../../owner-account/owner-chart';
import { type ForgivableCharge, forgivableCharges } from './charges.sql';
import { chargeFault, type ForgivenPart, openOf, partOf } from './forgiving.rules';
import { leftSince } from './left-since.sql';

export interface PlannedForgiving {
  chart: OwnerChart;
  property: { id: string; name: string };
  ledgerId: string;
  parts: ForgivenPart[];
  /** Of a write-off, the expense that it is. */
  expenseId: string | null;
}

type Asked = Omit<AdjustmentInput, 'reason'>;

function faultsOf(
  { lines, kind, adjustedOn }: Asked,
  charges: ReadonlyMap<string, ForgivableCharge>,
  today: string,
): Record<string, Text> {
  const faults: Record<string, Text> = {};
  const [first] = lines;
  lines.forEach(({ itemId, amountMinor }, place) => {
    const charge = charges.get(itemId);
    const fault = chargeFault(kind, charge, amountMinor);
    if (fault) faults[`lines.${place}.${fault[0]}`] = fault[1];
    else if (lines.findIndex((line) => line.itemId === itemId) < place)
      faults[`lines.${place}.itemId`] = 'This charge is listed twice. Enter it once, with the total.';
    else if (charge?.ledgerId !== charges.get(first?.itemId ?? '')?.ledgerId)
      faults[`lines.${place}.itemId`] =
        'These charges belong to different units or owners. Create one for each.';
    else if (charge && adjustedOn < charge.issuedOn) faults.adjustedOn = 'Choose the charge date or later.';
    else if (charge && adjustedOn > today && adjustedOn > charge.issuedOn)
      faults.adjustedOn = 'This date is in the future.';
  });
  return faults;
}

/** The account that the last write-off went to or, of the first one, the chart's own for bad debts. */
async function defaultExpense(tx: Tx): Promise<string | null> {
  const last = await tx
    .selectFrom('adjustment')
    .select('accountId')
    .where('kind', '=', 'write-off')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last.accountId;
  const own = await tx
    .selectFrom('account')
    .select('id')
    .where('code', '=', '5400')
    .where('type', '=', 'expense')
    .executeTakeFirst();
  return own?.id ?? null;
}

async function expenseOf(tx: Tx, chart: OwnerChart, { kind, accountId }: Asked): Promise<string | null> {
  if (kind !== 'write-off') return null;
  const id = accountId ?? (await defaultExpense(tx));
  const account = id === null ? undefined : chart.account(id);
  if (!account) throw invalid({ accountId: 'Choose the bad debt expense account.' });
  const name = `${account.code} ${account.name}`;
  if (account.isHeading)
    throw invalid({ accountId: 'This account is a heading. Choose an account under it.' });
  if (account.archivedAt !== null) throw invalid({ accountId: 'This account is archived.' });
  if (account.type !== 'expense' || account.control !== 'none')
    throw invalid({ accountId: msg`${name} isn’t an expense account. Choose one of type “Expense”.` });
  return account.id;
}

/** Throws a Problem, 422, where something of a charge was taken away on the day, and that taken back only later: it would be gone twice between. */
async function requireLeftThen(tx: Tx, parts: readonly ForgivenPart[], day: string): Promise<void> {
  const since = await leftSince(
    tx,
    parts.map(({ charge }) => charge.id),
    day,
  );
  const faults = parts.flatMap(({ charge: { id, heldItemId }, amountMinor }, place) =>
    // What was kept of a deposit was taken from nobody.
    heldItemId === null && amountMinor > (since.get(id)?.leastMinor ?? 0)
      ? [
          [
            `lines.${place}.amountMinor`,
            'Less of this charge was left on that date, because a credit was voided later. Choose a later date.',
          ] as const,
        ]
      : [],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

/** Throws a Problem, 422, where something of a charge was settled on the day, and open again only later: it would be settled twice between. */
async function requireOpenThen(tx: Tx, parts: readonly ForgivenPart[], day: string): Promise<void> {
  const since = await openSince(
    tx,
    parts.map(({ charge }) => charge.id),
    day,
  );
  const faults = parts.flatMap((part, place) =>
    openOf(part) > (since.get(part.charge.id) ?? 0)
      ? [
          [
            `lines.${place}.amountMinor`,
            'Less of this charge was open on that date, because a payment was reversed later. Choose a later date.',
          ] as const,
        ]
      : [],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

/**
 * What taking charges away does; to do it, their unit is locked first. Throws a Problem: 422 by field for what is wrong with it, 409 for
 * a day of a closed month.
 */
export async function planForgiving(
  context: Omit<ReadContext, 'caller'>,
  input: Asked,
  { isPosted }: { isPosted: boolean },
): Promise<PlannedForgiving> {
  const { tx } = context;
  const ids = input.lines.map(({ itemId }) => itemId);
  const seen = await forgivableCharges(tx, ids);
  if (isPosted) await lockUnits(tx, [...new Set([...seen.values()].map(({ property }) => property.id))]);
  const charges = isPosted ? await forgivableCharges(tx, ids) : seen;
  const faults = faultsOf(input, charges, todayOf(context));
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireOpenDay(tx, input.adjustedOn);
  const chart = await ownerChart(tx);
  const expenseId = await expenseOf(tx, chart, input);
  const parts = input.lines.flatMap(({ itemId, amountMinor }) => {
    const charge = charges.get(itemId);
    return charge ? [partOf(charge, amountMinor)] : [];
  });
  await requireOpenThen(tx, parts, input.adjustedOn);
  await requireLeftThen(tx, parts, input.adjustedOn);
  const [first] = parts;
  return {
    chart,
    property: first?.charge.property ?? { id: '', name: '' },
    ledgerId: first?.charge.ledgerId ?? '',
    parts,
    expenseId,
  };
}
