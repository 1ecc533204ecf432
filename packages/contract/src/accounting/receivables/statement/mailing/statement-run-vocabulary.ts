import type { HistoryVocabulary } from '../../../../wire/fields/history';
import { statementRunWords } from './statement-run.words';

/** What runs of statements are called in their histories. */
export const statementRunVocabulary: HistoryVocabulary = {
  actions: {
    'statement-run.send': { en: 'Statements mailed', es: 'Estados de cuenta enviados por correo' },
  },
  kinds: { 'statement-run': { en: 'Statements by e-mail', es: 'Estados de cuenta por correo' } },
  things: { 'statement-run': statementRunWords },
};
