import type { Day, Moment } from '../../database/columns';

/** Stages of which somebody was told; see migration 0031. */
export interface ReminderTable {
  tenantId: string;
  subjectType: string;
  subjectId: string;
  kind: string;
  dueOn: Day;
  daysBefore: number;
  sentAt: Moment;
}

export interface ReminderTables {
  reminder: ReminderTable;
}
