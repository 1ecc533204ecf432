import { entryKindWords } from '../../bookkeeping/account/entry-kind.words';
import { wordsFrom } from '../../wire/fields/words';
import en from './journal-entry.en.json';
import es from './journal-entry.es.json';

export const journalEntryWords = wordsFrom(en, es, { date: entryKindWords });
