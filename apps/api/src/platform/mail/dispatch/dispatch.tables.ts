import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../database/columns';
import type { CalendarInvitation } from './content/invitation';
import type { DispatchStatus, RecipientState } from './dispatch.rules';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type OptionalMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

interface DispatchTable {
  tenantId: string;
  id: string;
  section: string;
  link: string;
  category: string | null;
  invitation: ColumnType<CalendarInvitation | null, string | null | undefined, never>;
  subject: string;
  textBody: string;
  htmlBody: string;
  fromName: string;
  replyTo: string | null;
  sentBy: string;
  status: DispatchStatus;
  heldBecause: Optional<'overdue' | 'restored'>;
  trouble: Optional<string>;
  dueAt: Moment;
  startedAt: OptionalMoment;
  endedAt: OptionalMoment;
  watchedAt: Moment;
  installation: string;
  /** Null: as long as the record that it is of. */
  keptDays: number | null;
  /** Recipients by what became of their letters, once these are forgotten. */
  counts: ColumnType<Record<string, number> | null, undefined, string>;
  forgottenAt: OptionalMoment;
}

interface DispatchRecipientTable {
  tenantId: string;
  dispatchId: string;
  id: string;
  who: string;
  name: string;
  address: string | null;
  domain: ColumnType<string | null, never, never>;
  language: 'en' | 'es';
  fields: Json<Record<string, string>>;
  state: RecipientState;
  reason: Optional<string>;
  answer: Optional<string>;
  attempts: ColumnType<number, number | undefined, number>;
  firstTriedAt: OptionalMoment;
  nextAt: OptionalMoment;
  changedAt: Moment;
  lease: Optional<string>;
  leaseUntil: OptionalMoment;
  nameSort: ColumnType<string, never, never>;
}

interface MailBlockTable {
  tenantId: string;
  address: string;
  category: string;
  because: 'unsubscribed' | 'no-mailbox';
  at: Moment;
}

interface MailPaceTable {
  domain: string;
  perMinute: number;
  notBefore: Moment;
  slowedAt: Moment;
}

export interface DispatchTables {
  dispatch: DispatchTable;
  dispatchRecipient: DispatchRecipientTable;
  mailBlock: MailBlockTable;
  mailPace: MailPaceTable;
}
