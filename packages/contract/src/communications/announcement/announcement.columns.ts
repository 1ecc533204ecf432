import { defineColumns } from '../../wire/fields/columns';
import type { AnnouncementSummary } from './announcement';
import { announcementCategories, announcementStatuses } from './announcement.values';
import { announcementLabels } from './announcement.labels';

/** The announcements as their authors see them, as a table and as a file, and what they are filtered by. */
export const announcementColumns = defineColumns<AnnouncementSummary>()(
  announcementLabels,
  [
    { field: 'title', kind: 'text', sort: true },
    { field: 'category', kind: 'choice' },
    { field: 'author', kind: 'text' },
    { field: 'publishesAt', kind: 'moment', sort: true },
    { field: 'expiresOn', kind: 'day' },
    { field: 'recipients', kind: 'number' },
    { field: 'readers', kind: 'number' },
    { field: 'status', kind: 'choice' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: announcementStatuses, category: announcementCategories, publishesAt: 'days' },
);
