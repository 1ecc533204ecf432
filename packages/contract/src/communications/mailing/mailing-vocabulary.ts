import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { mailBlockWords, mailingWords, templateWords } from './mailing.words';
import en from './mailing-history.en.json';
import es from './mailing-history.es.json';

/** What e-mail notifications are called in histories and in the log. */
export const mailingVocabulary: HistoryVocabulary = historyFrom(en, es, {
  things: { mailing: mailingWords, 'mail-block': mailBlockWords, 'mail-template': templateWords },
});
