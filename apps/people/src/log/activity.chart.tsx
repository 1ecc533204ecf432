import { useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { LogActivity } from '@courtyard/contract/people/log/log';
import { BarChart } from '@courtyard/ui/charts';
import { logPaths } from './log-paths';
import { logMessages } from './log.messages';
import { periodsOf } from './periods.rules';

/** Entries by day, or by month of a long stretch; each bar leads to its entries under the filters that are set. */
export function ActivityChart({ activity }: { activity: LogActivity }) {
  const t = useMessages(logMessages);
  const formats = useFormats();
  const [search] = useSearchParams();
  const periods = periodsOf(activity);
  const isByDay = activity.unit === 'day';
  const from = formats.day(activity.from);
  return (
    <BarChart
      title={t(isByDay ? 'byDay' : 'byMonth')}
      description={t('stretch', { from, to: formats.day(activity.to) })}
      height={260}
      categories={periods.map((period) => (isByDay ? formats.day(period.from) : formats.month(period.from)))}
      categoryLabel={t(isByDay ? 'day' : 'month')}
      series={[{ name: t('title'), values: periods.map(({ count }) => count) }]}
      format={(count) => t('entries', { count })}
      formatTick={formats.number}
      linkOf={({ category }) => {
        const period = periods[category];
        return period && logPaths.with(search.toString(), 'at', `${period.from}..${period.to}`);
      }}
    />
  );
}
