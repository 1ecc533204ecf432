import { defineMessages } from '@courtyard/common';
import { ownerLetterLabels } from '@courtyard/contract/accounting/receivables/letter/owner-letter.labels';
import { statementRunLabels } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run.labels';
import en from './statement-run.en.json';
import es from './statement-run.es.json';

/** What sending statements is called on pages. */
export const statementRunMessages = defineMessages(
  { en, es },
  { ...ownerLetterLabels, ...statementRunLabels },
);
