import { wordsFrom } from '../../wire/fields/words';
import { propertyValueWords } from './property-value.words';
import en from './property.en.json';
import es from './property.es.json';

export const propertyWords = { ...wordsFrom(en, es), ...propertyValueWords };
