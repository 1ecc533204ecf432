import { labelOf } from '@courtyard/contract/messages';
import type { LoggedKinds } from '../../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../../platform/files/storage/file-column';
import { meetingMessages } from './meeting-texts';

const meeting = {
  name: { table: 'meeting', sql: 'meeting.name' },
  url: (id: string) => `/communications/meetings/details?id=${id}`,
};

/** How the log tells of meetings, and of what is recorded of their executive parts. */
export const meetingKinds: LoggedKinds = {
  meeting: { ...meeting, permission: 'Meetings List View' },
  'meeting-rules': {
    permission: 'Meetings List View',
    url: () => '/communications/meetings/rules',
  },
  'executive-session': { ...meeting, permission: 'Executive Sessions View' },
};

/** Files of meetings; whose name is told in the administration only to those who may see all of them. */
export const meetingFileColumns: readonly FileColumn[] = [
  {
    table: 'meeting_minutes',
    column: 'file_id',
    role: labelOf(meetingMessages, 'file.minutes'),
    record: 'executive-session',
    recordId: 'meeting_id',
  },
  {
    table: 'agenda_item_file',
    column: 'file_id',
    role: labelOf(meetingMessages, 'file.agenda'),
    record: 'executive-session',
    recordId: 'meeting_id',
    through: { table: 'agenda_item', column: 'item_id' },
  },
];
