import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../database/columns';

export interface MailTable {
  tenantId: string;
  id: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept' | 'withheld'>;
  queuedAt: DefaultMoment;
  sentAt: ColumnType<string | null, undefined, string | Date>;
  lastError: ColumnType<string | null, undefined, string | null>;
  attempts: Generated<number>;
  /** What is asked, when it is delivered, whether it is still to go: a name of `emailChecks`; null: nobody. */
  checkedBy: ColumnType<string | null, string | null | undefined, never>;
  /** The record that it is asked about, where the letter itself does not say it. */
  checkedAbout: ColumnType<string | null, string | null | undefined, never>;
  serverAnswer: ColumnType<string | null, undefined, string | null>;
}

export interface MailAttachmentTable {
  tenantId: string;
  mailId: string;
  position: number;
  name: string;
  mediaType: string;
  content: Buffer;
}

export interface MailTables {
  mail: MailTable;
  mailAttachment: MailAttachmentTable;
}
