import { z } from 'zod';
import { day, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { pollParams } from '../poll';

/** How those are told of a vote whom the product does not reach. */
export const pollLetters = z.object({
  /** People with ballots on paper that are still to be posted. */
  toPost: z.int(),
  /** Of them without a postal address: their letters have the name alone. */
  withoutAddress: z.int(),
  posted: z.int(),
  /** The last day on which some were posted. */
  postedOn: day.nullable(),
  /** Owners without an account who were told by e-mail how they can vote. */
  byEmail: z.int(),
});

const path = '/api/v1/polls/:pollId/letters' as const;
const access = 'Poll Update';

export const pollLetterRoutes = {
  getPollLetters: defineRoute({
    method: 'GET',
    path,
    access,
    summary: 'How many ballots on paper are to be posted, and who was told by e-mail how to vote',
    params: pollParams,
    response: one(pollLetters),
  }),
  printPollLetters: defineRoute({
    method: 'GET',
    path: `${path}/file`,
    access,
    alsoNeeds: 'Email Notification Print',
    summary: 'The ballots on paper that are to be posted, each after its letter',
    params: pollParams,
    produces: 'application/pdf',
  }),
  pollLettersPosted: defineRoute({
    method: 'POST',
    path: `${path}/posted`,
    access,
    summary: 'Record on which day the ballots on paper were posted',
    params: pollParams,
    body: z.object({
      postedOn: day,
      /** As many as were printed: others are refused. */
      letters: z.int().min(1),
    }),
    response: one(pollLetters),
  }),
};

export type PollLetters = z.infer<typeof pollLetters>;
