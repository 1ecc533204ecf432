import { wordsFrom } from '../../wire/fields/words';
import { accountWords } from '../account/account.words';
import en from './tax-test.en.json';
import es from './tax-test.es.json';

/** Of the tests of Form 1120-H. */
export const taxTestWords = { ...accountWords, ...wordsFrom(en, es) };
