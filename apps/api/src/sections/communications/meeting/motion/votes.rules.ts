import type { MotionInput } from '@courtyard/contract/communications/meeting/motion/motion';
import type { QuorumRule } from '../attendance/quorum.rules';

type Votes = Pick<MotionInput, 'method' | 'votes' | 'inFavor' | 'against' | 'abstained'>;
type Vote = Votes['votes'][number]['vote'];

/** What votes by name are counted by. */
export interface Counting {
  basis: QuorumRule['basis'];
  /** The homes that somebody who is invited owns. */
  homesOf: (attendeeId: string) => readonly string[];
}

/** One vote of each home: none of a home whose owners vote differently. */
function votesByHome(votes: Votes['votes'], homesOf: Counting['homesOf']): Vote[] {
  const ofHome = new Map<string, Set<Vote>>();
  for (const { attendeeId, vote } of votes)
    for (const home of homesOf(attendeeId)) ofHome.set(home, (ofHome.get(home) ?? new Set()).add(vote));
  return [...ofHome.values()].flatMap((said) => (said.size === 1 ? [...said] : []));
}

/**
 * The sums of a vote: of names they follow, of a voice vote there are none. Where a quorum is of homes, votes by name are of
 * homes too: each has one, however many of its owners vote.
 */
export function sumsOf({ method, votes, inFavor, against, abstained }: Votes, { basis, homesOf }: Counting) {
  if (method === 'voice') return { inFavor: null, against: null, abstained: null, countedBy: null };
  if (method === 'count') return { inFavor, against, abstained, countedBy: null };
  const counted = basis === 'unit' ? votesByHome(votes, homesOf) : votes.map(({ vote }) => vote);
  const count = (vote: Vote) => counted.filter((each) => each === vote).length;
  return { inFavor: count('yes'), against: count('no'), abstained: count('abstain'), countedBy: basis };
}
