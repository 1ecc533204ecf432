import type { announcementRoutes } from '@courtyard/contract/communications/announcement/announcement';
import { announcementColumns } from '@courtyard/contract/communications/announcement/announcement.columns';
import type { z } from 'zod';
import { defineExport } from '../../../platform/files/export/export-list';
import { everyAnnouncement } from './announcement.sql';

/** The announcements as a file. */
export const announcementExport = (
  query: z.output<(typeof announcementRoutes.exportAnnouncements)['query']>,
) =>
  defineExport({
    name: 'announcements',
    columns: announcementColumns,
    rows: (context) => everyAnnouncement(context, query),
  });
