import { laterDay } from '@courtyard/contract/days';
import { cutTo } from '@courtyard/contract/primitives';
import { firstOpenDay, post } from '../../../../ledger';
import { lockUnits } from '../unit-account/unit-ledger-on.sql';
import { newId } from '../../../../platform/core/ids';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict } from '../../../../platform/http/problem';
import { todayOf } from '../../../../platform/section/call-context';
import { type ClockContext, theClock } from '../../../../platform/section/jobs/clock-context';
import { writeInvoices } from '../invoice/billing/write-invoices';
import { takeInvoiceBack } from '../invoice/invoice.service';
import { takeChargesAway } from '../statement/adjustment/write-off/post-forgiving';
import { billsOfBooking } from './booking-bills.sql';
import { bookingSetting } from './booking-charges';
import { bookingTerms, faultOfItem, fundOf } from './booking-item';
import { type Cost, nextTakingBack } from './take-back.rules';

const longestDescription = 200;

interface Kept extends Cost {
  reservationId: string;
  propertyId: string;
  name: string;
  dueOn: string;
  billedFeeMinor: number;
  billedDepositMinor: number;
  reason: string | null;
}

/** The booking's row, kept from others until the commit; undefined where nothing waits. */
const heldCharge = ({ tx }: ClockContext, reservationId: string): Promise<Kept | undefined> =>
  tx
    .selectFrom('bookingCharge')
    .select(['reservationId', 'propertyId', 'name', 'dueOn', 'feeMinor', 'depositMinor'])
    .select(['billedFeeMinor', 'billedDepositMinor', 'reason'])
    .where('reservationId', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();

/** Notes what is billed of a booking by now, and tells the pages about it. */
async function noteBilled(
  { tx, platform, tenant }: ClockContext,
  { reservationId }: Kept,
  { feeMinor, depositMinor }: Cost,
): Promise<void> {
  await tx
    .updateTable('bookingCharge')
    .set({ billedFeeMinor: feeMinor, billedDepositMinor: depositMinor, problem: null })
    .where('reservationId', '=', reservationId)
    .execute();
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'properties' });
}

const nothingChosen = () =>
  conflict('no-booking-item', 'No service or item is set for bookings. Choose one in Accounting settings.');

/** Bills what a booking costs more than was billed, as one invoice, last in the transaction. */
async function billMore(context: ClockContext, kept: Kept, cost: Cost): Promise<void> {
  const { tx } = context;
  const { reservationId, propertyId, name } = kept;
  const { itemId } = await bookingSetting(tx);
  if (itemId === null) throw nothingChosen();
  const terms = await bookingTerms(tx, itemId);
  const fault = faultOfItem(terms);
  if (fault !== undefined) throw conflict('booking-item', fault);
  const { chart, item } = terms;
  const fundId = fundOf(terms);
  const fee = {
    serviceItemId: itemId,
    description: cutTo(context.translate(msg`Booking fee: ${name}`), longestDescription),
    accountId: item?.incomeAccountId ?? '',
    fundId,
    chargeType: item?.chargeType ?? ('other' as const),
    amountMinor: cost.feeMinor,
  };
  const deposit = {
    serviceItemId: null,
    description: cutTo(context.translate(msg`Refundable deposit: ${name}`), longestDescription),
    accountId: chart.control('deposit', fundId),
    fundId,
    chargeType: 'other' as const,
    amountMinor: cost.depositMinor,
  };
  const lines = [fee, deposit].filter(({ amountMinor }) => amountMinor > 0);
  const issuedOn = await firstOpenDay(tx, todayOf(context));
  const { count } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  const { entries } = await writeInvoices(context, chart, {
    terms: {
      runId: null,
      issuedOn,
      dueOn: laterDay(kept.dueOn, issuedOn),
      memo: null,
      lines,
      reservationId,
    },
    units: [{ propertyId, linesMinor: lines.map(({ amountMinor }) => amountMinor) }],
    key: `booking:${reservationId}:${count + 1}`,
  });
  await noteBilled(context, kept, {
    feeMinor: kept.billedFeeMinor + cost.feeMinor,
    depositMinor: kept.billedDepositMinor + cost.depositMinor,
  });
  await post(tx, entries, theClock);
}

/** Takes what a booking does not cost any more back from one of its invoices: nothing of it was applied, then whole; else by a credit memo. */
async function takeBack(context: ClockContext, kept: Kept, cost: Cost): Promise<void> {
  const { tx } = context;
  const { reservationId, propertyId } = kept;
  await lockUnits(tx, [propertyId]);
  const step = nextTakingBack(await billsOfBooking(tx, reservationId), cost);
  // What a person took away already is not there any more.
  const taken = step?.cost ?? cost;
  await noteBilled(context, kept, {
    feeMinor: kept.billedFeeMinor - taken.feeMinor,
    depositMinor: kept.billedDepositMinor - taken.depositMinor,
  });
  if (step === null) return;
  const reason = kept.reason ?? context.translate('The booking is no longer active.');
  const today = await firstOpenDay(tx, todayOf(context));
  const acting = { ...context, actor: theClock };
  if (step.kind === 'void') {
    const { issuedOn } = await tx
      .selectFrom('invoice')
      .select('issuedOn')
      .where('id', '=', step.invoiceId)
      .executeTakeFirstOrThrow();
    await takeInvoiceBack(acting, step.invoiceId, { on: laterDay(today, issuedOn), reason });
    return;
  }
  const issued = await tx
    .selectFrom('openItem')
    .select('issuedOn')
    .where(
      'id',
      'in',
      step.lines.map(({ itemId }) => itemId),
    )
    .execute();
  const adjustedOn = issued.reduce((day, { issuedOn }) => laterDay(day, issuedOn), today);
  await takeChargesAway(acting, newId(), {
    kind: 'credit-memo',
    adjustedOn,
    reason,
    accountId: null,
    lines: step.lines,
  });
}

/** Brings what was billed for a booking a step towards what it costs as it stands. Gives whether there was one: then there may be another. */
export async function carryOut(context: ClockContext, reservationId: string): Promise<boolean> {
  const kept = await heldCharge(context, reservationId);
  if (!kept) return false;
  const feeMinor = kept.feeMinor - kept.billedFeeMinor;
  const depositMinor = kept.depositMinor - kept.billedDepositMinor;
  if (feeMinor === 0 && depositMinor === 0) return false;
  const less = { feeMinor: Math.max(0, -feeMinor), depositMinor: Math.max(0, -depositMinor) };
  if (less.feeMinor + less.depositMinor > 0) await takeBack(context, kept, less);
  else await billMore(context, kept, { feeMinor, depositMinor });
  return true;
}
