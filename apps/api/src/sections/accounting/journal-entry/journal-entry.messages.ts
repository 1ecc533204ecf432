import type { Sentences } from '../../../platform/http/language/sentence';
import es from './journal-entry.sentences.es.json';

/** What the journal tells people, in Spanish by English; what the books themselves say is the ledger's. */
export const journalEntrySentences: Sentences = es;
