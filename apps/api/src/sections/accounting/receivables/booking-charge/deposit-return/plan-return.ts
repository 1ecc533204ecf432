import type { DepositReturnInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { dayAt } from '@courtyard/contract/days';
import { type NewEntry, requireOpenDay } from '../../../../../ledger';
import { lockUnits } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import type { Text } from '../../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { incomeFault } from '../../invoice/billing/invoice-lines.rules';
import { type OwnerChart, ownerChart } from '../../owner-account/owner-chart';
import { type ForgivableCharge, forgivableCharges } from '../../statement/adjustment/write-off/charges.sql';
import { forgivingEntry } from '../../statement/adjustment/write-off/forgiving.rules';
import { bookingSetting } from '../booking-charges';
import { bookingTerms } from '../booking-item';

type Asked = Omit<DepositReturnInput, 'reason'>;

/** What returning a deposit does. */
interface PlannedReturn {
  chart: OwnerChart;
  charge: ForgivableCharge;
  /** Of the deposit, what is given back: first what is still open of it, then what was paid, which becomes credit. What is kept was paid. */
  backMinor: number;
  creditMinor: number;
  keptMinor: number;
  /** The income that what is kept is; null where nothing is. */
  incomeId: string | null;
}

/** The invoice with its booking, where it is for one. */
const invoiceOf = (tx: Tx, invoiceId: string) =>
  tx
    .selectFrom('invoice')
    .leftJoin('reservation', (join) =>
      join
        .onRef('reservation.tenantId', '=', 'invoice.tenantId')
        .onRef('reservation.id', '=', 'invoice.reservationId'),
    )
    .select(['invoice.id', 'invoice.propertyId', 'reservation.endsAt', 'reservation.status'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();

/** The deposit of an invoice that is held still. Throws a Problem, 409, where none is. */
async function heldDeposit(tx: Tx, invoiceId: string): Promise<ForgivableCharge> {
  const lines = await tx
    .selectFrom('invoiceLine')
    .select('itemId')
    .where('invoiceId', '=', invoiceId)
    .execute();
  const charges = await forgivableCharges(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  const held = [...charges.values()].find(({ heldMinor }) => heldMinor > 0);
  if (!held)
    throw conflict(
      'no-deposit',
      'This invoice has no deposit to return. It was already returned, or none was charged.',
    );
  return held;
}

/** The account that the last one went to or, of the first one, that of the booking's fee. */
async function defaultIncome(tx: Tx): Promise<string | null> {
  const last = await tx
    .selectFrom('adjustment')
    .select('accountId')
    .where('kind', '=', 'deposit-return')
    .where('accountId', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last.accountId;
  const { itemId } = await bookingSetting(tx);
  return itemId === null ? null : ((await bookingTerms(tx, itemId)).item?.incomeAccountId ?? null);
}

/** The income that what is kept is. Throws a Problem, 422. */
async function incomeOf(
  tx: Tx,
  chart: OwnerChart,
  { keptMinor, accountId }: Asked,
  fundId: string,
): Promise<string | null> {
  if (keptMinor === 0) return null;
  const id = accountId ?? (await defaultIncome(tx));
  if (id === null) throw invalid({ accountId: 'Choose the income account for the amount withheld.' });
  const fault = incomeFault(chart, id);
  if (fault !== undefined) throw invalid({ accountId: fault });
  const own = chart.account(id)?.fundId ?? null;
  if (own !== null && own !== fundId) throw invalid({ accountId: 'This account belongs to another fund.' });
  return id;
}

/** What is wrong with the day or the amount, by field. */
function faultsOf(
  context: Omit<ReadContext, 'caller'>,
  { adjustedOn, keptMinor }: Asked,
  { heldMinor, openMinor, issuedOn }: ForgivableCharge,
  endsAt: string | null,
): Record<string, Text> {
  const today = todayOf(context);
  const endsOn = endsAt === null ? null : dayAt(endsAt, context.tenant.timeZone);
  const faults: Record<string, Text> = {};
  if (keptMinor > heldMinor) faults['keptMinor'] = 'This is more than the deposit held.';
  // Kept without having been paid, it would be income in cash basis that nobody gave.
  else if (keptMinor > heldMinor - openMinor)
    faults['keptMinor'] = 'You can withhold only the amount paid. Bill the rest on an invoice.';
  if (endsOn !== null && adjustedOn < endsOn)
    faults['adjustedOn'] = 'Choose the date the booking ends or later.';
  else if (adjustedOn < issuedOn) faults['adjustedOn'] = 'Choose the invoice date or later.';
  else if (adjustedOn > today && adjustedOn > issuedOn) faults['adjustedOn'] = 'This date is in the future.';
  return faults;
}

/** What returning the deposit of an invoice does; to do it, the unit is locked first. Throws a Problem: 404, 422 by field, 409 where none is held or the month is closed. */
export async function planReturn(
  context: Omit<ReadContext, 'caller'>,
  asked: Asked,
  { isPosted }: { isPosted: boolean },
): Promise<PlannedReturn> {
  const { tx, platform } = context;
  const invoice = await invoiceOf(tx, asked.invoiceId);
  if (!invoice) throw notFound('invoice');
  if (isPosted) await lockUnits(tx, [invoice.propertyId]);
  const charge = await heldDeposit(tx, invoice.id);
  const { endsAt, status } = invoice;
  const isAhead = endsAt !== null && new Date(endsAt) > platform.clock();
  if (isAhead && status === 'confirmed')
    throw conflict('booking-ahead', 'The booking isn’t over yet. You can return the deposit after it ends.');
  const faults = faultsOf(context, asked, charge, status === 'confirmed' ? endsAt : null);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireOpenDay(tx, asked.adjustedOn);
  const chart = await ownerChart(tx);
  const incomeId = await incomeOf(tx, chart, asked, charge.fundId);
  const backMinor = charge.heldMinor - asked.keptMinor;
  const creditMinor = Math.max(0, backMinor - charge.openMinor);
  return { chart, charge, backMinor, creditMinor, keptMinor: asked.keptMinor, incomeId };
}

/** What is posted: the deposit against what is open of it, against the unit's credit, and against the income that what is kept is. */
export function returnEntry(
  { chart, charge, backMinor, creditMinor, keptMinor, incomeId }: PlannedReturn,
  { id, adjustedOn, reason }: { id: string; adjustedOn: string; reason: string },
): NewEntry {
  const parts = backMinor > 0 ? [{ charge, amountMinor: backMinor, creditMinor }] : [];
  const entry = forgivingEntry(chart, parts, {
    id,
    kind: 'deposit-return',
    adjustedOn,
    reason,
    expenseId: null,
  });
  if (incomeId === null) return entry;
  const { fundId, contraAccountId, heldItemId, ledgerId } = charge;
  const party = { kind: 'unit' as const, id: ledgerId };
  return {
    ...entry,
    lines: [
      ...entry.lines,
      {
        accountId: contraAccountId,
        fundId,
        amountMinor: keptMinor,
        party,
        ...(heldItemId !== null && { itemId: heldItemId }),
      },
      { accountId: incomeId, fundId, amountMinor: -keptMinor, party },
    ],
  };
}
