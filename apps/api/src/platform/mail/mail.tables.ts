import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../database/columns';

export interface MailTable {
  tenant_id: string;
  id: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
  queued_at: DefaultMoment;
  sent_at: ColumnType<string | null, undefined, string | Date>;
  last_error: ColumnType<string | null, undefined, string | null>;
}

export interface MailTables {
  mail: MailTable;
}
