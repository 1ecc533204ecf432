import { labelsFrom } from '../../wire/fields/labels';
import { accountLabels } from '../account/account.labels';
import en from './tax-test.en.json';
import es from './tax-test.es.json';

/** Of the tests of Form 1120-H. */
export const taxTestLabels = { ...accountLabels, ...labelsFrom(en, es) };
