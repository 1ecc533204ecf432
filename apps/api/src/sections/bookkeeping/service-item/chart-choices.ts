import type {
  ServiceItemChoices,
  ServiceItemInput,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import { accounts, funds } from '../../../ledger';
import type { Text } from '../../../platform/http/language/sentence';
import { invalid } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { accountProblem, fundProblem, takesLines } from './service-item.rules';

/** Throws a `validation` problem, with what is wrong at each field, unless the chart has what a service item names. */
export async function requireInChart(
  { tx }: Pick<ReadContext, 'tx'>,
  { fundId, incomeAccountId, expenseAccountId }: ServiceItemInput,
): Promise<void> {
  const chart = new Map((await accounts(tx)).map((account) => [account.id, account]));
  const fund = fundId === null ? null : (await funds(tx)).find(({ id }) => id === fundId);
  const wrong: [string, Text | undefined][] = [
    ['fundId', fund === null ? undefined : fundProblem(fund)],
    [
      'incomeAccountId',
      incomeAccountId === null
        ? undefined
        : accountProblem(chart.get(incomeAccountId), 'income', fund ?? null),
    ],
    [
      'expenseAccountId',
      expenseAccountId === null
        ? undefined
        : accountProblem(chart.get(expenseAccountId), 'expense', fund ?? null),
    ],
  ];
  const problems = wrong.flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** What of the chart a service item can have. */
export async function serviceItemChoices({ tx }: ReadContext): Promise<ServiceItemChoices> {
  return {
    funds: (await funds(tx))
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, code, name }) => ({ id, code, name })),
    accounts: (await accounts(tx))
      .filter(takesLines)
      .map(({ id, code, name, type, fundId }) => ({ id, code, name, type, fundId })),
  };
}
