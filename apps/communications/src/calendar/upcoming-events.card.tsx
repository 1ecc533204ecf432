import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import { Badge, CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { calendarPaths } from './calendar-paths';
import { calendarMessages } from './calendar.messages';
import { useOccurrences } from './calendar.queries';
import { linkOf } from './occurrence/event-line';
import { useEventTimes } from './occurrence/event-time';
import { daysOf, isOver } from './occurrence/occurrence.rules';

const shown = 5;

/** What happens next in the community: what is over today is left out. */
export function UpcomingEventsCard() {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const times = useEventTimes();
  const today = useToday();
  const { timeZone } = useCommunity();
  const range = useOccurrences({ from: today, to: addDays(today, 20) });
  const now = new Date(range.dataUpdatedAt);
  const upcoming = range.data?.occurrences.filter((event) => !isOver(event, { now, timeZone }));
  return (
    <CardFrame
      title={t('upcoming')}
      link={{ to: calendarPaths.list, label: t('title') }}
      query={{ ...range, data: upcoming }}
      lines={shown}
      isNothing={({ length }) => length === 0}
    >
      {(occurrences) =>
        occurrences.length === 0 ? (
          <CardNothing>{t('none')}</CardNothing>
        ) : (
          <CardList>
            {occurrences.slice(0, shown).map((event) => {
              const { first } = daysOf(event, timeZone);
              const day = first < today ? today : first;
              return (
                <CardLine
                  key={event.key}
                  to={linkOf(event)}
                  title={event.title}
                  detail={`${formats.weekday(day, 'short')} ${formats.day(day)}, ${times.onDay(event, day)}`}
                  aside={
                    event.status === 'cancelled' ? (
                      <Badge tone="danger">{t('cancelled')}</Badge>
                    ) : event.status === 'tentative' ? (
                      <Badge tone="attention">{t('tentative')}</Badge>
                    ) : null
                  }
                />
              );
            })}
          </CardList>
        )
      }
    </CardFrame>
  );
}
