import type { ReportRow } from '@courtyard/contract/banking/report/report';
import type { cashActivities } from '@courtyard/contract/banking/report/report.values';
import type { Account } from '../../../../ledger';

export type CashActivity = (typeof cashActivities)[number];

type Classified = Pick<Account, 'type' | 'purpose' | 'control' | 'fundId'>;

/** On which funds owe each other. */
export const isInterfund = ({ purpose }: Pick<Account, 'purpose'>): boolean =>
  purpose === 'due-from' || purpose === 'due-to';

/**
 * What an account is to the statement of cash flows. Cash is what the balance of banks and undeposited funds is. What funds lend and give
 * each other is financing; an asset that a fund has of its own, as a certificate of deposit, is an investment; all else is operating.
 */
function activityOf({ type, purpose, control, fundId }: Classified): CashActivity {
  if (purpose === 'bank' || purpose === 'undeposited') return 'cash';
  if (type === 'transfer' || type === 'fund-balance') return 'financing';
  if (isInterfund({ purpose })) return 'financing';
  return type === 'asset' && purpose === null && control === 'none' && fundId !== null
    ? 'investing'
    : 'operating';
}

/** By the ids of the accounts. */
export const activitiesOf = (chart: readonly Account[]): ReadonlyMap<string, CashActivity> =>
  new Map(chart.map((account) => [account.id, activityOf(account)]));

/** Whether an account is one of those that are asked for together. */
export const isOfGroup = (account: Classified, group: NonNullable<ReportRow['group']>): boolean =>
  group === 'interfund' ? isInterfund(account) : activityOf(account) === group;
