import type { Sentences } from '../../../platform/http/language/sentence';

/** What the calls of the expense tracker tell people, in Spanish by the English. */
export const expenseTrackerSentences: Sentences = {
  'The last day is before the first. Choose a later one.':
    'El último día es anterior al primero. Elija uno posterior.',
  'Fund not found. Choose another one.': 'Fondo no encontrado. Elija otro.',
  'Choose a period of up to {1} months.': 'Elija un período de {1} meses como máximo.',
};
