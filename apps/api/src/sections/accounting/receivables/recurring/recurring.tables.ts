import type { InvoiceLineInput } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import type {
  BilledOccurrence,
  RecurringInvoiceInput,
} from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { TemplateStatus } from '@courtyard/contract/accounting/receivables/recurring/schedule';
import type { ColumnType } from 'kysely';
import type { Day, Generated, Json, Moment } from '../../../../platform/database/columns';

export type TemplateKind = 'invoice';

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
export interface RecurringInvoiceTable extends Pick<
  RecurringInvoiceInput,
  'scope' | 'buildings' | 'split' | 'dueDays' | 'memo'
> {
  tenantId: string;
  templateId: string;
  lines: Json<InvoiceLineInput[]>;
}

export interface RecurringInvoiceUnitTable {
  tenantId: string;
  templateId: string;
  propertyId: string;
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
}
