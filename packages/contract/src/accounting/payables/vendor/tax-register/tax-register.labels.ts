import { labelsFrom } from '../../../../wire/fields/labels';
import { vendorLabels } from '../vendor.labels';
import en from './tax-register.en.json';
import es from './tax-register.es.json';

/** Of what goes on the 1099s of a year. */
export const taxRegisterLabels = { ...vendorLabels, ...labelsFrom(en, es) };
