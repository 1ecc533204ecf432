import { pollRuleWords } from '@courtyard/contract/communications/poll/poll-rule.words';
import { wordsIn } from '@courtyard/contract/fields/words';
import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './poll.sentences.es.json';

/** What the calls of polls tell people, in Spanish by the English. */
export const pollSentences: Sentences = { ...es, ...wordsIn(pollRuleWords, 'es') };
