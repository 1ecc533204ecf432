import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import expenseClaimEn from './expense-claim.en.json';
import expenseClaimEs from './expense-claim.es.json';
import expenseClaimHistoryEn from './expense-claim-history.en.json';
import expenseClaimHistoryEs from './expense-claim-history.es.json';

/** What a claim for reimbursement and its fields are called. */
export const expenseClaimLabels = labelsFrom(expenseClaimEn, expenseClaimEs);

/** What claims are called in their histories, and in the log. */
export const expenseClaimVocabulary: HistoryVocabulary = historyFrom(
  expenseClaimHistoryEn,
  expenseClaimHistoryEs,
  { kinds: { 'expense-claim': expenseClaimLabels.claim }, records: { 'expense-claim': expenseClaimLabels } },
);
