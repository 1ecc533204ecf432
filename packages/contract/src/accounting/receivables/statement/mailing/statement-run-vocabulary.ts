import type { HistoryVocabulary } from '../../../../wire/fields/history';
import { statementRunWords } from './statement-run.words';

/** What runs of statements are called in their histories. */
export const statementRunVocabulary: HistoryVocabulary = {
  actions: {
    'statement-run.send': { en: 'Statements emailed', es: 'Estados de cuenta enviados por correo' },
  },
  kinds: { 'statement-run': { en: 'Emailed statements', es: 'Estados de cuenta por correo' } },
  things: { 'statement-run': statementRunWords },
};
