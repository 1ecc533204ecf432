import type { ReportRow } from '@courtyard/contract/banking/report/report';
import type { AccountType } from '../../../../ledger';

/** Of the definitions in this folder: raised when a row is made of other accounts than before. */
export const reportVersion = 1;

type Line = NonNullable<ReportRow['line']>;

/** A row that is made of accounts: each of its own, or all of them in one sum. */
export interface DefinedRow {
  line: Line;
  kind: 'heading' | 'accounts' | 'total';
  /** Empty: of all types. */
  types: readonly AccountType[];
  sign: 1 | -1;
  group: ReportRow['group'];
  dates: ReportRow['dates'];
}

type More = Partial<Pick<DefinedRow, 'group' | 'dates'>>;
const anyTime = { group: null, dates: 'column' } as const;

export const heading = (line: Line): DefinedRow => ({
  line,
  kind: 'heading',
  types: [],
  sign: 1,
  ...anyTime,
});
export const accounts = (
  line: Line,
  types: readonly AccountType[],
  sign: 1 | -1,
  more: More = {},
): DefinedRow => ({ line, kind: 'accounts', types, sign, ...anyTime, ...more });
export const total = (
  line: Line,
  types: readonly AccountType[],
  sign: 1 | -1,
  more: More = {},
): DefinedRow => ({ line, kind: 'total', types, sign, ...anyTime, ...more });

export const results: readonly AccountType[] = ['income', 'expense', 'transfer'];

/** What was earned and is not closed to a fund balance yet stands in one row: until a year is closed, that is its net income. */
export const balanceRows: readonly DefinedRow[] = [
  heading('assets'),
  accounts('assets', ['asset'], 1),
  total('total-assets', ['asset'], 1),
  heading('liabilities'),
  accounts('liabilities', ['liability'], -1),
  total('total-liabilities', ['liability'], -1),
  heading('fund-balances'),
  accounts('fund-balances', ['fund-balance'], -1),
  total('unclosed-income', results, -1),
  total('total-fund-balances', ['fund-balance', ...results], -1),
  total('total-liabilities-and-fund-balances', ['liability', 'fund-balance', ...results], -1),
];

export const profitRows: readonly DefinedRow[] = [
  heading('income'),
  accounts('income', ['income'], -1),
  total('total-income', ['income'], -1),
  heading('expenses'),
  accounts('expenses', ['expense'], 1),
  total('total-expenses', ['expense'], 1),
  total('operating-income', ['income', 'expense'], -1),
  heading('transfers'),
  accounts('transfers', ['transfer'], -1),
  total('total-transfers', ['transfer'], -1),
  total('net-income', results, -1),
];

export const trialBalanceRows: readonly DefinedRow[] = [accounts('total', [], 1), total('total', [], 1)];

/** Everything that a balance sheet has as fund balances: what is closed to them, and results that are not yet. */
export const ownFunds: readonly AccountType[] = ['fund-balance', ...results];

/** Without the entries that close a year, which move nothing into or out of a fund. */
export const fundBalanceRows: readonly DefinedRow[] = [
  total('opening-fund-balances', ownFunds, -1, { dates: 'opening' }),
  total('total-income', ['income'], -1),
  total('total-expenses', ['expense'], 1),
  total('operating-income', ['income', 'expense'], -1),
  heading('transfers'),
  accounts('transfers', ['transfer'], -1),
  total('total-transfers', ['transfer'], -1),
  total('other-changes', ['fund-balance'], -1),
  total('closing-fund-balances', ownFunds, -1, { dates: 'closing' }),
];

const cash = { group: 'cash' } as const;
const operating = { group: 'operating' } as const;
const investing = { group: 'investing' } as const;
const financing = { group: 'financing' } as const;

/** What ends both methods: the activities, and the cash that they lead from and to. What is not cash moves it the other way. */
const afterOperating: readonly DefinedRow[] = [
  total('net-cash-operating', [], -1, operating),
  heading('investing-activities'),
  accounts('investing-activities', [], -1, investing),
  total('net-cash-investing', [], -1, investing),
  heading('financing-activities'),
  accounts('financing-activities', [], -1, financing),
  total('net-cash-financing', [], -1, financing),
  total('net-change-in-cash', [], 1, cash),
  total('opening-cash', [], 1, { ...cash, dates: 'opening' }),
  total('closing-cash', [], 1, { ...cash, dates: 'closing' }),
];

/** The result of the period, and by how much what is owed to and by the association changed in it. */
export const indirectRows: readonly DefinedRow[] = [
  heading('operating-activities'),
  total('operating-income', ['income', 'expense'], -1, operating),
  accounts('operating-activities', ['asset', 'liability'], -1, operating),
  ...afterOperating,
];

/** In cash basis: what was received and paid, by what it was for. */
export const directRows: readonly DefinedRow[] = [
  heading('operating-activities'),
  accounts('operating-activities', [], -1, operating),
  ...afterOperating,
];

const between = { group: 'interfund' } as const;

/** What a fund is owed by others, above zero, and owes them, below it; who owes it follows. */
export const interfundRows: readonly DefinedRow[] = [
  accounts('net-interfund', [], 1, between),
  total('net-interfund', [], 1, between),
];
