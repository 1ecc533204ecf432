import type { Attendee } from '@courtyard/contract/communications/meeting/attendance/attendance';
import type { MeetingPolicy } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import type { Language } from '@courtyard/contract/fields/labels';
import type { ColumnType, Generated } from 'kysely';

type Later = ColumnType<string | null, string | undefined, string | Date | null>;

interface MeetingPolicyTable extends MeetingPolicy {
  tenantId: string;
}

interface MeetingAttendeeTable {
  tenantId: string;
  meetingId: string;
  personKey: string;
  memberId: string | null;
  name: string;
  email: string | null;
  language: Language;
  units: string[];
  /** Null until the meeting opens. */
  ownedUnitIds: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
  nameSort: ColumnType<string, never, never>;
  postalAddress: string | null;
  answer: Generated<Attendee['answer']>;
  answeredAt: Later;
  presence: Generated<Attendee['presence']>;
  proxyHolder: string | null;
  arrivedAt: Later;
  version: Generated<number>;
}

export interface AttendanceTables {
  meetingPolicy: MeetingPolicyTable;
  meetingAttendee: MeetingAttendeeTable;
}
