import { z } from 'zod';
import { id, moment } from '../../../wire/primitives';
import { letterStates, ownerLetterKinds, withheldReasons } from './owner-letter.values';

/** A letter to an owner of a unit with a paper as PDF, and where it stands. */
export const ownerLetter = z.object({
  id,
  kind: z.enum(ownerLetterKinds),
  recipient: z.string(),
  askedAt: moment,
  sentBy: z.string(),
  /** `kept`: no mail server is set up. `forgotten`: it is older than the outbox remembers. */
  state: z.enum(letterStates),
  /** Why it was not mailed; null where it was, or waits. */
  withheld: z.enum(withheldReasons).nullable(),
  sentAt: moment.nullable(),
});

export type OwnerLetter = z.infer<typeof ownerLetter>;
