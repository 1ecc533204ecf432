import { call, type CallQuery, defineResource } from '@courtyard/common';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { meetingPaths } from './meeting-paths';

export const meetings = defineResource({
  section: 'communications',
  key: 'meetings',
  list: 'GET /api/v1/meetings',
  one: 'GET /api/v1/meetings/:meetingId',
  create: 'POST /api/v1/meetings',
  update: 'PUT /api/v1/meetings/:meetingId',
  remove: 'DELETE /api/v1/meetings/:meetingId',
  history: 'GET /api/v1/meetings/:meetingId/history',
});

/** What is recorded of executive parts, for those who may see them. */
export const executiveParts = defineResource({
  section: 'communications',
  key: 'executive-meetings',
  history: 'GET /api/v1/meetings/:meetingId/executive-history',
});

export const agenda = meetings.part({
  key: 'agenda',
  create: 'POST /api/v1/meetings/:meetingId/agenda',
  update: 'PUT /api/v1/meetings/:meetingId/agenda/:itemId',
  remove: 'DELETE /api/v1/meetings/:meetingId/agenda/:itemId',
});

/** From one meeting of the list to the next. */
export const meetingPager = meetings.pager({ to: meetingPaths.details, nameOf: ({ name }) => name });

/** How many are invited, answer and come, with the quorum; asked again when others record somebody. */
export const useAttendance = (meetingId: string) =>
  meetings.useRead('GET /api/v1/meetings/:meetingId/attendance', { ids: [meetingId] });

const attendees = 'GET /api/v1/meetings/:meetingId/attendees';

/** Who is invited, by name, page by page; for those who keep the meeting. */
export const useAttendees = (meetingId: string, query: CallQuery<typeof attendees>) =>
  useInfiniteQuery({
    queryKey: [...meetings.keys.part(meetingId, 'attendees'), query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(attendees, {
        params: { meetingId },
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ page }) => page.next,
    placeholderData: keepPreviousData,
  });

/** Those who are invited. */
export const attendeeParts = meetings.part({
  key: 'attendees',
  remove: 'DELETE /api/v1/meetings/:meetingId/attendees/:attendeeId',
});

/** What was moved, and what became of it. */
export const motions = meetings.part({
  key: 'motions',
  list: 'GET /api/v1/meetings/:meetingId/motions',
  create: 'POST /api/v1/meetings/:meetingId/motions',
  update: 'PUT /api/v1/meetings/:meetingId/motions/:motionId',
  remove: 'DELETE /api/v1/meetings/:meetingId/motions/:motionId',
});

/** What a meeting leaves to do. */
export const actionItems = meetings.part({
  key: 'action-items',
  list: 'GET /api/v1/meetings/:meetingId/action-items',
  create: 'POST /api/v1/meetings/:meetingId/action-items',
  update: 'PUT /api/v1/meetings/:meetingId/action-items/:actionItemId',
  remove: 'DELETE /api/v1/meetings/:meetingId/action-items/:actionItemId',
});

/** Notices that went out, and what sending one would do now. */
export const useNotices = (meetingId: string) =>
  meetings.useRead('GET /api/v1/meetings/:meetingId/notices', { ids: [meetingId] });

/** Who was told by a notice, when and how. */
export const useProofs = (meetingId: string, noticeId: string) =>
  meetings.useRead('GET /api/v1/meetings/:meetingId/notices/:noticeId/people', {
    ids: [meetingId, noticeId],
  });
