import { z } from 'zod';
import { day, id, line, optionalText, version } from '../../wire/primitives';
import {
  coOwnerRules,
  pollBases,
  pollKinds,
  pollSubjects,
  secrecies,
  stateProfiles,
  thresholdBases,
  tieRules,
} from './poll.values';

/** A share as people write one: `1/3`, `20/100`. */
const fraction = z
  .string()
  .max(13)
  .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,5}$/, 'Enter a share such as 1/3')
  .refine(
    (text) => Number(text.split('/')[0]) <= Number(text.split('/')[1]),
    'A share can’t be more than the whole',
  );

/** A time of the community's clock. */
export const clockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:30');

export const pollFields = z.object({
  title: line(160),
  description: optionalText(4000).default(null),
  kind: z.enum(pollKinds).default('yes-no'),
  /** In the order of the ballot; none where the answer is yes or no. */
  options: z.array(line(160)).max(60).default([]),
  seats: z.int().min(1).max(30).default(1),
  most: z.int().min(1).max(60).default(1),
  points: z.int().min(1).max(100).default(5),
  basis: z.enum(pollBases).default('unit'),
  coOwners: z.enum(coOwnerRules).default('any'),
  secrecy: z.enum(secrecies).default('secret'),
  /** Whether an inspector alone has the key that opens the envelopes. */
  sealed: z.boolean().default(false),
  subject: z.enum(pollSubjects).default('question'),
  profile: z.enum(stateProfiles).default('none'),
  quorum: fraction.nullable().default(null),
  threshold: fraction.nullable().default(null),
  thresholdOf: z.enum(thresholdBases).default('cast'),
  strictly: z.boolean().default(true),
  ties: z.enum(tieRules).default('lot'),
  replaceable: z.boolean().default(true),
  proxies: z.boolean().default(false),
  arrearsBar: z.boolean().default(false),
  /** At which meeting the rest of the votes is cast; null: at none. */
  meetingId: id.nullable().default(null),
  /** Whose owners are the electors; null: those of the day on which it opens. */
  recordOn: day.nullable().default(null),
  /** Days after the close, and after members were told of the result, in which it can be contested before it is certified. */
  recountDays: z.int().min(0).max(90).default(0),
  /** Of an election: the last day on which members nominate; none, and the candidates are written as options. */
  nominationsUntil: day.nullable().default(null),
  /** Whether members are told that no more candidates than seats are elected without a vote. */
  acclamation: z.boolean().default(false),
  closesOn: day,
  /** On the community's clock. */
  closesTime: clockTime.default('18:00'),
});

interface Choosing {
  kind: (typeof pollKinds)[number];
  options: readonly string[];
  seats: number;
  most: number;
  threshold: string | null;
  subject: (typeof pollSubjects)[number];
  nominationsUntil: string | null;
  closesOn: string;
  recordOn: string | null;
  basis: (typeof pollBases)[number];
  sealed: boolean;
  secrecy: (typeof secrecies)[number];
}

type Refuse = (path: string, message: string) => void;

/** As an eye tells it from another: what shows nothing makes no difference, nor does the way in which a letter is kept. */
const asRead = (option: string) =>
  option
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

function checkOptions({ kind, options, seats, most, nominationsUntil }: Choosing, refuse: Refuse): void {
  if (kind === 'yes-no' || nominationsUntil !== null) return;
  if (options.length < 2) refuse('options', 'Give at least two options');
  if (new Set(options.map(asRead)).size < options.length) {
    refuse('options', 'Two options read the same');
  }
  if (seats >= options.length) refuse('seats', 'Fewer can win than there are options');
  if (kind === 'multiple' && most > options.length) refuse('most', 'There are not so many options');
}

function checkNominations({ kind, subject, nominationsUntil, closesOn }: Choosing, refuse: Refuse): void {
  if (nominationsUntil === null) return;
  if (subject !== 'election') refuse('nominationsUntil', 'Members nominate for elections only');
  if (kind === 'yes-no') refuse('kind', 'Candidates are not answered by yes or no');
  if (nominationsUntil >= closesOn) refuse('nominationsUntil', 'Nominations end before the vote does');
}

function checkPoll(poll: Choosing, context: z.RefinementCtx): void {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message });
  checkOptions(poll, refuse);
  checkNominations(poll, refuse);
  if (poll.recordOn !== null && poll.basis === 'member')
    refuse('recordOn', 'Members vote as they are when it opens: only owners are kept by day');
  if (poll.recordOn !== null && poll.recordOn > poll.closesOn)
    refuse('recordOn', 'This day is after the last day of the vote');
  if (poll.sealed && poll.secrecy !== 'secret')
    refuse('sealed', 'An inspector keeps the key of secret polls only');
  if (poll.threshold !== null && ['ranked', 'score', 'cumulative'].includes(poll.kind)) {
    refuse('threshold', 'A share of the votes is asked for where options are chosen, not ranked or scored');
  }
}

/** What people write of a poll. */
export const pollInput = pollFields.superRefine(checkPoll);
export const pollChange = pollFields.extend({ version }).superRefine(checkPoll);

export type PollInput = z.infer<typeof pollInput>;
export type PollChange = z.infer<typeof pollChange>;
