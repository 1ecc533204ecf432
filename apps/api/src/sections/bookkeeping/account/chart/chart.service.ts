import type { Account, Basis, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { changeOf } from '../../../../platform/audit/audit';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { createAssociationChart, funds } from '../../../../ledger';
import { factsOfFund } from '../../fund/fund.service';
import { factsOfAccount } from '../account-facts';
import { accountsAt } from '../account.sql';

/** The whole chart with what each account stood at, at the end of a day. */
export async function readChart(
  context: ReadContext,
  { at = todayOf(context), basis }: { at?: string | undefined; basis: Basis },
): Promise<Chart> {
  const { tx } = context;
  return { at, basis, funds: await funds(tx), accounts: await accountsAt(tx, { at, basis }) };
}

/** Begins with the funds and accounts of an association. Throws a Problem, 409, where there is a chart. */
export async function startChart(context: CallContext): Promise<Chart> {
  await createAssociationChart(context.tx, context.tenant.id);
  const chart = await readChart(context, { basis: 'accrual' });
  const auditValues = (account: Account) => factsOfAccount(account, chart);
  await recordChange(context, [
    ...chart.funds.map((fund) => changeOf('fund.create', { fund: fund.id }, {}, factsOfFund(fund))),
    ...chart.accounts.map((account) =>
      changeOf('account.create', { account: account.id }, {}, auditValues(account)),
    ),
  ]);
  return chart;
}
