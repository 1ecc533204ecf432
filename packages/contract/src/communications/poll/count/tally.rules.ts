import { readChoices, spoiled, type Mark } from './choices.rules';
import type { CountedBallot, CountRules } from './count-rules';

export interface ReadBallot {
  weight: number;
  marks: Mark[];
}

export interface ReadBallots {
  valid: ReadBallot[];
  /** How many ballots took part, and their weight: abstentions and unreadable ones too. */
  present: Share;
  abstained: Share;
  spoiled: Share;
}

export interface Share {
  ballots: number;
  weight: number;
}

export interface OptionTally extends Share {
  key: string;
  /** Weight times score, where options are scored; otherwise the weight. */
  total: number;
}

const shareOf = (ballots: readonly { weight: number }[]): Share => ({
  ballots: ballots.length,
  weight: ballots.reduce((sum, { weight }) => sum + weight, 0),
});

/**
 * Ballots parted into those that choose, abstain, or are spoiled. Throws a RangeError that names the first one whose
 * choices the rules do not know.
 */
export function readBallots(rules: CountRules, ballots: readonly CountedBallot[]): ReadBallots {
  const valid: ReadBallot[] = [];
  const abstained: CountedBallot[] = [];
  const unread: CountedBallot[] = [];
  ballots.forEach((ballot, index) => {
    if (ballot.choices === spoiled) {
      unread.push(ballot);
      return;
    }
    const marks = readChoices(rules, ballot.choices);
    if (!marks)
      throw new RangeError(`Ballot ${index + 1} has choices that the rules do not know: ${ballot.choices}`);
    if (marks.length === 0) abstained.push(ballot);
    else valid.push({ weight: ballot.weight, marks });
  });
  return { valid, present: shareOf(ballots), abstained: shareOf(abstained), spoiled: shareOf(unread) };
}

/** What each option got, in the order of the options. */
export function tallyOptions(rules: CountRules, ballots: readonly ReadBallot[]): OptionTally[] {
  const tallies = new Map(
    rules.options.map(({ key }): [string, OptionTally] => [key, { key, ballots: 0, weight: 0, total: 0 }]),
  );
  for (const { weight, marks } of ballots) {
    // Of a ranking the first counts here; the rounds tell the rest.
    for (const { key, score } of rules.kind === 'ranked' ? marks.slice(0, 1) : marks) {
      const tally = tallies.get(key);
      if (!tally) continue;
      tally.ballots += 1;
      tally.weight += weight;
      tally.total += weight * score;
    }
  }
  return [...tallies.values()];
}
