import { z } from 'zod';
import { day, id, line, moment, one, optionalText } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { optionKey } from '../count/count-rules';
import { arrears } from './arrears.rules';
import { ballotOption, pollParams } from '../poll';
import { pollKinds, pollStatuses, secrecies, voteMethods } from '../poll.values';
import { pollPublicKey } from '../sealed/key-file';
import { envelopeLength } from './sealed-ballot';

const receipt = z.string().regex(/^[0-9a-f]{64}$/);

/** A vote that the caller may cast: their own, or one that somebody gave them. */
const ownVote = z.object({
  electorId: id,
  /** The property, or the person. */
  name: z.string(),
  weight: z.int(),
  /** Who gave it to the caller, the owners by name where it was recorded for them; null where it is their own. */
  proxyFor: z.string().nullable(),
  /** To whom the caller gave it. */
  givenTo: z.object({ proxyId: id, name: z.string(), until: day.nullable() }).nullable(),
  /** Why it cannot be cast; null where it can. */
  suspended: z.string().nullable(),
  voted: z.boolean(),
  /** Of the envelope that was recorded last. */
  receipt: receipt.nullable(),
});

export const myPoll = z.object({
  id,
  title: z.string(),
  status: z.enum(pollStatuses),
  kind: z.enum(pollKinds),
  secrecy: z.enum(secrecies),
  closesAt: moment,
  /** Votes that the caller may cast, and how many of them are cast. */
  votes: z.int(),
  voted: z.int(),
});

export const pollBallot = z.object({
  poll: myPoll.omit({ votes: true, voted: true }).extend({
    description: optionalText(4000),
    ballot: z.array(ballotOption),
    seats: z.int(),
    most: z.int(),
    points: z.int(),
    replaceable: z.boolean(),
    proxies: z.boolean(),
    amendment: z.object({ wording: z.string(), at: moment }).nullable(),
    recordDate: day,
    rulesHash: receipt,
    /** What ballots are encrypted for. */
    publicKey: pollPublicKey.nullable(),
    /** Whether an inspector alone has the key to it. */
    sealed: z.boolean(),
  }),
  votes: z.array(ownVote),
  /** Of an election: who stands, with what they say, in the order of the ballot. */
  candidates: z.array(z.object({ key: optionKey, name: z.string(), statement: z.string().nullable() })),
});

const cast = z.object({
  electorId: id,
  /** From `sealBallot`, whatever the secrecy: nobody knows before the close how a poll goes. */
  envelope: z
    .string()
    .length(envelopeLength)
    .regex(/^[A-Za-z0-9+/]+=*$/),
  /** When the words that it is on were amended; null: they are those of the question. */
  amendedAt: moment.nullable().default(null),
});

/** Who is asked to cast a vote, in which questions, and until when. */
export const proxyInput = z.object({
  memberId: id,
  /** The last day; null: until the poll closes. */
  until: day.nullable().default(null),
  /** Further open polls in which the same property, or person, has a vote. */
  alsoPollIds: z.array(id).max(20).default([]),
});

const otherVote = z.object({ pollId: id, title: z.string() });

/** Why a vote is suspended; what is owed where the state asks for it. */
export const suspensionInput = z.object({
  reason: line(200),
  arrears: arrears.nullable().default(null),
});

const electorParams = pollParams.extend({ electorId: id });

export const voteRoutes = {
  listMyPolls: defineRoute({
    method: 'GET',
    path: '/api/v1/my-polls',
    access: 'Polls List View',
    summary: 'The polls in which the caller may vote, open ones first',
    response: z.object({ data: z.array(myPoll).max(200) }),
  }),
  getBallot: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/ballot',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'What can be chosen, and the votes that the caller may cast',
    params: pollParams,
    response: one(pollBallot),
  }),
  castVote: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/votes',
    access: 'signed-in',
    summary: 'Cast a vote, or another in its place where the poll allows that',
    params: pollParams,
    body: cast,
    response: one(z.object({ receipt })),
    withoutReplay: true,
  }),
  enterPaperVote: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/paper-votes',
    access: 'Poll Update',
    summary: 'Enter a vote that was given on paper or in person',
    params: pollParams,
    body: cast.extend({
      /** In the room of the meeting where it is voted on. */
      inRoom: z.boolean().default(false),
    }),
    response: one(z.object({ receipt })),
    withoutReplay: true,
  }),
  listPollMembers: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/members',
    access: 'signed-in',
    summary:
      'Members who can be asked to cast a vote or to stand, the first 20 by name; for who may ask them',
    params: pollParams,
    query: z.object({ search: z.string().max(100).default('') }),
    response: z.object({ data: z.array(z.object({ id, name: z.string() })).max(20) }),
  }),
  giveProxy: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/electors/:electorId/proxies',
    access: 'signed-in',
    summary: 'Ask another member to cast a vote; who runs the poll records a proxy that was given on paper',
    params: electorParams,
    body: proxyInput,
    status: 204,
  }),
  listOtherVotes: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/electors/:electorId/other-votes',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'Further open polls in which the vote of the same property, or person, can be given away too',
    params: electorParams,
    response: z.object({ data: z.array(otherVote).max(20) }),
  }),
  revokeProxy: defineRoute({
    method: 'DELETE',
    path: '/api/v1/polls/:pollId/electors/:electorId/proxies',
    access: 'signed-in',
    summary: 'Take back a vote that another member was asked to cast, as its owner or as who runs the poll',
    params: electorParams,
    status: 204,
  }),
  listElectors: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/electors',
    access: 'Poll Update',
    summary: 'Who may vote, and who did',
    params: pollParams,
    query: z.object({
      search: z.string().max(100).default(''),
      voted: z.enum(['all', 'yes', 'no']).default('all'),
    }),
    response: z.object({
      data: z
        .array(
          z.object({
            id,
            name: z.string(),
            weight: z.int(),
            voters: z.array(z.string()),
            suspended: z.string().nullable(),
            method: z.enum(voteMethods).nullable(),
            /** Who was asked to cast it. */
            proxy: z.string().nullable(),
            proxyUntil: day.nullable(),
          }),
        )
        .max(200),
      total: z.int(),
    }),
  }),
  suspendElector: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId/electors/:electorId/suspension',
    access: 'Poll Update',
    summary: 'Suspend a vote before the first one is cast, or give it back',
    params: electorParams,
    body: z.object({ reason: line(200).nullable(), arrears: arrears.nullable().default(null) }),
    status: 204,
  }),
};

export type MyPoll = z.infer<typeof myPoll>;
export type PollBallot = z.infer<typeof pollBallot>;
export type OwnVote = z.infer<typeof ownVote>;
export type OtherVote = z.infer<typeof otherVote>;
export type ProxyInput = z.infer<typeof proxyInput>;
export type CastVote = z.infer<typeof cast>;
