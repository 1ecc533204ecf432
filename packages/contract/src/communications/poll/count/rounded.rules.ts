import type { CountResult } from './count.rules';
import type { CountRules } from './count-rules';

/** Under so many ballots of a weight, or at all, what somebody chose could be worked out. */
export const fewestBallots = 5;

/**
 * The whole percents that shares of differing weights are rounded to. Of exact totals few sets of weights come to the same;
 * rounded so, many do, however few voted.
 */
const steps = [
  { under: 10, percent: 10 },
  { under: 20, percent: 5 },
] as const;

const stepOf = (ballots: number): number => steps.find(({ under }) => ballots < under)?.percent ?? 1;

/** What everybody is told of a secret count whose exact totals could tell who chose what. */
export interface RoundedResult extends Pick<
  CountResult,
  'outcome' | 'elected' | 'tied' | 'byLot' | 'present' | 'quorum'
> {
  /** Whole percents to which shares are rounded. */
  step: number;
  /** Shares of what was given to options, in percent; null where fewer than five voted. */
  shares: { key: string; percent: number | null }[];
}

/** A count with shares for totals; abstentions, spoiled ballots and rounds are left out, for they are exact as well. */
export function roundedResult(
  { kind }: Pick<CountRules, 'kind'>,
  { outcome, elected, tied, byLot, present, abstained, spoiled, quorum, tallies }: CountResult,
): RoundedResult {
  const step = stepOf(present.ballots);
  const given = tallies.reduce((sum, { total }) => sum + total, 0);
  const chose = present.weight - abstained.weight - spoiled.weight;
  // Of several choices each is a share of those who chose.
  const whole = kind === 'multiple' ? chose : given;
  const percentOf = (total: number) => (whole === 0 ? 0 : Math.round((100 * total) / whole / step) * step);
  const isTold = present.ballots >= fewestBallots;
  return {
    outcome,
    elected,
    tied,
    byLot,
    present,
    quorum,
    step,
    shares: tallies.map(({ key, total }) => ({ key, percent: isTold ? percentOf(total) : null })),
  };
}
