import { randomUUID } from 'node:crypto';
import { type Action, reason } from './world';

export const enterBill: Action = async (world) => {
  const billedOn = world.day();
  return world.decide(
    await (
      await world.treasurer()
    ).call('POST /api/v1/bills', {
      body: {
        vendorId: world.vendorId,
        number: randomUUID().slice(0, 8),
        kind: world.dice.percent(25) ? 'credit' : 'bill',
        billedOn,
        dueOn: billedOn,
        lines: ['5200', '5100'].map((code) => ({
          accountId: world.id(code),
          fundId: world.id('OP'),
          amountMinor: world.amount(),
        })),
      },
    }),
  );
};

export const payBills: Action = async (world) => {
  const withCredits = world.dice.percent(30);
  const open = (await world.openBills()).filter(
    ({ isCredit }) => (withCredits || !isCredit) && world.dice.percent(50),
  );
  if (open.length === 0) return null;
  const parts = open.map(({ id, openMinor }) => ({
    billId: id,
    amountMinor: world.dice.percent(60) ? openMinor : world.dice.between(1, openMinor),
  }));
  return world.decide(
    await (
      await world.treasurer()
    ).call('POST /api/v1/vendor-payments', {
      body: {
        paidOn: world.day(),
        bankAccountId: world.id('1010'),
        method: 'ach',
        reference: randomUUID().slice(0, 8),
        parts,
      },
    }),
  );
};

export const endVendorPayment: Action = async (world) => {
  const vendorPaymentId = await world.one('vendor_payment');
  if (vendorPaymentId === undefined) return null;
  return (await world.treasurer()).call('POST /api/v1/vendor-payments/:vendorPaymentId/end', {
    params: { vendorPaymentId },
    body: { as: world.dice.pick(['returned', 'void'] as const), on: world.backDay(), reason },
  });
};

export const voidBill: Action = async (world) => {
  const billId = await world.one('bill');
  if (billId === undefined) return null;
  return (await world.treasurer()).call('POST /api/v1/bills/:billId/void', {
    params: { billId },
    body: { on: world.backDay(), reason },
  });
};
