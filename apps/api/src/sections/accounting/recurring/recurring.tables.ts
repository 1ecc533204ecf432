import type { RecurringEntryInput } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import type { BilledOccurrence } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { TemplateStatus } from '@courtyard/contract/accounting/recurring/schedule';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, Moment } from '../../../platform/database/columns';

/** What a template makes: a run of invoices, or a journal entry. */
export type TemplateKind = 'invoice' | 'entry';

export interface RecurringTemplateTable {
  tenantId: string;
  id: string;
  kind: TemplateKind;
  name: string;
  status: TemplateStatus;
  rule: string;
  startsOn: Day;
  leadDays: number;
  nextOn: Day | null;
  keptBy: string;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
}

/** What people write is named and typed as in the contract. */
export interface RecurringEntryTable extends Pick<RecurringEntryInput, 'memo' | 'kind' | 'months'> {
  tenantId: string;
  templateId: string;
  lines: Json<RecurringEntryInput['lines']>;
}

export interface RecurringOccurrenceTable {
  tenantId: string;
  templateId: string;
  occursOn: Day;
  status: 'made' | 'waiting' | 'failed' | 'skipped';
  datedOn: Day | null;
  leftOut: Json<BilledOccurrence['leftOut']>;
  problem: string | null;
  triedOn: Day;
  /** Of a journal entry: the one that it has, or will have once a second person approved it. */
  entryId: ColumnType<string | null, string | null | undefined, string | null>;
}
