import { labelsFrom } from '../../../wire/fields/labels';
import en from './sale.en.json';
import es from './sale.es.json';

export const saleLabels = labelsFrom(en, es);
