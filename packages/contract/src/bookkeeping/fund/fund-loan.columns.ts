import { defineColumns } from '../../wire/fields/columns';
import type { FundLoan, FundLoanPart } from './fund-loan';
import { fundLoanLabels } from './fund-loan.labels';

/** A part with what a file tells of its loan. */
export interface FundLoanRow extends FundLoanPart, Pick<FundLoan, 'borrower' | 'lender'> {
  /** Of this part alone. */
  repayBy: string | null;
}

/** What funds owe each other as a file, a row for each part that is not repaid. */
export const fundLoanColumns = defineColumns<FundLoanRow>()(fundLoanLabels, [
  { field: 'borrower', kind: 'text', of: ({ borrower }) => borrower?.code ?? null },
  { field: 'lender', kind: 'text', of: ({ lender }) => lender?.code ?? null },
  { field: 'date', kind: 'day' },
  { field: 'no', kind: 'serial' },
  { field: 'kind', kind: 'choice' },
  { field: 'memo', kind: 'text' },
  { field: 'lentMinor', kind: 'money' },
  { field: 'amountMinor', kind: 'money' },
  { field: 'repayBy', kind: 'day' },
]);
