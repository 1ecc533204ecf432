import type { ReportFilters, ReportSchedule } from '@courtyard/contract/banking/saved-report/saved-report';
import type {
  deliveryStates,
  occurrenceStates,
  ReportPeriod,
  SavedReportKind,
} from '@courtyard/contract/banking/saved-report/saved-report.values';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, Moment } from '../../../platform/database/columns';

export interface SavedReportTable {
  tenantId: string;
  id: string;
  name: string;
  kind: SavedReportKind;
  period: ReportPeriod;
  fromOn: Day | null;
  toOn: Day | null;
  filters: Json<ReportFilters>;
  isShared: boolean;
  ownerId: string;
  version: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
}

export interface ReportScheduleTable extends Pick<ReportSchedule, 'unit' | 'onDay' | 'file'> {
  tenantId: string;
  savedReportId: string;
  /** The first occurrence that is not sent yet; null while it is paused. */
  nextOn: Day | null;
}

export interface ReportRecipientTable {
  tenantId: string;
  savedReportId: string;
  memberId: string;
}

export interface ReportOccurrenceTable {
  tenantId: string;
  savedReportId: string;
  occursOn: Day;
  state: (typeof occurrenceStates)[number];
  reason: string | null;
  /** Somebody asked to have a failed one sent again. */
  retry: Generated<boolean>;
  at: Moment;
}

export interface ReportDeliveryTable {
  tenantId: string;
  savedReportId: string;
  occursOn: Day;
  memberId: string;
  /** Emails are forgotten after 30 days. */
  mailId: string | null;
  withheld: ColumnType<Withheld | null, Withheld | null, Withheld | null>;
}

export type Withheld = Extract<(typeof deliveryStates)[number], 'no-permission' | 'inactive'>;

export interface SavedReportTables {
  savedReport: SavedReportTable;
  reportSchedule: ReportScheduleTable;
  reportRecipient: ReportRecipientTable;
  reportOccurrence: ReportOccurrenceTable;
  reportDelivery: ReportDeliveryTable;
}
