import type { DelinquencyReport, DelinquentAccount } from '@courtyard/contract/banking/report/delinquency';
import { exact, factsOfReport } from '../../../../ledger';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { delinquentAccounts } from '../../../accounting';
import { agingSummary } from './aging-summary';

type Totals = DelinquencyReport['totals'];

const summed = [
  'to30Minor',
  'to60Minor',
  'to90Minor',
  'over90Minor',
  'pastDueMinor',
  'feesMinor',
  'creditMinor',
] as const satisfies readonly (keyof Totals)[];

const totalsOf = (rows: readonly DelinquentAccount[]): Totals => {
  const totals: Totals = {
    to30Minor: 0,
    to60Minor: 0,
    to90Minor: 0,
    over90Minor: 0,
    pastDueMinor: 0,
    feesMinor: 0,
    creditMinor: 0,
  };
  for (const row of rows) for (const field of summed) totals[field] = exact(totals[field] + row[field]);
  return totals;
};

/** Units with charges past due at the end of a date, beside what the aging summary has past due. */
export async function delinquency(
  context: ReadingContext,
  { at = todayOf(context) }: { at?: string | undefined },
): Promise<DelinquencyReport> {
  const rows = (await delinquentAccounts(context, at)).map((account): DelinquentAccount => {
    const { id, property, owners, ownership, held, dueSince, feesMinor, creditMinor, lastPayment } = account;
    const { to30Minor, to60Minor, to90Minor, over90Minor } = account;
    const pastDueMinor = to30Minor + to60Minor + to90Minor + over90Minor;
    return {
      id,
      property,
      owners,
      ownership,
      held,
      dueSince,
      to30Minor,
      to60Minor,
      to90Minor,
      over90Minor,
      pastDueMinor,
      feesMinor,
      creditMinor,
      lastPayment,
    };
  });
  const aging = await agingSummary(context, { at });
  const receivable = aging.rows.find(({ listing, fund }) => listing === 'receivable' && fund === null);
  const { to30 = 0, to60 = 0, to90 = 0, over90 = 0 } = receivable?.aging ?? {};
  return {
    ...(await factsOfReport(context, 'accrual')),
    at,
    rows,
    totals: totalsOf(rows),
    agingMinor: to30 + to60 + to90 + over90,
  };
}
