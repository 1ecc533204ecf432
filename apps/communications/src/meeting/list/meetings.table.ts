import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { meetings } from '../meeting.queries';

/** What a person sets on the list, in the URL. */
export const useMeetingsTable = () =>
  useTableState({
    list: meetings.listName,
    sort: meetingColumns.sort,
    filters: meetingColumns.filters,
    defaultSort: '-startsAt',
  });

export const useMeetingFilters = () => useFilters(meetingColumns);
