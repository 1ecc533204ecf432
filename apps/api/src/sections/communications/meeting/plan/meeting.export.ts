import type { meetingRoutes } from '@courtyard/contract/communications/meeting/meeting';
import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { meetingList } from './meeting.sql';

/** The meetings as a file. */
export const meetingExport = (query: z.output<(typeof meetingRoutes.exportMeetings)['query']>) =>
  defineExport({
    name: 'meetings',
    columns: meetingColumns,
    rows: (context) => meetingList.every(context, query),
  });
