import { z } from 'zod';
import { exported, id, moment, one } from '../../../wire/primitives';
import { defineRoute, exportedMedia } from '../../../wire/route';
import { pollParams } from '../poll';
import { voteMethods } from '../poll.values';
import { countRules } from './count-rules';

const share = z.object({ ballots: z.int(), weight: z.int() });
const sum = z.number();

export const countResult = z.object({
  version: z.literal(1),
  outcome: z.enum(['passed', 'failed', 'elected', 'tied', 'none', 'no-quorum']),
  elected: z.array(z.string()),
  tied: z.array(z.string()),
  byLot: z.boolean(),
  present: share,
  abstained: share,
  spoiled: share,
  quorum: z.object({ needed: z.int(), met: z.boolean() }).nullable(),
  threshold: z.int().nullable(),
  tallies: z.array(share.extend({ key: z.string(), total: z.int() })),
  rounds: z.array(
    z.object({
      tallies: z.record(z.string(), sum),
      exhausted: sum,
      lost: sum,
      quota: sum,
      elected: z.array(z.string()),
      transferred: z.string().nullable(),
      eliminated: z.string().nullable(),
      tie: z.enum(['earlier-round', 'lot']).nullable(),
      equal: z
        .object({
          // The hash of a result is published: its keys stay as they are.
          act: z.enum(['transfer', 'eliminate']),
          keys: z.array(z.string()),
          order: z.enum(['together', 'same-result', 'open']),
        })
        .optional(),
    }),
  ),
});

export const pollCount = z.object({
  id,
  countedAt: moment,
  countedBy: z.string(),
  rulesHash: z.string(),
  /** Of rules and ballots, of the result, and the result itself: null where exact totals are for the inspectors only. */
  inputHash: z.string().nullable(),
  resultHash: z.string().nullable(),
  result: countResult.nullable(),
  /** For everybody to compare: it takes the ballots to make it. */
  publicHash: z.string(),
});

/** What everybody is told of a secret count whose exact totals could tell who chose what. */
const rounded = countResult
  .pick({ outcome: true, elected: true, tied: true, byLot: true, present: true })
  .extend({
    quorum: countResult.shape.quorum,
    step: z.int(),
    shares: z.array(z.object({ key: z.string(), percent: z.int().nullable() })),
  });

export const pollResults = z.object({
  rules: countRules,
  /** The count at the close, then those made again. */
  counts: z.array(pollCount).max(100),
  /** Where some weights are rare, in place of exact totals; null where everybody has those. */
  rounded: rounded.nullable(),
  /** Whether the caller is given exact totals and the ballots. */
  isExact: z.boolean(),
  /** How the votes came. */
  methods: z.array(z.object({ method: z.enum(voteMethods), votes: z.int() })),
  /** Codes of the ballots of a secret poll that were counted, sorted: apart from the choices. */
  codes: z.array(z.string()),
  /** Who chose what, where the caller may know. */
  named: z.array(z.object({ name: z.string(), weight: z.int(), choices: z.string() })).nullable(),
});

export const resultRoutes = {
  getPollResults: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/results',
    access: 'Poll Details View',
    summary: 'The result of a poll that was counted; before its close there is none, for nobody',
    params: pollParams,
    response: one(pollResults),
  }),
  exportBallots: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/ballots/export',
    access: 'Poll Details View',
    summary: 'The ballots of a poll that was counted, without names, for a recount',
    params: pollParams,
    query: z.object(exported),
    produces: exportedMedia,
  }),
  recountPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/counts',
    access: 'Poll Details View',
    summary: 'Count the ballots again, as an inspector or with "Poll Certify"',
    params: pollParams,
    response: one(pollCount),
    status: 201,
  }),
};

export type PollResults = z.infer<typeof pollResults>;
/** A count as the inspectors have it. */
export type ExactResult = z.infer<typeof countResult>;
export type PollCountRow = z.infer<typeof pollCount>;
