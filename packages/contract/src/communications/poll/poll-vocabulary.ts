import { wordsFrom } from '../../wire/fields/words';
import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { pollWords } from './poll.words';
import recordEn from './record.en.json';
import recordEs from './record.es.json';
import letterEn from './letter.en.json';
import letterEs from './letter.es.json';
import pollHistoryEn from './poll-history.en.json';
import pollHistoryEs from './poll-history.es.json';

/** What only the history tells of. */
const recordWords = wordsFrom(recordEn, recordEs);

const letterWords = wordsFrom(letterEn, letterEs);

/** What polls are called in their histories. */
export const pollVocabulary: HistoryVocabulary = historyFrom(pollHistoryEn, pollHistoryEs, {
  things: { poll: { ...pollWords, ...recordWords, ...letterWords } },
});
