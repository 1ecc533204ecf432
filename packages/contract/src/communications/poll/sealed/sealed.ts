import { z } from 'zod';
import { id, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { countRules } from '../count/count-rules';
import { poll, pollParams } from '../poll';
import { envelopeLength } from '../voting/sealed-ballot';
import { keyCopies, pollPublicKey } from './key-file';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const code = z
  .string()
  .length(32)
  .regex(/^[0-9a-f]+$/);
const envelope = z.string().length(envelopeLength);

/** How many may vote in a sealed poll: what one inspector's browser opens and hands in at once. */
export const maxSealed = 3000;

/** The key of a sealed poll, as far as the community has it. */
export const pollSeal = z.object({
  /** Null as long as no inspector made one. */
  publicKey: pollPublicKey.nullable(),
  madeBy: z.string().nullable(),
  copies: z
    .array(
      z.object({ copy: z.int(), isProven: z.boolean(), /** Opened by the key alone. */ challenge: envelope }),
    )
    .max(keyCopies),
  /** Whether the caller inspects the poll. */
  isInspector: z.boolean(),
});

const keyRegistration = z.object({
  publicKey: pollPublicKey,
  /** SHA-256 of the mark of each copy. */
  marks: z
    .array(
      z
        .string()
        .length(64)
        .regex(/^[0-9a-f]+$/),
    )
    .length(keyCopies),
});

const copyProof = z.object({
  copy: z.int().min(1).max(keyCopies),
  mark: code,
  /** What the key opens in the challenge of this copy. */
  challengeCode: code,
});

/** Everything that a sealed poll holds when it has closed: what an inspector opens, here or without a network. */
export const pollBox = z.object({
  pollId: id,
  publicKey: pollPublicKey,
  rules: countRules,
  boxHash: sha256,
  /** How many envelopes are not those whose receipts the voters have. */
  changed: z.int(),
  /** What shows that who hands in the ballots has the key. */
  challenge: envelope,
  /** In the order of their own text, which is chance. */
  envelopes: z.array(z.object({ weight: z.int().min(1), envelope })).max(maxSealed),
});

/** What was in the box: ballots and codes apart. */
export const handedIn = z.object({
  /** What the key opens in the challenge of the box. */
  challengeCode: code,
  ballots: z.array(z.object({ weight: z.int().min(1), choices: z.string().max(500) })).max(maxSealed),
  codes: z.array(code).max(maxSealed),
});

export const sealedRoutes = {
  getPollSeal: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/seal',
    access: 'Poll Details View',
    summary: 'The key of a sealed poll: who made it, and which copies were proven',
    params: pollParams,
    response: one(pollSeal),
  }),
  registerPollKey: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId/seal',
    access: 'Poll Details View',
    summary:
      'Give a sealed poll its public key, as its inspector before it opens; in place of one made before',
    params: pollParams,
    body: keyRegistration,
    response: one(pollSeal),
  }),
  proveKeyCopy: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/seal/proofs',
    access: 'Poll Details View',
    summary: 'Show that a copy of the key is there and opens what was encrypted, as an inspector',
    params: pollParams,
    body: copyProof,
    response: one(pollSeal),
  }),
  getPollBox: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/box',
    access: 'Poll Details View',
    summary:
      'The envelopes of a sealed poll that closed, shuffled and without electors, for its inspectors; null for others, and before the close',
    params: pollParams,
    response: one(pollBox.nullable()),
  }),
  countSealedPoll: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/box/ballots',
    access: 'Poll Details View',
    summary: 'Hand in what the envelopes of a sealed poll held, as an inspector: it is counted',
    params: pollParams,
    body: handedIn,
    response: one(poll),
    proof: 'recent',
    bodyLimits: { bytes: 6 * 1024 * 1024 },
  }),
};

export type PollSeal = z.infer<typeof pollSeal>;
export type PollBox = z.infer<typeof pollBox>;
export type HandedIn = z.infer<typeof handedIn>;
