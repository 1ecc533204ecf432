import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { MergedRows } from '../../platform/tenancy/profile/merging/merged-rows';
import en from './ledger-merged-rows.en.json';
import es from './ledger-merged-rows.es.json';

const posted = { stays: 'what is posted never changes, and says by name who posted it' };

/** What becomes of the ledger's rows when two records of one person are merged. The section of the books declares it. */
export const ledgerMergedRows: readonly MergedRows[] = [
  {
    table: 'journal_entry',
    column: 'posted_by',
    fate: posted,
    label: labelsFrom(en, es).entries,
  },
  { table: 'journal_entry', column: 'approved_by', fate: posted },
  { table: 'period_action', column: 'acted_by', fate: posted },
];
