import { pollRuleLabels } from '@courtyard/contract/communications/poll/poll-rule.labels';
import { labelsIn } from '@courtyard/contract/fields/labels';
import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './poll.sentences.es.json';

/** What the calls of polls tell people, in Spanish by the English. */
export const pollSentences: Sentences = { ...es, ...labelsIn(pollRuleLabels, 'es') };
