import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { workOrderLabels } from './work-order.labels';
import en from './work-order-history.en.json';
import es from './work-order-history.es.json';

/** What work orders are called in their histories, and in the log. */
export const workOrderVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: {
    'work-order': workOrderLabels.workOrder,
    'vendor-member': workOrderLabels.members,
    'service-plan': workOrderLabels.plan,
  },
  records: {
    'work-order': workOrderLabels,
    'vendor-member': workOrderLabels,
    'service-plan': workOrderLabels,
  },
});
