import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { requestSettingsLabels } from '../policy/request-policy.labels';
import { requestLabels } from './request.labels';
import en from './request-history.en.json';
import es from './request-history.es.json';

/** What requests and their settings are called in their histories, and in the log. */
export const requestVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: {
    request: requestLabels.request,
    'request-kind': requestSettingsLabels.requestKind,
    'request-policy': requestSettingsLabels.requestPolicy,
  },
  records: {
    request: requestLabels,
    'request-kind': requestSettingsLabels,
    'request-policy': requestSettingsLabels,
  },
});
