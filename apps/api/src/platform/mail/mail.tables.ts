import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../database/columns';

export interface MailTable {
  tenantId: string;
  id: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
  queuedAt: DefaultMoment;
  sentAt: ColumnType<string | null, undefined, string | Date>;
  lastError: ColumnType<string | null, undefined, string | null>;
  attempts: Generated<number>;
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
