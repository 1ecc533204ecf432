import { randomUUID } from 'node:crypto';
import { type Action, reason } from './world';

export const billUnit: Action = async (world) => {
  const lines = [world.dues(world.amount()), world.reserve(world.amount())];
  return (await world.treasurer()).call('POST /api/v1/invoices', {
    body: world.invoiceBody([world.dice.pick(world.units)], lines.slice(0, world.dice.between(1, 2)), {
      issuedOn: world.day(),
    }),
  });
};

export const recordPayment: Action = async (world) => {
  const paid = world.units.filter(() => world.dice.percent(45));
  if (paid.length === 0) return null;
  const isBeforePetition = world.dice.percent(30);
  const parts = paid.map((propertyId) => ({ propertyId, amountMinor: world.amount(), isBeforePetition }));
  const depositToId = world.id(world.dice.percent(50) ? '1090' : '1010');
  return (await world.treasurer()).call('POST /api/v1/payments', {
    body: world.paymentBody(parts, { receivedOn: world.day(), depositToId }),
  });
};

export const endPayment: Action = async (world) => {
  const paymentId = await world.one('payment');
  if (paymentId === undefined) return null;
  const as = world.dice.pick(['returned', 'void'] as const);
  const feeMinor = as === 'returned' && world.dice.percent(50) ? 2_500 : 0;
  return (await world.treasurer()).call('POST /api/v1/payments/:paymentId/end', {
    params: { paymentId },
    body: { as, on: world.backDay(), reason, feeMinor, feeAccountId: world.id('4100') },
  });
};

export const applyOtherwise: Action = async (world) => {
  const paymentId = await world.one('payment');
  if (paymentId === undefined) return null;
  const treasurer = await world.treasurer();
  const params = { paymentId };
  const shown = await treasurer.call('GET /api/v1/payments/:paymentId/application', { params });
  if (shown.status !== 200) return shown;
  const { charges, units } = shown.body.data;
  if (charges.length === 0) return null;
  const left = new Map(units.map(({ property, amountMinor }) => [property.id, amountMinor]));
  const parts = charges.map(({ itemId, property, openMinor }) => {
    const most = Math.min(openMinor, left.get(property.id) ?? 0);
    const amountMinor = world.dice.percent(40) ? 0 : world.dice.between(0, most);
    left.set(property.id, (left.get(property.id) ?? 0) - amountMinor);
    return { itemId, amountMinor };
  });
  return treasurer.call('POST /api/v1/payments/:paymentId/application', { params, body: { parts, reason } });
};

export const voidInvoice: Action = async (world) => {
  const invoiceId = await world.one('invoice');
  if (invoiceId === undefined) return null;
  return (await world.treasurer()).call('POST /api/v1/invoices/:invoiceId/void', {
    params: { invoiceId },
    body: { on: world.backDay(), reason },
  });
};

export const takeChargeAway: Action = async (world) => {
  const invoiceId = await world.one('invoice');
  if (invoiceId === undefined) return null;
  const line = world.dice.pick((await world.invoice(invoiceId)).lines);
  const amountMinor = world.dice.between(1, Math.ceil(line.amountMinor / 3));
  return world.decide(
    await (
      await world.treasurer()
    ).call('POST /api/v1/adjustments', {
      body: {
        kind: world.dice.pick(['credit-memo', 'credit-memo', 'waiver', 'write-off'] as const),
        adjustedOn: world.backDay(),
        reason,
        lines: [{ itemId: line.itemId ?? randomUUID(), amountMinor }],
      },
    }),
  );
};

export const recover: Action = async (world) => {
  const written = await world.writtenOff();
  if (written.length === 0) return null;
  const { parts: _, ...body } = world.paymentBody([], { receivedOn: world.day() });
  return (await world.treasurer()).call('POST /api/v1/adjustments/:adjustmentId/recoveries', {
    params: { adjustmentId: world.dice.pick(written) },
    body: { ...body, amountMinor: world.dice.between(1, 20) * 100 },
  });
};

export const voidAdjustment: Action = async (world) => {
  const adjustmentId = await world.one('adjustment');
  if (adjustmentId === undefined) return null;
  return (await world.treasurer()).call('POST /api/v1/adjustments/:adjustmentId/void', {
    params: { adjustmentId },
    body: { on: world.backDay(), reason },
  });
};

export const refund: Action = async (world) =>
  world.decide(
    await (
      await world.treasurer()
    ).call('POST /api/v1/refunds', {
      body: {
        propertyId: world.dice.pick(world.units),
        adjustedOn: world.day(),
        amountMinor: world.dice.between(1, 20) * 500,
        bankAccountId: world.id('1010'),
        method: 'check',
        reference: '1',
        reason,
      },
    }),
  );

export const deposit: Action = async (world) => {
  const waiting = await world.undeposited();
  if (waiting.length === 0) return null;
  return (await world.treasurer()).call('POST /api/v1/deposits', {
    body: {
      depositedOn: world.day(),
      bankAccountId: world.id('1010'),
      paymentIds: waiting.slice(0, world.dice.between(1, 3)),
    },
  });
};

export const voidDeposit: Action = async (world) => {
  const depositId = await world.one('deposit');
  if (depositId === undefined) return null;
  return (await world.treasurer()).call('POST /api/v1/deposits/:depositId/void', {
    params: { depositId },
    body: { on: world.backDay(), reason },
  });
};

/** A unit is sold once, and the clock moves what goes with it. */
export const sellUnit: Action = async (world) => {
  const unit = world.units.find((id) => !world.sold.has(id));
  if (unit === undefined || world.dice.percent(60)) return null;
  world.sold.add(unit);
  await world.passOn(unit, 'A buyer', world.dice.pick(['2026-05-02', '2026-06-02', '2026-06-12']));
  await world.run();
  return { status: 200, text: '' };
};

export const undoMove: Action = async (world) => {
  const unit = [...world.sold].at(-1);
  if (unit === undefined) return null;
  const params = await world.lastMove(unit);
  return params.moveId === '' ? null : world.tryUndo(params, world.backDay());
};

export const chargeLate: Action = async (world) => {
  await world.chargeLate();
  return { status: 200, text: '' };
};
