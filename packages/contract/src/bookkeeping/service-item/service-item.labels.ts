import { labelsFrom } from '../../wire/fields/labels';
import { chargeLabels } from '../charge/charge.labels';
import en from './service-item.en.json';
import es from './service-item.es.json';

export const serviceItemLabels = labelsFrom(en, es, { incomeAccount: chargeLabels });
