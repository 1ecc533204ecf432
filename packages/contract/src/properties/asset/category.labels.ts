import { labelsFrom } from '../../wire/fields/labels';
import en from './category.en.json';
import es from './category.es.json';

/** Building systems and grounds: of assets and of reserve components. */
export const categoryLabels = labelsFrom(en, es);
