import { z } from 'zod';
import { line } from '../../../wire/primitives';
import { pollKinds, thresholdBases, tieRules } from '../poll.values';

/** The version of the counting: another one may give another result for the same ballots. */
export const countVersion = 1;

/** The greatest weight of all electors together: hundred-thousandths of it are still exact numbers. */
export const maxWeight = 90_000_000_000;

export const optionKey = z.string().regex(/^(o[1-9]\d?|yes|no)$/);

const fraction = {
  numerator: z.int().min(1).max(1_000_000),
  denominator: z.int().min(1).max(1_000_000),
};
const atMostOne = (value: { numerator: number; denominator: number }) => value.numerator <= value.denominator;
const tooMuch = { error: 'A share can’t be more than the whole' };

/** A share of the eligible weight that has to vote. */
export const quorum = z.object(fraction).refine(atMostOne, tooMuch);

/** A share that has to be in favor; `strictly` is "more than", otherwise "at least". */
export const threshold = z
  .object({ ...fraction, of: z.enum(thresholdBases), strictly: z.boolean() })
  .refine(atMostOne, tooMuch);

/** How the ballots of one poll are counted: all that a recount needs besides the ballots. */
export const countRules = z
  .object({
    version: z.literal(countVersion),
    title: line(200),
    kind: z.enum(pollKinds),
    options: z
      .array(z.object({ key: optionKey, text: line(200) }))
      .min(1)
      .max(60),
    /** How many options win. */
    seats: z.int().min(1).max(30),
    /** How many options a ballot may name. */
    most: z.int().min(1).max(60),
    /** The highest score that an option can get. */
    points: z.int().min(1).max(100),
    quorum: quorum.nullable(),
    threshold: threshold.nullable(),
    ties: z.enum(tieRules),
    electorate: z.object({ electors: z.int().min(0).max(1_000_000), weight: z.int().min(0).max(maxWeight) }),
  })
  .superRefine((rules, context) => {
    const keys = new Set(rules.options.map(({ key }) => key));
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (keys.size < rules.options.length) refuse('options', 'Two options have the same key');
    if (rules.kind === 'yes-no' && !(keys.size === 2 && keys.has('yes') && keys.has('no'))) {
      refuse('options', 'A motion is answered by yes or no');
    }
    if (rules.kind === 'yes-no' && rules.seats > 1) refuse('seats', 'A motion has one answer');
    if (rules.threshold && ['ranked', 'score', 'cumulative'].includes(rules.kind)) {
      refuse(
        'threshold',
        'A share of the votes is asked for where options are chosen, not where they are ranked or scored',
      );
    }
  });

/** One ballot as it is counted. `choices` is written as `choices.rules.ts` says. */
export const countedBallot = z.object({
  weight: z.int().min(1).max(maxWeight),
  choices: z.string().max(1000),
});

export type Quorum = z.infer<typeof quorum>;
export type Threshold = z.infer<typeof threshold>;
export type CountRules = z.infer<typeof countRules>;
export type CountedBallot = z.infer<typeof countedBallot>;
