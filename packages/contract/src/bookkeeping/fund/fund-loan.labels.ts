import { labelsFrom } from '../../wire/fields/labels';
import { entryKindLabels } from '../account/entry-kind.labels';
import en from './fund-loan.en.json';
import es from './fund-loan.es.json';

export const fundLoanLabels = labelsFrom(en, es, { no: entryKindLabels });
