import { useCommunity, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { dayFrom } from '@courtyard/contract/days';
import type { RequestDate } from '@courtyard/contract/service-requests/calendar/request-calendar';
import { openStates } from '@courtyard/contract/service-requests/request/request.values';
import { Card, CardBody, Stack } from '@courtyard/ui';
import { type CalendarEntry, DaysCalendar, daysIn } from '@courtyard/ui/calendar';
import { GalleryToolbar } from '@courtyard/ui/data';
import { boardFilters } from '../../../board/board.rules';
import { onDays } from '../../../board/list-views';
import { requestName } from '../../request-place';
import { requestPaths } from '../../request-paths';
import { requestMessages } from '../../request.messages';
import { communityRequests } from '../../request.queries';
import { listMessages } from '../list.messages';
import { useBoardFilters, useCommunityTable } from '../requests.table';

function toneOf({ priority, isLate }: RequestDate): CalendarEntry['tone'] {
  if (isLate || priority === 'emergency') return 'danger';
  return priority === 'high' ? 'attention' : 'info';
}

function useEntryOf() {
  const t = useMessages(listMessages);
  const tRequest = useMessages(requestMessages);
  return (date: RequestDate): CalendarEntry => ({
    key: date.id,
    day: date.on,
    title: requestName(date),
    detail: [date.assignee?.name ?? tRequest('unassigned'), date.isLate && t('late')]
      .filter(Boolean)
      .join(' · '),
    to: requestPaths.details('community', date.id),
    tone: toneOf(date),
  });
}

/** Due dates of open requests, under the search and the filters of their list. The address says which days. */
export function RequestCalendar() {
  const t = useMessages(listMessages);
  const today = useToday();
  const entryOf = useEntryOf();
  const { firstWeekday } = useCommunity();
  const table = useCommunityTable();
  const filters = useBoardFilters();
  const [search, setSearch] = useSearchParams();
  const span = search.get('span') === 'week' ? 'week' : 'month';
  const day = dayFrom(search.get('day')) ?? today;
  const asked = boardFilters(table.query);
  const dates = communityRequests.useRead('GET /api/v1/community-requests/calendar', {
    query: { ...asked, ...daysIn(span, day, firstWeekday) },
  });
  return (
    <Stack gap="4">
      <GalleryToolbar
        state={table}
        searchLabel={t('search.community')}
        filters={filters}
        source={communityRequests.sourceOf({ ...asked, state: [...openStates] })}
      />
      <Card>
        <CardBody>
          <DaysCalendar
            label={t('dueDates')}
            span={span}
            day={day}
            onShow={(shown) =>
              setSearch((now) => onDays(now, shown), { replace: true, preventScrollReset: true })
            }
            query={{ ...dates, data: dates.data?.map(entryOf) }}
          />
        </CardBody>
      </Card>
    </Stack>
  );
}
