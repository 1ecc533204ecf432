import { useFormats, useMessages } from '@courtyard/common';
import { BarChart } from '@courtyard/ui/charts';
import type { WeekCount } from './activity.rules';
import { cardMessages } from './cards.messages';

export function ActivityChart({ counts }: { counts: readonly WeekCount[] }) {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  const isWaiting = counts.some(({ requested }) => requested > 0);
  return (
    <BarChart
      title={t('activityByWeek')}
      level={3}
      height={176}
      categories={counts.map(({ week }) => formats.day(week))}
      categoryLabel={t('week')}
      series={[
        { name: t('confirmed'), values: counts.map(({ confirmed }) => confirmed) },
        ...(isWaiting ? [{ name: t('requested'), values: counts.map(({ requested }) => requested) }] : []),
      ]}
      format={(count) => t('bookings', { count })}
      formatTick={(count) => formats.number(count)}
    />
  );
}
