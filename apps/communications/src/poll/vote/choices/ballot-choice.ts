import { type Mark, writeChoices } from '@courtyard/contract/communications/poll/count/choices.rules';
import type { PollBallot } from '@courtyard/contract/communications/poll/voting/vote';

/** What somebody marks on a ballot. */
export interface BallotChoice {
  marks: readonly Mark[];
  isAbstention: boolean;
}

export type BallotRules = Pick<PollBallot['poll'], 'kind' | 'ballot' | 'most' | 'points'>;

/** Choices as they are counted; null where nothing is marked yet. */
export function choicesOf(
  { ballot, ...rules }: BallotRules,
  { marks, isAbstention }: BallotChoice,
): string | null {
  if (marks.length === 0 && !isAbstention) return null;
  return writeChoices({ ...rules, options: ballot }, isAbstention ? [] : marks);
}
