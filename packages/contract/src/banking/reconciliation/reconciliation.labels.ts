import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import reconciliationEn from './reconciliation.en.json';
import reconciliationEs from './reconciliation.es.json';
import reconciliationHistoryEn from './reconciliation-history.en.json';
import reconciliationHistoryEs from './reconciliation-history.es.json';

export const reconciliationLabels = labelsFrom(reconciliationEn, reconciliationEs);

/** What reconciliations are called in their histories, and in the log. */
export const reconciliationVocabulary: HistoryVocabulary = historyFrom(
  reconciliationHistoryEn,
  reconciliationHistoryEs,
  {
    kinds: { reconciliation: reconciliationLabels.reconciliation },
    records: { reconciliation: reconciliationLabels },
  },
);
