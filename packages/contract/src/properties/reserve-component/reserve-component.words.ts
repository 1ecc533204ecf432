import { wordsFrom } from '../../wire/fields/words';
import { categoryWords } from '../asset/category.words';
import en from './reserve-component.en.json';
import es from './reserve-component.es.json';

export const reserveComponentWords = wordsFrom(en, es, { name: categoryWords });
