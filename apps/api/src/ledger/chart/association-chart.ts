import type { Tx } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { type AccountInput, createAccount } from './accounts.sql';
import { createFund } from './funds.sql';

type TemplateAccount = Pick<AccountInput, 'code' | 'name' | 'type'> &
  Partial<Pick<AccountInput, 'control' | 'purpose' | 'taxTag' | 'isHeading'>> & {
    /** Code of the heading above. */
    below?: string;
    fund?: 'OP' | 'RES';
  };

const heading = (code: string, name: string, type: AccountInput['type']): TemplateAccount => ({
  code,
  name,
  type,
  isHeading: true,
});

/**
 * What an association begins with; everything can be renamed, added to, and archived while at zero. Its tags are what is usual (26 CFR
 * §1.528-6 and §1.528-9); what depends on the case (interest from owners, taxes, all that is "other") has none, so that somebody decides.
 */
const template: readonly TemplateAccount[] = [
  heading('1000', 'Assets', 'asset'),
  { code: '1010', name: 'Operating checking', type: 'asset', purpose: 'bank', fund: 'OP', below: '1000' },
  { code: '1020', name: 'Reserve savings', type: 'asset', purpose: 'bank', fund: 'RES', below: '1000' },
  { code: '1090', name: 'Undeposited funds', type: 'asset', purpose: 'undeposited', below: '1000' },
  { code: '1200', name: 'Owners receivable', type: 'asset', control: 'receivable', below: '1000' },
  { code: '1290', name: 'Allowance for doubtful accounts', type: 'asset', below: '1000' },
  { code: '1300', name: 'Prepaid expenses', type: 'asset', below: '1000' },
  { code: '1800', name: 'Due from other funds', type: 'asset', purpose: 'due-from', below: '1000' },
  heading('2000', 'Liabilities', 'liability'),
  { code: '2010', name: 'Accounts payable', type: 'liability', control: 'payable', below: '2000' },
  { code: '2100', name: 'Accrued expenses', type: 'liability', below: '2000' },
  { code: '2200', name: 'Prepaid by owners', type: 'liability', control: 'owner-credit', below: '2000' },
  { code: '2300', name: 'Refundable deposits', type: 'liability', control: 'deposit', below: '2000' },
  { code: '2400', name: 'Contract liability (reserve assessments)', type: 'liability', below: '2000' },
  { code: '2800', name: 'Due to other funds', type: 'liability', purpose: 'due-to', below: '2000' },
  heading('3000', 'Fund balances', 'fund-balance'),
  { code: '3010', name: 'Fund balance', type: 'fund-balance', purpose: 'closing', below: '3000' },
  heading('4000', 'Income', 'income'),
  { code: '4010', name: 'Regular assessments', type: 'income', taxTag: 'exempt-function', below: '4000' },
  { code: '4020', name: 'Special assessments', type: 'income', taxTag: 'exempt-function', below: '4000' },
  { code: '4030', name: 'Reserve assessments', type: 'income', taxTag: 'exempt-function', below: '4000' },
  { code: '4100', name: 'Late fees', type: 'income', taxTag: 'exempt-function', below: '4000' },
  { code: '4110', name: 'Interest from owners', type: 'income', below: '4000' },
  { code: '4120', name: 'Fines', type: 'income', taxTag: 'exempt-function', below: '4000' },
  {
    code: '4130',
    name: 'Collection and attorney fees recovered',
    type: 'income',
    taxTag: 'exempt-function',
    below: '4000',
  },
  { code: '4200', name: 'Amenity fees', type: 'income', taxTag: 'non-exempt', below: '4000' },
  { code: '4300', name: 'Bank interest', type: 'income', taxTag: 'non-exempt', below: '4000' },
  {
    code: '4800',
    name: 'Unapplied receipts (cash basis)',
    type: 'income',
    purpose: 'unapplied',
    taxTag: 'exempt-function',
    below: '4000',
  },
  { code: '4900', name: 'Other income', type: 'income', below: '4000' },
  heading('5000', 'Expenses', 'expense'),
  { code: '5010', name: 'Management', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5020', name: 'Legal', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5030', name: 'Accounting and audit', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5040', name: 'Insurance', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5050', name: 'Office and postage', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5060', name: 'Bank charges', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5100', name: 'Electricity', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5110', name: 'Water and sewer', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5120', name: 'Waste', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5200', name: 'Landscaping', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5210', name: 'Pool', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5220', name: 'Repairs and maintenance', type: 'expense', taxTag: 'property', below: '5000' },
  { code: '5300', name: 'Taxes', type: 'expense', below: '5000' },
  { code: '5400', name: 'Bad debts', type: 'expense', taxTag: 'not-spent', below: '5000' },
  { code: '5900', name: 'Other expenses', type: 'expense', below: '5000' },
  { code: '6010', name: 'Reserve projects', type: 'expense', taxTag: 'property', below: '5000' },
  heading('7000', 'Transfers', 'transfer'),
  { code: '7010', name: 'Contribution to reserves', type: 'transfer', below: '7000' },
];

/** Ids by code. */
export interface AssociationChart {
  funds: Readonly<Record<string, string>>;
  accounts: Readonly<Record<string, string>>;
}

/** Gives a community without a chart the one that an association begins with: an operating fund, a reserve fund, and accounts. Throws a Problem, 409, where there is one. */
export async function createAssociationChart(tx: Tx, tenantId: string): Promise<AssociationChart> {
  const some = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (some) throw conflict('chart-there', 'The community already has a chart of accounts.');
  const funds: Record<string, string> = {
    OP: await createFund(tx, tenantId, { code: 'OP', name: 'Operating', kind: 'operating' }),
    RES: await createFund(tx, tenantId, { code: 'RES', name: 'Reserve', kind: 'reserve' }),
  };
  const ids: Record<string, string> = {};
  for (const { below, fund, ...given } of template) {
    ids[given.code] = await createAccount(tx, tenantId, {
      control: 'none',
      purpose: null,
      taxTag: null,
      isHeading: false,
      ...given,
      parentId: (below !== undefined && ids[below]) || null,
      fundId: (fund !== undefined && funds[fund]) || null,
    });
  }
  return { funds, accounts: ids };
}
