import { z } from 'zod';
import { id } from '../../../wire/primitives';
import { ballotOpener, makePollKeys, newBallotCode, sha256 } from '../voting/sealed-ballot';

const coordinate = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/);

/** What ballots are encrypted for: a public key of the curve P-256. */
export const pollPublicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

const hexadecimal = z.string().regex(/^[0-9a-f]{32}$/);

/** How many copies of a key its inspector keeps. */
export const keyCopies = 2;

/** One copy of the key of a sealed poll, as its inspector keeps it: whoever has it opens the envelopes. */
export const keyFile = z.object({
  what: z.literal('courtyard poll key'),
  pollId: id,
  title: z.string().max(200),
  copy: z.int().min(1).max(keyCopies),
  /** By which this copy is told from the other. */
  mark: hexadecimal,
  privateKey: pollPublicKey.extend({ d: coordinate }),
});

export type KeyFile = z.infer<typeof keyFile>;
export type PollPublicKey = z.infer<typeof pollPublicKey>;

/** What the community is given of a key: the public half, and by what its copies are told apart. */
export interface KeyRegistration {
  publicKey: PollPublicKey;
  /** SHA-256 of the mark of each copy, in their order. */
  marks: string[];
}

/** What is wrong with a key: it is no file of one, it is of another poll, or of the same one but not the key it was opened with. */
export const keyFaults = ['no-key', 'other-poll', 'other-key'] as const;

/** A key that does not open what it was chosen for. */
export class WrongKey extends Error {
  constructor(readonly fault: (typeof keyFaults)[number]) {
    super(`The key does not fit: ${fault}`);
  }
}

/** Makes the key of a poll: both copies, which stay with the inspector, and what is told of them. */
export async function makeKeyFiles(poll: { id: string; title: string }) {
  const keys = await makePollKeys();
  const publicKey = pollPublicKey.parse(keys.publicKey);
  const files = Array.from({ length: keyCopies }, (_, index): KeyFile =>
    keyFile.parse({
      what: 'courtyard poll key',
      pollId: poll.id,
      title: poll.title,
      copy: index + 1,
      mark: newBallotCode(),
      privateKey: keys.privateKey,
    }),
  );
  const marks = await Promise.all(files.map(({ mark }) => sha256(mark)));
  const registration: KeyRegistration = { publicKey, marks };
  return { files, registration };
}

/** Reads a copy of the key of a poll. Throws a WrongKey where it is none, or not the one that the poll has. */
export function readKeyFile(text: string, poll: { id: string; publicKey: PollPublicKey }): KeyFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongKey('no-key');
  }
  const read = keyFile.safeParse(value);
  if (!read.success) throw new WrongKey('no-key');
  const { pollId, privateKey } = read.data;
  if (pollId !== poll.id) throw new WrongKey('other-poll');
  if (privateKey.x !== poll.publicKey.x || privateKey.y !== poll.publicKey.y) throw new WrongKey('other-key');
  return read.data;
}

/** The code in a challenge, which only the key opens. Throws a WrongKey where this one does not. */
export async function answerChallenge(key: KeyFile, challenge: string): Promise<string> {
  const open = await ballotOpener(key.pollId, key.privateKey).catch(() => {
    throw new WrongKey('other-key');
  });
  const content = await open(challenge);
  if (content === null) throw new WrongKey('other-key');
  return content.code;
}
