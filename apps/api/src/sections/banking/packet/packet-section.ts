import { labelOf } from '@courtyard/contract/messages';
import { packetLabels } from '@courtyard/contract/banking/packet/packet.labels';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import { packetJob } from './rendering/make-packet';
import { packetMessages, packetNotifications } from './packet-notifications';
import { seedPackets } from './packet.demo';
import { packetSentences } from './packet.messages';
import { packetSearch } from './packet-search';
import { packetUrl } from './packets';

const mergedRows: readonly MergedRows[] = [
  {
    table: 'packet',
    column: 'made_for',
    fate: { moves: {} },
    label: labelOf(packetMessages, 'packets'),
  },
];

const fileColumns: readonly FileColumn[] = [
  { table: 'packet', column: 'file_id', role: packetLabels.packet, record: 'packet', recordId: 'id' },
];

/** What board packets add to the section. */
export const packetsOfSection = {
  // Not "Financial Reports Share": a packet hands minutes and documents on too, and the board opens it without sharing reports.
  grants: {
    'Packets View': ['Board Member', 'Manager', 'Treasurer'],
    'Packet Create': ['Manager', 'Treasurer'],
  },
  history: {
    packet: ['packet.create', 'packet.make', 'packet.fail', 'packet.retry', 'packet.delete'],
  },
  logged: {
    // What not everybody may open who opens packets is named to nobody here.
    packet: {
      permission: 'Packets View',
      name: { table: 'packet', sql: "case when packet.needs = '{}' then packet.title end" },
      url: packetUrl,
    },
  },
  search: [packetSearch],
  jobs: [packetJob],
  notifications: packetNotifications,
  mergedRows,
  fileColumns,
  demo: [seedPackets],
  sentences: packetSentences,
} as const;
