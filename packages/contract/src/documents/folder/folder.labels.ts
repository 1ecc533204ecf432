import { labelsFrom } from '../../wire/fields/labels';
import en from './folder.en.json';
import es from './folder.es.json';

export const folderLabels = labelsFrom(en, es);
