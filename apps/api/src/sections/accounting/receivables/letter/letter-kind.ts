import type { Language } from '@courtyard/contract/fields/labels';
import type { EmailMessage } from '../../../../platform/mail/email-message.rules';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import type { Text } from '../../../../platform/http/language/sentence';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import type { Sheet } from '../statement/paper/sheet-head';
import type { AskedLetter } from './owner-letter.sql';

/** What writing a letter needs: nobody calls, and what is told is told in the reader's language. */
export interface LetterContext {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
  language: Language;
  translate: (text: Text) => string;
  /** The page where its reader sees what they owe; null for who has no account to look with. */
  link: string | null;
}

/** A letter in its reader's words, and its paper. */
export interface WrittenLetter {
  letter: EmailMessage;
  /** Of the file that goes with it, without its ending. */
  fileName: string;
  draw: (sheet: Sheet) => Promise<Buffer>;
}

/** Writes a letter of a kind as things stand; null where who it was to is not to have it any more. */
export type WriteLetter = (context: LetterContext, asked: AskedLetter) => Promise<WrittenLetter | null>;
