import { defineColumns } from '../../wire/fields/columns';
import type { MeetingSummary } from './meeting';
import { meetingKinds, meetingStatuses } from './meeting.values';
import { meetingLabels } from './meeting.labels';

/** The meetings, as a table and as a file, and what they are filtered by. */
export const meetingColumns = defineColumns<MeetingSummary>()(
  meetingLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'startsAt', kind: 'moment', sort: true },
    { field: 'endsAt', kind: 'moment' },
    { field: 'kind', kind: 'choice' },
    { field: 'place', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { kind: meetingKinds, status: meetingStatuses, startsAt: 'days', updatedAt: 'days' },
);
