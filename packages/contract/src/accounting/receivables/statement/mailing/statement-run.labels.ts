import { labelsFrom } from '../../../../wire/fields/labels';
import en from './statement-run.en.json';
import es from './statement-run.es.json';

export const statementRunLabels = labelsFrom(en, es);
