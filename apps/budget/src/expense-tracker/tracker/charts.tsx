import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { BarChart } from '@courtyard/ui/charts';
import { expensePaths } from '../expense-paths';
import { trackerMessages } from './tracker.messages';

interface ChartProps {
  tracker: ExpenseTracker;
  fundId: string | undefined;
  height: number;
}

function useMoney() {
  const formats = useFormats();
  const { currency } = useCommunity();
  return {
    format: (amountMinor: number) => formats.money(amountMinor, currency),
    formatTick: (amountMinor: number) => formats.moneyShort(amountMinor, currency),
  };
}

/** What was spent in each month; a bar opens its entries. */
export function MonthsChart({ tracker: { months, basis }, fundId, height }: ChartProps) {
  const t = useMessages(trackerMessages);
  const formats = useFormats();
  return (
    <BarChart
      title={t('months')}
      height={height}
      categories={months.map(({ from }) => formats.month(from))}
      categoryLabel={t('month')}
      series={[{ name: t('spent'), values: months.map(({ amountMinor }) => amountMinor) }]}
      against={{ period: 'month' }}
      {...useMoney()}
      linkOf={({ category }) => {
        const period = months[category];
        return period && expensePaths.entries({ period, basis, fundId });
      }}
    />
  );
}

const maxBars = 6;

/** The largest categories or vendors beside the period before; a bar opens its entries. */
export function LargestChart({ tracker, fundId, height, of }: ChartProps & { of: 'categories' | 'vendors' }) {
  const t = useMessages(trackerMessages);
  const { basis, before } = tracker;
  const bars =
    of === 'categories'
      ? tracker.categories.map((row) => ({
          ...row,
          name: row.account.name,
          asked: { accountId: row.account.id },
        }))
      : tracker.vendors.flatMap((row) =>
          row.vendor === null ? [] : [{ ...row, name: row.vendor.name, asked: { vendorId: row.vendor.id } }],
        );
  const shown = bars.slice(0, maxBars);
  return (
    <BarChart
      title={t(of === 'categories' ? 'topCategories' : 'topVendors')}
      height={height}
      categories={shown.map(({ name }) => name)}
      categoryLabel={t('name')}
      series={[
        { name: t('spent'), values: shown.map(({ amountMinor }) => amountMinor) },
        { name: t('before'), values: shown.map(({ beforeMinor }) => beforeMinor) },
      ]}
      {...useMoney()}
      linkOf={({ category, series }) => {
        const bar = shown[category];
        const period = series === 0 ? { from: tracker.from, to: tracker.to } : before;
        return bar && expensePaths.entries({ period, basis, fundId, ...bar.asked });
      }}
    />
  );
}
