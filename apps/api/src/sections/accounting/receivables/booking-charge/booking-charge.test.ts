import { closePeriod } from '../../../../ledger';
import { withApp } from '../../../../testing';
import { bookedDay, BookingScene, today } from './booking-charge.fixture';

const app = withApp();
const scene = new BookingScene(app);
const undo = 'POST /api/v1/reservations/:reservationId/undo';

test('without a service or item nothing is billed, and the area says so; what was booked then stays so', async () => {
  await scene.begin();
  const owner = await app.client.as('owner', 'demo');
  const area = await scene.area();
  expect(area.billing).toBeNull();
  const unit = await scene.home('N-1');
  const booking = await scene.book(area.id, unit);
  await scene.settle();
  expect(await scene.chargeOf(booking.id)).toBeNull();

  const treasurer = await scene.treasurer();
  const bought = (
    await (
      await scene.admin()
    ).ok('POST /api/v1/service-items', {
      body: { name: 'Bought', kind: 'bought', expenseAccountId: scene.id('5220') },
    })
  ).data;
  expect(
    await treasurer.call('PUT /api/v1/billing-setting', { body: { bookingItemId: bought.id, version: 1 } }),
  ).toMatchObject({
    status: 422,
    body: {
      fields: {
        bookingItemId: 'This service or item is for purchases. Choose one that is billed to owners.',
      },
    },
  });
  await scene.setUp(3);
  const params = { areaId: area.id };
  expect((await owner.ok('GET /api/v1/common-areas/:areaId', { params })).data.billing).toEqual({
    dueDays: 3,
  });
  await scene.cancel(booking.id);
  await scene.settle();
  expect(await scene.chargeOf(booking.id)).toBeNull();
});

test('a booking is billed once with fee and deposit, also where its job runs twice at once or dies before its end', async () => {
  const unit = await scene.home('N-2');
  const area = await scene.area();
  const key = '00000000-0000-4000-8000-00000000b001';
  const [booking, again] = [await scene.book(area.id, unit, key), await scene.book(area.id, unit, key)];
  expect(again.id).toBe(booking.id);
  // Whoever asks before the clock did it sees that it waits.
  expect(await scene.chargeOf(booking.id)).toEqual({ waits: true, problem: null, invoices: [] });
  await Promise.all([scene.settle(), scene.settle()]);
  await scene.settle();
  const charge = await scene.chargeOf(booking.id);
  expect(charge).toMatchObject({
    waits: false,
    problem: null,
    invoices: [
      { status: 'open', totalMinor: 45_000, openMinor: 45_000, dueOn: '2026-07-03', heldMinor: 30_000 },
    ],
  });
  const invoice = await scene.invoice(charge?.invoices[0]?.id ?? '');
  expect(invoice).toMatchObject({
    issuedOn: today,
    property: { id: unit },
    booking: { id: booking.id, area: area.name, isOver: false },
    lines: [
      { account: { name: '4200 Amenity fees' }, amountMinor: 15_000, heldMinor: null },
      { account: { name: '2300 Refundable deposits' }, amountMinor: 30_000, heldMinor: 30_000 },
    ],
  });
  expect(invoice.lines[0]?.description).toBe(`Booking fee: ${area.name}, Mon Jul 6, 3:00 PM – 5:00 PM`);
  expect(await scene.strays()).toEqual([]);
});

test('in cash basis a deposit that is owed is nothing, and one that is paid is a liability', async () => {
  const before = await scene.balance('2300', 'OP', '2099-12-31', 'cash');
  const accrual = await scene.balance('2300', 'OP');
  const { unit } = await scene.billed('N-3');
  expect(await scene.balance('2300', 'OP')).toBe(accrual - 30_000);
  expect(await scene.balance('2300', 'OP', '2099-12-31', 'cash')).toBe(before);
  await scene.pay([{ propertyId: unit, amountMinor: 45_000 }], { receivedOn: today });
  expect(await scene.balance('2300', 'OP', '2099-12-31', 'cash')).toBe(before - 30_000);
});

test('a request is billed once it is approved, and not while it waits; taking the approval back voids the invoice', async () => {
  const unit = await scene.home('N-4');
  const admin = await scene.admin();
  const { id: reservationId, version } = await scene.book(
    (await scene.area({ approvalRequired: true })).id,
    unit,
  );
  await scene.settle();
  expect(await scene.chargeOf(reservationId)).toBeNull();
  const params = { reservationId };
  const approved = await admin.ok('POST /api/v1/reservations/:reservationId/approve', {
    params,
    body: { version },
  });
  await scene.settle();
  expect(await scene.chargeOf(reservationId)).toMatchObject({ invoices: [{ status: 'open' }] });
  await admin.ok(undo, { params, body: { version: approved.data.version } });
  await scene.settle();
  expect(await scene.chargeOf(reservationId)).toMatchObject({ waits: false, invoices: [{ status: 'void' }] });
});

test('cancelled in time an unpaid invoice is voided; taken back, the booking is billed anew', async () => {
  const { bookingId: reservationId } = await scene.billed('N-5');
  const income = await scene.balance('4200', 'OP');
  const owner = await app.client.as('owner', 'demo');
  const cancelled = await scene.cancel(reservationId);
  await scene.settle();
  await scene.settle();
  expect(await scene.chargeOf(reservationId)).toMatchObject({
    waits: false,
    invoices: [{ status: 'void', openMinor: 0, heldMinor: 0 }],
  });
  expect(await scene.balance('4200', 'OP')).toBe(income + 15_000);
  await owner.ok(undo, { params: { reservationId }, body: { version: cancelled.version } });
  await scene.settle();
  expect(await scene.chargeOf(reservationId)).toMatchObject({
    invoices: [{ status: 'open', totalMinor: 45_000 }, { status: 'void' }],
  });
  expect(await scene.balance('4200', 'OP')).toBe(income);
});

test('cancelled in time a paid invoice is credited: what was paid stands to the credit of the unit', async () => {
  const { unit, bookingId, invoiceId } = await scene.billed('N-6');
  await scene.pay([{ propertyId: unit, amountMinor: 20_000 }], { receivedOn: today });
  await scene.cancel(bookingId);
  await scene.settle();
  expect(await scene.chargeOf(bookingId)).toMatchObject({
    waits: false,
    invoices: [{ id: invoiceId, status: 'paid', openMinor: 0, heldMinor: 0 }],
  });
  expect(await scene.invoice(invoiceId)).toMatchObject({
    adjustments: [{ kind: 'credit-memo', amountMinor: 45_000 }],
  });
  const treasurer = await scene.treasurer();
  const statement = await treasurer.ok('GET /api/v1/properties/:propertyId/statement', {
    params: { propertyId: unit },
  });
  expect(statement.data).toMatchObject({ creditMinor: 20_000, balanceMinor: -20_000 });
  expect(await scene.strays()).toEqual([]);
});

test('cancelled late the part of the fee that is kept stays owed, and the deposit goes back', async () => {
  const { bookingId, invoiceId } = await scene.billed('N-7');
  scene.at('2026-07-05');
  expect((await scene.cancel(bookingId)).cancellation).toMatchObject({ keptFeeMinor: 7_500 });
  await scene.settle();
  expect(await scene.chargeOf(bookingId)).toMatchObject({
    waits: false,
    invoices: [{ id: invoiceId, status: 'partial', openMinor: 7_500, heldMinor: 0 }],
  });
  scene.at(today);
});

test('what cannot be billed says why with the booking and is tried again; a closed month bills on the next open day', async () => {
  const unit = await scene.unit('N-8', { owner: null });
  const admin = await scene.admin();
  const area = await scene.area();
  const body = {
    areaId: area.id,
    propertyId: unit,
    startsAt: `${bookedDay}T13:00:00.000Z`,
    endsAt: `${bookedDay}T14:00:00.000Z`,
  };
  const { id } = (await admin.ok('POST /api/v1/reservations', { body })).data;
  await scene.settle();
  expect(await scene.chargeOf(id)).toMatchObject({
    waits: true,
    problem: 'N-8 has no owner on the invoice date. Add its owner first.',
    invoices: [],
  });
  await scene.own(unit, { owner: 'Somebody', memberId: null });
  await scene.within((tx) => closePeriod(tx, today.slice(0, 7), { id: null, name: 'Tess' }));
  await app.runJob('accounting.refused-bookings');
  const charge = await scene.chargeOf(id);
  expect(charge).toMatchObject({ waits: false, problem: null, invoices: [{ totalMinor: 45_000 }] });
  expect((await scene.invoice(charge?.invoices[0]?.id ?? '')).issuedOn).toBe('2026-07-01');
});

test('who neither booked it nor sees invoices is told nothing, and another community nothing at all', async () => {
  const unit = await scene.unit('N-9');
  const admin = await scene.admin();
  const area = await scene.area();
  const body = {
    areaId: area.id,
    propertyId: unit,
    startsAt: `${bookedDay}T13:00:00.000Z`,
    endsAt: `${bookedDay}T14:00:00.000Z`,
  };
  const { id: reservationId } = (await admin.ok('POST /api/v1/reservations', { body })).data;
  await scene.settle();
  const ask = { params: { reservationId } };
  const charge = 'GET /api/v1/reservations/:reservationId/charge';
  expect((await admin.ok(charge, ask)).data).toMatchObject({ invoices: [{ totalMinor: 45_000 }] });
  expect(await (await app.client.as('owner', 'demo')).call(charge, ask)).toMatchObject({ status: 404 });
  expect(await (await app.client.as('admin', 'lakeside')).call(charge, ask)).toMatchObject({ status: 404 });
});
