import type { ReportRow } from '@courtyard/contract/banking/report/report';
import type { AccountType } from '../../../../ledger';

/** Of the definitions in this folder: raised when a row is made of other accounts than before. */
export const reportVersion = 1;

type Line = ReportRow['line'];

/** A row that is made of accounts: each of its own, or all of them in one sum. */
export interface DefinedRow {
  line: NonNullable<Line>;
  kind: 'heading' | 'accounts' | 'total';
  types: readonly AccountType[];
  sign: 1 | -1;
}

const heading = (line: DefinedRow['line']): DefinedRow => ({ line, kind: 'heading', types: [], sign: 1 });
const accounts = (line: DefinedRow['line'], type: AccountType, sign: 1 | -1): DefinedRow => ({
  line,
  kind: 'accounts',
  types: [type],
  sign,
});
const total = (line: DefinedRow['line'], types: readonly AccountType[], sign: 1 | -1): DefinedRow => ({
  line,
  kind: 'total',
  types,
  sign,
});

const results: readonly AccountType[] = ['income', 'expense', 'transfer'];

/** What was earned and is not closed to a fund balance yet stands in one row: until a year is closed, that is its net income. */
export const balanceRows: readonly DefinedRow[] = [
  heading('assets'),
  accounts('assets', 'asset', 1),
  total('total-assets', ['asset'], 1),
  heading('liabilities'),
  accounts('liabilities', 'liability', -1),
  total('total-liabilities', ['liability'], -1),
  heading('fund-balances'),
  accounts('fund-balances', 'fund-balance', -1),
  total('unclosed-income', results, -1),
  total('total-fund-balances', ['fund-balance', ...results], -1),
  total('total-liabilities-and-fund-balances', ['liability', 'fund-balance', ...results], -1),
];

export const profitRows: readonly DefinedRow[] = [
  heading('income'),
  accounts('income', 'income', -1),
  total('total-income', ['income'], -1),
  heading('expenses'),
  accounts('expenses', 'expense', 1),
  total('total-expenses', ['expense'], 1),
  total('operating-income', ['income', 'expense'], -1),
  heading('transfers'),
  accounts('transfers', 'transfer', -1),
  total('total-transfers', ['transfer'], -1),
  total('net-income', results, -1),
];
