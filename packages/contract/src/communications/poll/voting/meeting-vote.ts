import { z } from 'zod';
import { id, line, one, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { poll, pollParams } from '../poll';
import { pollStatuses } from '../poll.values';

/** How a motion reads by now. */
export const amendmentInput = z.object({ wording: line(500) });

const ofMeeting = z.object({ id, title: z.string(), status: z.enum(pollStatuses) });

export const meetingVoteRoutes = {
  listMeetingPolls: defineRoute({
    method: 'GET',
    path: '/api/v1/meetings/:meetingId/polls',
    access: 'Meetings List View',
    alsoNeeds: 'Polls List View',
    summary: 'The polls that are voted on at a meeting, those that are drafts for who writes polls',
    params: z.object({ meetingId: id }),
    response: z.object({ data: z.array(ofMeeting).max(100) }),
  }),
  amendPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/amendment',
    access: 'Poll Update',
    summary:
      'Change the words of a motion at its meeting: votes that were cast before it do not count any more, and their voters are told',
    params: pollParams,
    body: amendmentInput.extend({ version }),
    response: one(poll),
    proof: 'recent',
  }),
};
