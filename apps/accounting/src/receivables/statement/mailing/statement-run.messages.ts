import { defineMessages } from '@courtyard/common';
import { ownerLetterWords } from '@courtyard/contract/accounting/receivables/letter/owner-letter.words';
import { statementRunWords } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run.words';
import en from './statement-run.en.json';
import es from './statement-run.es.json';

/** What sending statements is called on pages. */
export const statementRunMessages = defineMessages({ en, es }, { ...ownerLetterWords, ...statementRunWords });
