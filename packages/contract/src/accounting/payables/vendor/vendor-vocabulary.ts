import { type HistoryVocabulary, historyFrom } from '../../../wire/fields/history';
import { vendorLabels } from './vendor.labels';
import en from './vendor-history.en.json';
import es from './vendor-history.es.json';

/** What vendors are called in their histories. */
export const vendorVocabulary: HistoryVocabulary = historyFrom(en, es, { records: { vendor: vendorLabels } });
