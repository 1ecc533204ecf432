import type { HistoryVocabulary } from '../../../../wire/fields/history';
import { payoffWords } from './payoff.words';

/** What payoff statements are called in their histories. */
export const payoffVocabulary: HistoryVocabulary = {
  actions: {
    'payoff-statement.create': { en: 'Payoff statement issued', es: 'Certificado de deuda emitido' },
  },
  kinds: { 'payoff-statement': { en: 'Payoff statement', es: 'Certificado de deuda' } },
  things: { 'payoff-statement': payoffWords },
};
