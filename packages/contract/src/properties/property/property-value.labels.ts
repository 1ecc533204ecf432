import { labelsFrom } from '../../wire/fields/labels';
import en from './property-value.en.json';
import es from './property-value.es.json';

/** Values of a property's fields alone: the dashboard's cards need no more, and load no more. */
export const propertyValueLabels = labelsFrom(en, es);
