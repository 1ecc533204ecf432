import { idOf } from '@courtyard/common/testing';
import type { Packet } from '@courtyard/contract/banking/packet/packet';

const part = { id: null, report: null, period: null };

export const packetOf = (its: Partial<Packet> = {}): Packet => ({
  id: idOf(1),
  title: 'May board meeting',
  heldOn: '2028-05-12',
  parts: [
    { ...part, kind: 'report', report: 'balance', period: 'today', name: 'Balance sheet', page: 3 },
    { ...part, kind: 'minutes', id: idOf(5), name: 'Minutes of April', page: 5 },
  ],
  state: 'ready',
  reason: null,
  journalNo: 812,
  pageCount: 7,
  createdBy: 'Tara Treasurer',
  createdAt: '2028-05-10T12:00:00Z',
  madeAt: '2028-05-10T12:00:04Z',
  ...its,
});
