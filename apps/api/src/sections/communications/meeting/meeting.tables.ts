import type { AttachedFiles } from '../../../platform/files/file.tables';
import type { AgendaItemInput } from '@courtyard/contract/communications/meeting/agenda/agenda';
import type { MeetingInput, MeetingStatus } from '@courtyard/contract/communications/meeting/meeting';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../platform/database/columns';

type Written = Omit<MeetingInput, 'heldOn' | 'startTime' | 'endTime'>;
type Later = ColumnType<string | null, string | undefined, string | Date | null>;

/** What people write of a meeting is named and typed as in the contract; its times are moments. */
interface MeetingTable extends Written {
  tenantId: string;
  id: string;
  status: Generated<MeetingStatus>;
  seriesId: ColumnType<string | null, string | undefined, string>;
  startsAt: string;
  endsAt: string;
  openedAt: Later;
  adjournedAt: Later;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

interface AgendaItemTable extends Omit<AgendaItemInput, 'fileIds'> {
  tenantId: string;
  id: string;
  meetingId: string;
  position: number;
  minutesOf: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

export interface MeetingTables {
  meeting: MeetingTable;
  agendaItem: AgendaItemTable;
  agendaItemFile: AttachedFiles<'itemId'>;
}
