import { wordsFrom } from '../../wire/fields/words';
import { categoryWords, reserveComponentWord } from '../asset/category.words';
import en from './reserve-component.en.json';
import es from './reserve-component.es.json';

export const reserveComponentWords = {
  reserveComponent: reserveComponentWord,
  ...wordsFrom(en, es, { name: categoryWords }),
};
