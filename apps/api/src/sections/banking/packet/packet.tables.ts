import type { StoredPacketPart } from '@courtyard/contract/banking/packet/packet';
import type { packetStates } from '@courtyard/contract/banking/packet/packet.values';
import type { Day, Generated, Json, Moment } from '../../../platform/database/columns';

export interface PacketTable {
  tenantId: string;
  id: string;
  title: string;
  heldOn: Day;
  parts: Json<StoredPacketPart[]>;
  state: (typeof packetStates)[number];
  reason: string | null;
  journalNo: number | null;
  pageCount: number | null;
  fileId: string | null;
  /** Permissions that whoever opens it needs besides. */
  needs: Generated<string[]>;
  madeFor: string;
  createdBy: string;
  createdAt: Moment;
  madeAt: Moment | null;
}
