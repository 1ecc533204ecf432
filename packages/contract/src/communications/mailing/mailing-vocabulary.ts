import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { mailBlockLabels, mailingLabels, templateLabels } from './mailing.labels';
import en from './mailing-history.en.json';
import es from './mailing-history.es.json';

/** What e-mail notifications are called in histories and in the log. */
export const mailingVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: { mailing: mailingLabels, 'mail-block': mailBlockLabels, 'mail-template': templateLabels },
});
