import type { MailingWordsInput } from '@courtyard/contract/communications/mailing/mailing-words';
import type { digestCategories } from '@courtyard/contract/communications/mailing/mailing.values';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Json } from '../../../platform/database/columns';

/** What people write of a mailing is named and typed as in the contract. */
export interface MailingTable extends Omit<MailingWordsInput, 'body'> {
  body: Json<RichText>;
  /** The body as plain text. */
  words: string;
  tenantId: string;
  id: string;
  replyTo: string | null;
  audienceId: string;
  writtenBy: string;
  dispatchId: ColumnType<string | null, undefined, string>;
  /** When it goes, or went, out. */
  dueAt: ColumnType<string | null, Date | undefined, Date | null>;
  /** In whose name it goes out at its time. */
  scheduledBy: ColumnType<string | null, undefined, string | null>;
  people: ColumnType<number | null, undefined, number>;
  subjectSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface MailTemplateTable extends Omit<MailingWordsInput, 'body'> {
  body: Json<RichText>;
  tenantId: string;
  id: string;
  name: string;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

export interface MailDigestTable {
  tenantId: string;
  memberId: string;
  category: (typeof digestCategories)[number];
}

export interface MailingSettingTable {
  tenantId: string;
  postalAddress: string;
  version: number;
}
