import type { Sentences } from '../../platform/http/language/sentence';
import { bankFileSentences } from '../bank-files/bank-files.messages';
import es from './ledger.sentences.es.json';

/** What the books tell people, in Spanish by English. A section that posts gives it with its own sentences. */
export const ledgerSentences: Sentences = { ...es, ...bankFileSentences };
