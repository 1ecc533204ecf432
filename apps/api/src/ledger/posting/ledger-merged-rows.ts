import type { MergedRows } from '../../platform/tenancy/profile/merging/merged-rows';

const posted = { stays: 'what is posted never changes, and says by name who posted it' };

/** What becomes of the ledger's rows when two records of one person are merged. The section of the books declares it. */
export const ledgerMergedRows: readonly MergedRows[] = [
  {
    table: 'journal_entry',
    column: 'posted_by',
    fate: posted,
    words: { en: 'Journal entries', es: 'Asientos contables' },
  },
  { table: 'journal_entry', column: 'approved_by', fate: posted },
  { table: 'period_act', column: 'acted_by', fate: posted },
];
