import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

export const budgetWords = {
  budget: { en: 'Budget', es: 'Presupuesto' },
  name: sharedWords.name,
  status: sharedWords.status,
  'status.active': { en: 'Active', es: 'En uso' },
  'status.inactive': { en: 'Inactive', es: 'Sin uso' },
  updatedAt: { en: 'Last change', es: 'Último cambio' },
  files: sharedWords.files,
  notes: sharedWords.notes,
} satisfies Words;

/** What budgets are called in their histories, and in the log. */
export const budgetVocabulary: HistoryVocabulary = {
  actions: {
    'budget.create': { en: 'Added', es: 'Se agregó' },
    'budget.update': { en: 'Changed', es: 'Se cambió' },
    'budget.remove': { en: 'Removed', es: 'Se quitó' },
  },
  kinds: { budget: budgetWords.budget },
  things: { budget: budgetWords },
};
