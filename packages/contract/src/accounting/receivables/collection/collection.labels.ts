import { labelsFrom } from '../../../wire/fields/labels';
import en from './collection.en.json';
import es from './collection.es.json';

export const collectionLabels = labelsFrom(en, es);
