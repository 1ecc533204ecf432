import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { AgingRow } from '@courtyard/contract/banking/report/aging';
import type { ExecutiveSummary } from '@courtyard/contract/banking/report/summary';
import { BarChart } from '@courtyard/ui/charts';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { summaryMessages } from './summary.messages';

const buckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

function useMoney() {
  const formats = useFormats();
  const { currency } = useCommunity();
  return {
    format: (amountMinor: number) => formats.money(amountMinor, currency),
    formatTick: (amountMinor: number) => formats.moneyShort(amountMinor, currency),
  };
}

/** Income and expenses of twelve months; a bar leads to the profit and loss of its month. */
export function MonthsChart({ summary, height }: { summary: ExecutiveSummary; height: number }) {
  const t = useMessages(summaryMessages);
  const formats = useFormats();
  const { months, basis } = summary;
  return (
    <BarChart
      title={t('months')}
      description={t('monthsText')}
      height={height}
      categories={months.map(({ from }) => formats.month(from))}
      categoryLabel={t('month')}
      series={[
        { name: t('income'), values: months.map(({ incomeMinor }) => incomeMinor) },
        { name: t('expenses'), values: months.map(({ expenseMinor }) => expenseMinor) },
      ]}
      {...useMoney()}
      linkOf={({ category }) => {
        const month = months[category];
        return month && reportPaths.profitOf({ from: month.from, to: month.to, basis });
      }}
    />
  );
}

/** Open items of a listing by days past due. */
export function AgingChart({ row, at, height }: { row: AgingRow; at: string; height: number }) {
  const t = useMessages(summaryMessages);
  const tReport = useMessages(reportMessages);
  return (
    <BarChart
      title={t('byAge', { listing: tReport(`listing.${row.listing}`) })}
      height={height}
      categories={buckets.map((bucket) => tReport(`bucket.${bucket}`))}
      categoryLabel={t('bucket')}
      series={[{ name: t('amount'), values: buckets.map((bucket) => row.aging[bucket]) }]}
      {...useMoney()}
      linkOf={() => reportPaths.agingAt(at)}
    />
  );
}
