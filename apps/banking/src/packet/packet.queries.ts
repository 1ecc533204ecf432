import { defineResource } from '@courtyard/common';
import type { PacketSourceKind } from '@courtyard/contract/banking/packet/packet.values';
import { packetPaths } from './packet-paths';

export const packets = defineResource({
  section: 'banking',
  key: 'packets',
  list: 'GET /api/v1/packets',
  one: 'GET /api/v1/packets/:packetId',
  create: 'POST /api/v1/packets',
  remove: 'DELETE /api/v1/packets/:packetId',
  history: 'GET /api/v1/packets/:packetId/history',
});

/** From one packet of the list to the next. */
export const packetPager = packets.pager({
  to: packetPaths.details,
  nameOf: ({ title }: { title: string }) => title,
});

export const usePacketChoices = (kind: PacketSourceKind, search: string) =>
  packets.useRead('GET /api/v1/packet-choices', { query: { kind, ...(search !== '' && { search }) } });
export const useRetryPacket = (id: string) => packets.useWrite('POST /api/v1/packets/:packetId/retry', id);
