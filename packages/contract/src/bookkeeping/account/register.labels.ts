import { labelsFrom } from '../../wire/fields/labels';
import { entryKindLabels } from './entry-kind.labels';
import en from './register.en.json';
import es from './register.es.json';

export const registerLabels = labelsFrom(en, es, { no: entryKindLabels });
