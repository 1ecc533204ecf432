import { idOf } from '@courtyard/common/testing';
import type { PayoutBatch, WaitingForPayment } from '@courtyard/contract/banking/payout/payout';

const vendor = { id: idOf(10), name: 'Greenway Landscaping' };
const account = { id: idOf(20), name: '1010 Operating checking' };

export const waitingOf = (its: Partial<WaitingForPayment> = {}): WaitingForPayment => ({
  at: '2026-04-15',
  bills: [
    {
      id: idOf(30),
      kind: 'bill',
      number: 'G-77',
      vendor,
      billedOn: '2026-04-01',
      dueOn: '2026-05-01',
      openMinor: 20_000,
      funds: [{ id: idOf(40), name: 'Operating', amountMinor: 20_000 }],
      batch: null,
    },
    {
      id: idOf(31),
      kind: 'bill',
      number: 'G-78',
      vendor,
      billedOn: '2026-04-01',
      dueOn: '2026-05-01',
      openMinor: 5_000,
      funds: [{ id: idOf(40), name: 'Operating', amountMinor: 5_000 }],
      batch: { id: idOf(50), number: 7 },
    },
  ],
  accounts: [
    { ...account, fund: { id: idOf(40), name: 'Operating' }, balanceMinor: 100_000, heldMinor: 5_000 },
  ],
  ...its,
});

export const batchOf = (its: Partial<PayoutBatch> = {}): PayoutBatch => ({
  id: idOf(50),
  number: 7,
  bankAccount: account,
  payOn: '2026-04-15',
  method: 'check',
  status: 'approved',
  totalMinor: 5_000,
  version: 3,
  note: null,
  bills: [{ billId: idOf(31), kind: 'bill', number: 'G-78', vendor, amountMinor: 5_000 }],
  payouts: [],
  takes: {
    funds: [{ id: idOf(40), name: 'Operating', amountMinor: 5_000 }],
    account: { fund: { id: idOf(40), name: 'Operating' }, balanceMinor: 100_000, heldMinor: 0 },
  },
  contentHash: 'a'.repeat(64),
  createdBy: 'Tara Treasurer',
  preparedBy: 'Tara Treasurer',
  approvedBy: 'Bo Board',
  releasedBy: null,
  releasedOn: null,
  cancelReason: null,
  ...its,
});

export const payoutOf = (): PayoutBatch['payouts'][number] => ({
  id: idOf(60),
  vendorPaymentId: idOf(70),
  vendor,
  number: 12,
  checkNumber: 1043,
  amountMinor: 5_000,
  status: 'released',
  on: null,
  reference: null,
});
