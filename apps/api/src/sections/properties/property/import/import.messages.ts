import type { Sentences } from '../../../../platform/http/language/sentence';
import es from './import.sentences.es.json';

/** What an import tells people of their file, in Spanish by English. */
export const importSentences: Sentences = es;
