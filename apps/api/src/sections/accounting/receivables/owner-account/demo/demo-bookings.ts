import { addDays, dayAt, startOfMonth } from '@courtyard/contract/days';
import { openUnitsOn } from '../../unit-account/unit-ledger-on.sql';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import type { DemoCommunity } from '../../../../../platform/section/demo/demo-community';
import { longDay } from '../../../../../platform/notifications/kind';
import { bookingTerms, fundOf } from '../../booking-charge/booking-item';
import { returnEntry } from '../../booking-charge/deposit-return/plan-return';
import { takeNumbers } from '../document-number.sql';
import type { DemoBooks, DemoInvoice } from './demo-books';

interface Options {
  today: string;
  bankId: string;
}

const howToPay = [
  'Make checks payable to the association and write your unit number on the check.',
  'Drop it in the box at the clubhouse, or mail it to the address on your statement.',
].join('\n');
/** So many days before a booking begins its invoice is due. */
const dueDays = 3;
/** Of the first deposit that comes back, what cleaning took. */
const cleaningMinor = 6_500;
const maxReturned = 2;

/** The clubhouse's bookings that stand, the earliest first. */
const bookingsOf = (tx: Tx) =>
  tx
    .selectFrom('reservation')
    .innerJoin('commonArea', 'commonArea.id', 'reservation.areaId')
    .select(['reservation.id', 'reservation.propertyId', 'commonArea.name as area', 'reservation.startsAt'])
    .select(['reservation.endsAt', 'reservation.createdAt', 'reservation.decidedAt'])
    .select(['reservation.feeMinor', 'reservation.depositMinor'])
    .where('commonArea.kind', '=', 'clubhouse')
    .where('reservation.status', '=', 'confirmed')
    .orderBy('reservation.startsAt')
    .execute();

type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];

/** Bills a booking on the day that it was confirmed. Gives its invoice; null where nobody owned the home then. */
async function bill(
  tx: Tx,
  { id: tenantId, timeZone }: DemoCommunity,
  books: DemoBooks,
  {
    terms,
    booking,
    today,
  }: { terms: Awaited<ReturnType<typeof bookingTerms>>; booking: Booking; today: string },
) {
  const { chart, item } = terms;
  const confirmedOn = dayAt(booking.decidedAt ?? booking.createdAt, timeZone);
  const startsOn = dayAt(booking.startsAt, timeZone);
  const issuedOn = confirmedOn < today ? confirmedOn : today;
  const ledger = (await openUnitsOn(tx, tenantId, [booking.propertyId], issuedOn)).get(booking.propertyId);
  if (!ledger || !item) return null;
  const fundId = fundOf(terms);
  const name = `${booking.area}, ${longDay(startsOn, 'en')}`;
  const dueOn = addDays(startsOn, -dueDays);
  const [fee, deposit] = [booking.feeMinor, booking.depositMinor];
  books.bill(ledger, booking.propertyId, {
    issuedOn,
    dueOn: dueOn > issuedOn ? dueOn : issuedOn,
    runId: null,
    reservationId: booking.id,
    lines: [
      {
        serviceItemId: item.id,
        description: `Booking fee: ${name}`,
        accountId: item.incomeAccountId ?? '',
        fundId,
        chargeType: item.chargeType ?? 'other',
        amountMinor: fee,
      },
      {
        serviceItemId: null,
        description: `Refundable deposit: ${name}`,
        accountId: chart.control('deposit', fundId),
        fundId,
        chargeType: 'other',
        amountMinor: deposit,
      },
    ],
  });
  await tx
    .insertInto('bookingCharge')
    .values({
      tenantId,
      reservationId: booking.id,
      propertyId: booking.propertyId,
      name,
      dueOn,
      feeMinor: fee,
      depositMinor: deposit,
      billedFeeMinor: fee,
      billedDepositMinor: deposit,
      reason: null,
      problem: null,
    })
    .execute();
  const invoice = books.invoices.at(-1);
  return invoice ? { invoice, ledger, issuedOn } : null;
}

/** Gives the deposit of an invoice back, less what is kept, and keeps it under its number. */
async function giveBack(
  tx: Tx,
  { id: tenantId }: DemoCommunity,
  books: DemoBooks,
  terms: Awaited<ReturnType<typeof bookingTerms>>,
  { invoice, on, keptMinor }: { invoice: DemoInvoice; on: string; keptMinor: number },
): Promise<void> {
  const { chart, item } = terms;
  const line = invoice.lines.at(-1);
  const held = books.depositOf(invoice.id);
  if (!line || !held) return;
  const { amountMinor, fundId, itemId, description } = line;
  const creditMinor = amountMinor - keptMinor;
  const reason = keptMinor > 0 ? 'Kitchen cleaning.' : 'No damage.';
  const id = newId();
  const incomeId = keptMinor > 0 ? (item?.incomeAccountId ?? null) : null;
  const plan = {
    chart,
    charge: {
      id: itemId,
      accountId: chart.control('receivable', fundId),
      fundId,
      contraAccountId: line.accountId,
      ledgerId: invoice.ledgerId,
      property: { id: invoice.propertyId, name: '' },
      chargeType: line.chargeType,
      description,
      issuedOn: invoice.issuedOn,
      openMinor: 0,
      paidMinor: amountMinor,
      leftMinor: amountMinor,
      invoiceId: invoice.id,
      isVoid: false,
      heldItemId: held,
      heldMinor: amountMinor,
    },
    backMinor: creditMinor,
    creditMinor,
    keptMinor,
    incomeId,
  };
  books.entries.push(returnEntry(plan, { id, adjustedOn: on, reason }));
  await tx
    .insertInto('adjustment')
    .values({
      tenantId,
      id,
      number: await takeNumbers(tx, tenantId, 'adjustment', 1),
      kind: 'deposit-return',
      propertyId: invoice.propertyId,
      unitLedgerId: invoice.ledgerId,
      adjustedOn: on,
      reason,
      amountMinor,
      creditMinor,
      keptMinor,
      accountId: incomeId,
      method: null,
      reference: null,
      voidedOn: null,
      voidedBy: null,
      voidReason: null,
      createdAt: `${on}T17:00:00Z`,
    })
    .execute();
  await tx
    .insertInto('adjustmentLine')
    .values({ tenantId, adjustmentId: id, position: 0, itemId, amountMinor, creditMinor })
    .execute();
}

/**
 * The clubhouse is billed: each booking that stands has its invoice, those of the past are paid by homes that owe nothing else, and two
 * deposits came back, one less a cleaning.
 */
export async function seedBookings(
  tx: Tx,
  community: DemoCommunity,
  books: DemoBooks,
  { today, bankId }: Options,
): Promise<void> {
  const { id: tenantId, timeZone } = community;
  const item = await tx.selectFrom('serviceItem').select('id').where('code', '=', 'CLUB').executeTakeFirst();
  if (!item) return;
  await tx
    .insertInto('billingSetting')
    .values({ tenantId, howToPay, bookingItemId: item.id, bookingDueDays: dueDays })
    .execute();
  const terms = await bookingTerms(tx, item.id);
  let returned = 0;
  for (const booking of await bookingsOf(tx)) {
    const owing = new Set(books.openCharges().map(({ ledgerId }) => ledgerId));
    const billed = await bill(tx, community, books, { terms, booking, today });
    if (!billed) continue;
    const { invoice, ledger, issuedOn } = billed;
    const endsOn = dayAt(booking.endsAt, timeZone);
    const openMinor = books.open.get(invoice.id) ?? 0;
    if (endsOn >= today || owing.has(ledger.id) || openMinor < invoice.totalMinor) continue;
    const payment = {
      propertyId: booking.propertyId,
      receivedOn: issuedOn,
      months: 0,
      method: 'ach' as const,
      reference: null,
      returnedOn: null,
    };
    books.pay(ledger, payment, { amountMinor: openMinor, depositToId: bankId, fundId: fundOf(terms) });
    // After what was billed this month: credit that was there before would have been used for it.
    const soonest = addDays(endsOn, 2);
    const on = soonest > startOfMonth(today) ? soonest : startOfMonth(today);
    if (on > today || returned === maxReturned) continue;
    await giveBack(tx, community, books, terms, {
      invoice,
      on,
      keptMinor: returned === 0 ? cleaningMinor : 0,
    });
    returned += 1;
  }
}
