import { wordsFrom } from '../../../../wire/fields/words';
import en from './statement-run.en.json';
import es from './statement-run.es.json';

export const statementRunWords = wordsFrom(en, es);
