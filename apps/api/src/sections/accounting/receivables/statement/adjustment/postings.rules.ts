import type { AdjustmentPreview } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import type { NewEntry } from '../../../../../ledger';
import type { OwnerChart } from '../../owner-account/owner-chart';

/** What an entry debits and credits, by account and fund, as it is shown before it is posted. */
export function postingsOf(
  chart: OwnerChart,
  { lines }: Pick<NewEntry, 'lines'>,
): AdjustmentPreview['postings'] {
  const sums = new Map<string, AdjustmentPreview['postings'][number]>();
  for (const { accountId, fundId, amountMinor } of lines) {
    const key = `${accountId} ${fundId}`;
    const account = chart.account(accountId);
    const before = sums.get(key);
    sums.set(key, {
      account: { id: accountId, name: account ? `${account.code} ${account.name}` : '' },
      fund: { id: fundId, name: chart.fund(fundId)?.name ?? '' },
      amountMinor: (before?.amountMinor ?? 0) + amountMinor,
    });
  }
  return [...sums.values()].filter(({ amountMinor }) => amountMinor !== 0);
}
