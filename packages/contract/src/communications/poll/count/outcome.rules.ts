import type { CountRules, Quorum, Threshold } from './count-rules';
import type { OptionTally, ReadBallots } from './tally.rules';
import { byLot, type Lots } from './ties.rules';

export interface Hurdle {
  /** The smallest weight that clears it. */
  needed: number;
  met: boolean;
}

/** `1/3` as numbers. */
export function fractionOf(text: string): Quorum {
  const [numerator = 1, denominator = 1] = text.split('/').map(Number);
  return { numerator, denominator };
}

/** Weight of a share, rounded up, or one more where it has to be over it. */
export function weightOf({ numerator, denominator }: Quorum, whole: number, strictly = false): number {
  const product = BigInt(whole) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const needed = strictly ? product / divisor + 1n : (product + divisor - 1n) / divisor;
  // Nobody at all is never enough.
  return Number(needed > 1n ? needed : 1n);
}

export function quorumOf({ quorum, electorate }: CountRules, { present }: ReadBallots): Hurdle | null {
  if (!quorum) return null;
  const needed = weightOf(quorum, electorate.weight);
  return { needed, met: present.weight >= needed };
}

function baseOf({ of }: Threshold, { electorate }: CountRules, read: ReadBallots): number {
  if (of === 'eligible') return electorate.weight;
  const { present, abstained, spoiled } = read;
  return of === 'present' ? present.weight : present.weight - abstained.weight - spoiled.weight;
}

/** The weight that an option needs; null where any will do. */
export function thresholdOf(rules: CountRules, read: ReadBallots): number | null {
  const { threshold } = rules;
  return threshold && weightOf(threshold, baseOf(threshold, rules, read), threshold.strictly);
}

export interface Winners {
  elected: string[];
  /** Options with equal votes for the last seats, where ties stay open. */
  tied: string[];
  byLot: boolean;
}

/** Those with most votes, as many as there are seats, of those that reach what is needed. */
export function winnersOf(
  { seats, ties }: CountRules,
  tallies: readonly OptionTally[],
  needed: number | null,
  lots: Lots,
): Winners {
  const able = tallies.filter(({ total, weight }) => total > 0 && weight >= (needed ?? 1));
  const ranked = able.toSorted((a, b) => b.total - a.total);
  const last = ranked[seats - 1];
  if (!last || ranked[seats]?.total !== last.total) {
    return { elected: ranked.slice(0, seats).map(({ key }) => key), tied: [], byLot: false };
  }
  const keysWhere = (holds: (total: number) => boolean) =>
    ranked.filter(({ total }) => holds(total)).map(({ key }) => key);
  const sure = keysWhere((total) => total > last.total);
  const tied = keysWhere((total) => total === last.total);
  if (ties === 'open') return { elected: sure, tied, byLot: false };
  return { elected: [...sure, ...byLot(tied, lots)].slice(0, seats), tied: [], byLot: true };
}

/** The answer of a motion: yes where it reaches what is needed, by default more votes for it than against it. */
export function motionOf(tallies: readonly OptionTally[], needed: number | null): Winners {
  const weightOfKey = (key: string) => tallies.find((tally) => tally.key === key)?.weight ?? 0;
  const passes = needed === null ? weightOfKey('yes') > weightOfKey('no') : weightOfKey('yes') >= needed;
  return { elected: passes ? ['yes'] : [], tied: [], byLot: false };
}
