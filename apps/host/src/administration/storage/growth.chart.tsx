import { useFormats, useMessages } from '@courtyard/common';
import type { StorageReport } from '@courtyard/contract';
import { fileSize } from '@courtyard/ui';
import { BarChart } from '@courtyard/ui/charts';
import { storageMessages } from './storage.messages';

/** What came in each month and is still there. */
export function GrowthChart({ months, height }: { months: StorageReport['byMonth']; height: number }) {
  const t = useMessages(storageMessages);
  const formats = useFormats();
  // In the unit in which the largest is told, so that the axis has round figures of it.
  const most = Math.max(1, ...months.map(({ bytes }) => bytes));
  const unit = 1024 ** Math.floor(Math.log2(most) / 10);
  const told = (value: number) => fileSize(value * unit);
  return (
    <BarChart
      title={t('growth')}
      description={t('growthText')}
      height={height}
      categories={months.map(({ month }) => formats.month(month))}
      categoryLabel={t('month')}
      series={[{ name: t('size'), values: months.map(({ bytes }) => bytes / unit) }]}
      format={told}
      formatTick={told}
    />
  );
}
