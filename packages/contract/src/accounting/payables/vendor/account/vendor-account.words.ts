import { entryKindWords } from '../../../../bookkeeping/account/entry-kind.words';
import { wordsFrom } from '../../../../wire/fields/words';
import en from './vendor-account.en.json';
import es from './vendor-account.es.json';

/** Of what moved on the account of a vendor. */
export const vendorStatementWords = wordsFrom(en, es, { date: entryKindWords });
