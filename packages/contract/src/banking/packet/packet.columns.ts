import { defineColumns } from '../../wire/fields/columns';
import type { Packet } from './packet';
import { packetLabels } from './packet.labels';
import { packetStates } from './packet.values';

/** Board packets, as a table and as a file, and what they are filtered by. */
export const packetColumns = defineColumns<Packet>()(
  packetLabels,
  [
    { field: 'title', kind: 'text', sort: true },
    { field: 'heldOn', kind: 'day', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'parts', kind: 'text', of: ({ parts }) => parts.map(({ name }) => name).join(', ') },
    { field: 'pageCount', kind: 'number' },
    { field: 'createdBy', kind: 'text' },
    { field: 'createdAt', kind: 'moment', sort: true },
    { field: 'reason', kind: 'text' },
  ],
  { state: packetStates, heldOn: 'days', createdBy: 'value' },
);
