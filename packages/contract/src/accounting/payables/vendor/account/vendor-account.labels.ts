import { entryKindLabels } from '../../../../bookkeeping/account/entry-kind.labels';
import { labelsFrom } from '../../../../wire/fields/labels';
import en from './vendor-account.en.json';
import es from './vendor-account.es.json';

/** Of what moved on the account of a vendor. */
export const vendorStatementLabels = labelsFrom(en, es, { date: entryKindLabels });
