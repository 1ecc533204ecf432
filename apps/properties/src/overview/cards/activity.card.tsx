import { lazyContent, useCommunity, useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardNothing, Skeleton } from '@courtyard/ui';
import { areaPaths } from '../../common-area/area-paths';
import { addDays } from '@courtyard/contract/days';
import { useReservationCalendar } from '../../reservation/reservation.queries';
import { countByWeek, weeksAround } from './activity.rules';
import { cardMessages } from './cards.messages';

const weeksBefore = 5;
const weeksAfter = 2;

// Charts are a module of their own that no other card needs.
const ActivityChart = lazyContent(
  async () => (await import('./activity.chart')).ActivityChart,
  <Skeleton height="14rem" />,
);

/** How much is booked, week by week. */
export function ActivityCard() {
  const t = useMessages(cardMessages);
  const { firstWeekday } = useCommunity();
  const weeks = weeksAround(useToday(), weeksBefore, weeksAfter, firstWeekday);
  const calendar = useReservationCalendar({
    from: weeks[0] ?? '',
    to: addDays(weeks.at(-1) ?? '', 6),
  });
  return (
    <CardFrame
      title={t('activity')}
      link={{ to: `${areaPaths.reservations}?show=week`, label: t('calendar') }}
      query={calendar}
      lines={5}
      isNothing={({ reservations }) => reservations.length === 0}
    >
      {({ reservations, timeZone }) =>
        reservations.length === 0 ? (
          <CardNothing>{t('noActivity')}</CardNothing>
        ) : (
          <ActivityChart counts={countByWeek(reservations, weeks, { timeZone, firstWeekday })} />
        )
      }
    </CardFrame>
  );
}
