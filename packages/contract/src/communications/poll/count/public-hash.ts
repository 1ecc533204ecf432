import { sha256 } from '../voting/sealed-ballot';

/** What stands for all ballots of a count and is chance: of their random ids, in their order. */
export const markOfBallots = (ids: readonly string[]): Promise<string> => sha256(ids.toSorted().join(','));

/**
 * A hash of a count that everybody can be given. Where few voted, the hashes of ballots and result can be had by trying out
 * all results; this one takes the ids of the ballots besides, which those have who may see ballots.
 */
export const publicHash = (mark: string, count: { inputHash: string; resultHash: string }): Promise<string> =>
  sha256(`${mark},${count.inputHash},${count.resultHash}`);
