import { wordsFrom } from '../../../../wire/fields/words';
import { vendorWords } from '../vendor.words';
import en from './tax-register.en.json';
import es from './tax-register.es.json';

/** Of what goes on the 1099s of a year. */
export const taxRegisterWords = { ...vendorWords, ...wordsFrom(en, es) };
