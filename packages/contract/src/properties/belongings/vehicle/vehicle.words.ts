import { wordsFrom } from '../../../wire/fields/words';
import en from './vehicle.en.json';
import es from './vehicle.es.json';

export const vehicleWords = wordsFrom(en, es);
