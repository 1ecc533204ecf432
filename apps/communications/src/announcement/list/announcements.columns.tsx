import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import { TextLink } from '@courtyard/ui';
import { useColumns } from '@courtyard/ui/data';
import { announcementPaths } from '../announcement-paths';
import { AnnouncementStatusBadge } from '../announcement-status';

/** Columns of the list. */
export const useAnnouncementColumns = () =>
  useColumns(announcementColumns, [
    {
      field: 'title',
      priority: 1,
      cell: ({ id, title }) => <TextLink to={announcementPaths.details(id)}>{title}</TextLink>,
    },
    { field: 'status', priority: 1, cell: ({ status }) => <AnnouncementStatusBadge value={status} /> },
    { field: 'category' },
    { field: 'publishesAt' },
    { field: 'readers' },
    { field: 'recipients' },
    { field: 'author', priority: 4 },
    { field: 'expiresOn', priority: 4 },
    { field: 'updatedAt', priority: 3 },
  ]);
