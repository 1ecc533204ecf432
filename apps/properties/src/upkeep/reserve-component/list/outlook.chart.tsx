import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ReserveOutlook } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { BarChart } from '@courtyard/ui/charts';
import { reserveComponentPaths } from '../reserve-component-paths';
import { listMessages } from './list.messages';

/** Replacements by calendar year; each leads to what is replaced then. */
export function OutlookChart({ outlook }: { outlook: ReserveOutlook }) {
  const t = useMessages(listMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return (
    <BarChart
      title={t('chart')}
      description={t('chartText')}
      height={220}
      categories={outlook.years.map(({ year }) => String(year))}
      categoryLabel={t('year')}
      series={[{ name: t('amount'), values: outlook.years.map(({ amountMinor }) => amountMinor) }]}
      format={(amountMinor) => formats.money(amountMinor, currency)}
      against={{ period: 'year' }}
      linkOf={({ category }) => `${reserveComponentPaths.list}?inYear=${outlook.years[category]?.year}`}
      formatTick={(amountMinor) => formats.moneyShort(amountMinor, currency)}
    />
  );
}
