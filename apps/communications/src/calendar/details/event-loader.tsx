import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { CalendarDetails } from '@courtyard/contract/communications/calendar/calendar-event';
import { RecordLoader, useRecordId } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { calendarPaths } from '../calendar-paths';
import { calendarMessages } from '../calendar.messages';
import { useEventDetails } from '../calendar.queries';

interface EventLoaderProps {
  form?: boolean;
  children: (details: CalendarDetails) => ReactNode;
}

/** A page about the event `?id=`, on its date `&date=`. */
export function EventLoader(props: EventLoaderProps) {
  const t = useMessages(calendarMessages);
  const [search] = useSearchParams();
  const id = useRecordId();
  const query = useEventDetails(id, search.get('date'));
  return (
    <RecordLoader
      id={id}
      query={query}
      title={t('calendar-event')}
      t={t}
      list={calendarPaths.list}
      {...props}
    />
  );
}
