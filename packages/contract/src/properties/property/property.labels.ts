import { labelsFrom } from '../../wire/fields/labels';
import { propertyValueLabels } from './property-value.labels';
import en from './property.en.json';
import es from './property.es.json';

export const propertyLabels = { ...labelsFrom(en, es), ...propertyValueLabels };
