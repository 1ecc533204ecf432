import { labelsFrom } from '../../wire/fields/labels';
import { categoryLabels } from '../asset/category.labels';
import en from './reserve-component.en.json';
import es from './reserve-component.es.json';

export const reserveComponentLabels = labelsFrom(en, es, { name: categoryLabels });
