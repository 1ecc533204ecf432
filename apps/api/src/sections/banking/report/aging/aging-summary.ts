import type { AgingReport, AgingRow } from '@courtyard/contract/banking/report/aging';
import { agingListings } from '@courtyard/contract/banking/report/report.values';
import {
  type Account,
  accounts,
  type Aging,
  type ControlStanding,
  controlsAt,
  exactSum,
  type Fund,
  funds,
  factsOfReport,
  type ThroughEntry,
} from '../../../../ledger';
import { type ReadingContext, todayOf } from '../../../../platform/section/call-context';
import { mentionOf } from '../engine/period-columns';

const none: Aging = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 };

/** A listing in the side on which it grows: what owners owe by debits, all others by credits. */
function rowOf(
  listing: AgingRow['listing'],
  fund: Fund | null,
  { of, controlAccountId }: { of: readonly ControlStanding[]; controlAccountId: string | null },
): AgingRow {
  const sign = listing === 'receivable' ? 1 : -1;
  const sum = (read: (standing: ControlStanding) => number) => {
    const amount = exactSum(of.map(read));
    return amount === 0 ? 0 : sign * amount;
  };
  const aging = { ...none };
  for (const bucket of Object.keys(none) as (keyof Aging)[])
    aging[bucket] = sum((each) => each.aging[bucket]);
  return {
    listing,
    fund: fund && mentionOf(fund),
    controlAccountId,
    aging,
    itemsMinor: sum(({ itemsMinor }) => itemsMinor),
    controlMinor: sum(({ accountMinor }) => accountMinor),
    differenceMinor: sum(({ itemsMinor, accountMinor }) => itemsMinor - accountMinor),
  };
}

/** Each listing by fund, and its total last. */
export function agingRowsOf(
  standings: readonly ControlStanding[],
  all: readonly Fund[],
  chart: readonly Pick<Account, 'id' | 'control'>[],
): AgingRow[] {
  return agingListings.flatMap((listing) => {
    const its = standings.filter(
      ({ control, itemsMinor, accountMinor }) =>
        control === listing && (itemsMinor !== 0 || accountMinor !== 0),
    );
    if (its.length === 0) return [];
    const [first, second] = chart.filter(({ control }) => control === listing);
    const controlAccountId = second === undefined ? (first?.id ?? null) : null;
    const byFund = all.flatMap((fund) => {
      const of = its.filter(({ fundId }) => fundId === fund.id);
      return of.length === 0 ? [] : [rowOf(listing, fund, { of, controlAccountId })];
    });
    return [...byFund, rowOf(listing, null, { of: its, controlAccountId })];
  });
}

/** Open items by days past due at the end of a date, beside the balances of their control accounts. */
export async function agingSummary(
  context: ReadingContext,
  { at = todayOf(context), ...through }: ThroughEntry & { at?: string | undefined },
): Promise<AgingReport> {
  const { tx } = context;
  const rows = agingRowsOf(await controlsAt(tx, at, through), await funds(tx), await accounts(tx));
  return { ...(await factsOfReport(context, 'accrual', through)), at, rows };
}
