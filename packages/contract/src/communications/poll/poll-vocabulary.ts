import { labelsFrom } from '../../wire/fields/labels';
import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { pollLabels } from './poll.labels';
import recordEn from './record.en.json';
import recordEs from './record.es.json';
import letterEn from './letter.en.json';
import letterEs from './letter.es.json';
import pollHistoryEn from './poll-history.en.json';
import pollHistoryEs from './poll-history.es.json';

/** What only the history tells of. */
const recordLabels = labelsFrom(recordEn, recordEs);

const letterLabels = labelsFrom(letterEn, letterEs);

/** What polls are called in their histories. */
export const pollVocabulary: HistoryVocabulary = historyFrom(pollHistoryEn, pollHistoryEs, {
  records: { poll: { ...pollLabels, ...recordLabels, ...letterLabels } },
});
