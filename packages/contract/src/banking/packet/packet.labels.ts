import { labelsFrom } from '../../wire/fields/labels';
import en from './packet.en.json';
import es from './packet.es.json';

/** What board packets and their parts are called. */
export const packetLabels = labelsFrom(en, es);
