import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { addDays, startOfWeek } from '@courtyard/contract/days';
import { BarChart, useAgainstBefore } from '@courtyard/ui/charts';
import type { WeekCount } from './activity.rules';
import { areaPaths } from '../../common-area/area-paths';
import { cardMessages } from './cards.messages';

/** What a bar counts: one that is offered from the waitlist waits as well. */
const statuses = [['confirmed'], ['requested', 'offered']] as const;

/** The bookings of a bar as a list. */
function listOf(week: string, series: number): string {
  const filters = [
    ['days', `${week}..${addDays(week, 6)}`],
    ...(statuses[series] ?? []).map((status) => ['status', status]),
    ['sort', 'startsAt'],
  ];
  return `${areaPaths.reservations}?${new URLSearchParams(filters).toString()}`;
}

/** Bookings by week; each bar leads to its bookings. */
export function ActivityChart({ counts }: { counts: readonly WeekCount[] }) {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  const isWaiting = counts.some(({ requested }) => requested > 0);
  return (
    <BarChart
      title={t('activityByWeek')}
      description={useThisWeek(counts)}
      level={3}
      height={176}
      categories={counts.map(({ week }) => formats.day(week))}
      categoryLabel={t('week')}
      series={[
        { name: t('confirmed'), values: counts.map(({ confirmed }) => confirmed) },
        ...(isWaiting ? [{ name: t('requested'), values: counts.map(({ requested }) => requested) }] : []),
      ]}
      format={(count) => t('bookings', { count })}
      against={{ period: 'week', format: formats.number }}
      linkOf={({ category, series }) => listOf(counts[category]?.week ?? '', series)}
      formatTick={(count) => formats.number(count)}
    />
  );
}

/** How many there are this week, against the one before. */
function useThisWeek(counts: readonly WeekCount[]): string | undefined {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  const againstBefore = useAgainstBefore();
  const thisWeek = startOfWeek(useToday(), useCommunity().firstWeekday);
  const sums = counts.map(({ confirmed, requested }) => confirmed + requested);
  const at = counts.findIndex(({ week }) => week === thisWeek);
  const [before, now] = [sums[at - 1], sums[at]];
  if (before === undefined || now === undefined) return undefined;
  return t('thisWeek', {
    bookings: t('bookings', { count: now }),
    against: againstBefore(now, before, { period: 'week', format: formats.number }),
  });
}
