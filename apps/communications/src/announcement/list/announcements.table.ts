import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { useFilters, useTableState } from '@courtyard/ui/data';
import { announcements } from '../announcement.queries';

/** What a person sets on the list, in the URL. */
export const useAnnouncementsTable = () =>
  useTableState({
    list: announcements.listName,
    sort: announcementColumns.sort,
    filters: announcementColumns.filters,
    defaultSort: '-updatedAt',
  });

export const useAnnouncementFilters = () => useFilters(announcementColumns);
