import { type CountedBallot, type CountRules, countVersion } from './count-rules';
import { type Hurdle, motionOf, quorumOf, thresholdOf, type Winners, winnersOf } from './outcome.rules';
import { countRanked } from './ranked.rules';
import type { Round } from './ranking.rules';
import { type OptionTally, readBallots, type ReadBallots, type Share, tallyOptions } from './tally.rules';
import type { Lots } from './ties.rules';

export type Outcome = 'passed' | 'failed' | 'elected' | 'tied' | 'none' | 'no-quorum';

export interface CountResult {
  version: typeof countVersion;
  outcome: Outcome;
  /** Keys of the options that won, first the one with most votes; empty without a quorum. */
  elected: string[];
  tied: string[];
  /** Whether a lot gave a seat. */
  byLot: boolean;
  present: Share;
  abstained: Share;
  spoiled: Share;
  quorum: Hurdle | null;
  /** Weight that an option needed. */
  threshold: number | null;
  tallies: OptionTally[];
  rounds: Round[];
}

function rankedWinners(rules: CountRules, read: ReadBallots, lots: Lots): Winners & { rounds: Round[] } {
  const { elected, tied, rounds } = countRanked(read.valid, {
    keys: rules.options.map(({ key }) => key),
    seats: rules.seats,
    leaveOpen: rules.ties === 'open',
    lots,
  });
  return { elected, tied, rounds, byLot: rounds.some(({ tie }) => tie === 'lot') };
}

function winners(
  rules: CountRules,
  read: ReadBallots,
  tallies: readonly OptionTally[],
  needed: number | null,
  lots: Lots,
): Winners & { rounds: Round[] } {
  if (rules.kind === 'ranked') return rankedWinners(rules, read, lots);
  const won = rules.kind === 'yes-no' ? motionOf(tallies, needed) : winnersOf(rules, tallies, needed, lots);
  return { ...won, rounds: [] };
}

function outcomeOf({ kind }: CountRules, { elected, tied }: Winners, quorum: Hurdle | null): Outcome {
  if (quorum && !quorum.met) return 'no-quorum';
  if (kind === 'yes-no') return elected.includes('yes') ? 'passed' : 'failed';
  if (tied.length > 0) return 'tied';
  return elected.length > 0 ? 'elected' : 'none';
}

/**
 * Counts. The order of the ballots makes no difference. Throws a RangeError for choices that the rules do not know, and
 * for more weight than the electors have.
 */
export function countBallots(rules: CountRules, ballots: readonly CountedBallot[], lots: Lots): CountResult {
  const read = readBallots(rules, ballots);
  if (read.present.weight > rules.electorate.weight) {
    throw new RangeError(
      `The ballots weigh ${read.present.weight}, the electors only ${rules.electorate.weight}: some are not of this poll`,
    );
  }
  const tallies = tallyOptions(rules, read.valid);
  const quorum = quorumOf(rules, read);
  const threshold = thresholdOf(rules, read);
  const { rounds, ...won } = winners(rules, read, tallies, threshold, lots);
  const outcome = outcomeOf(rules, won, quorum);
  const { present, abstained, spoiled } = read;
  return {
    version: countVersion,
    outcome,
    ...(outcome === 'no-quorum' ? { elected: [], tied: [], byLot: false } : won),
    present,
    abstained,
    spoiled,
    quorum,
    threshold,
    tallies,
    rounds,
  };
}
