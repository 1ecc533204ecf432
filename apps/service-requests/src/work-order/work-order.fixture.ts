import { idOf, sampleOf } from '@courtyard/common/testing';
import { type WorkOrder, workOrder } from '@courtyard/contract/service-requests/work-order/work-order';

/** An order that is under way, as its vendor sees it. */
export const workOrderOf = (part: Partial<WorkOrder> = {}): WorkOrder =>
  sampleOf(workOrder, {
    id: idOf(300),
    number: 7,
    title: 'Replace the valve',
    state: 'in-progress',
    worker: { kind: 'vendor', id: idOf(40), name: 'Ray Dalton Plumbing' },
    priority: 'normal',
    totalMinor: 10_625,
    createdAt: '2026-11-20T15:00:00Z',
    updatedAt: '2026-11-21T15:00:00Z',
    version: 4,
    requests: [],
    needsSignOff: false,
    visits: [
      {
        id: idOf(301),
        startsAt: '2031-03-10T14:00:00Z',
        endsAt: '2031-03-10T16:00:00Z',
        state: 'proposed',
        note: null,
        proposedBy: 'Tom Whitaker',
      },
    ],
    checks: [
      { id: idOf(302), text: 'Shut off water', doneAt: '2026-11-21T15:00:00Z', doneBy: 'Tom Whitaker' },
      { id: idOf(303), text: 'Test for leaks', doneAt: null, doneBy: null },
    ],
    lines: [
      {
        kind: 'labor',
        description: 'Plumber',
        quantityThousandths: 1250,
        unitMinor: 8500,
        amountMinor: 10_625,
      },
    ],
    photosBefore: [],
    photosAfter: [],
    files: [],
    may: { manage: false, work: true, signOff: true, actions: ['finish'] },
    ...part,
  });
