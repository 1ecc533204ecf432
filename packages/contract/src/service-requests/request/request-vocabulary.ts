import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { requestSettingsWords } from '../policy/request-policy.words';
import { requestWords } from './request.words';
import en from './request-history.en.json';
import es from './request-history.es.json';

/** What requests and their settings are called in their histories, and in the log. */
export const requestVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: {
    request: requestWords.request,
    'request-kind': requestSettingsWords.requestKind,
    'request-policy': requestSettingsWords.requestPolicy,
  },
  things: {
    request: requestWords,
    'request-kind': requestSettingsWords,
    'request-policy': requestSettingsWords,
  },
});
