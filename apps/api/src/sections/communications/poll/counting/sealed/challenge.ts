import type { PollPublicKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import {
  newBallotCode,
  sealBallot,
  sha256,
} from '@courtyard/contract/communications/poll/voting/sealed-ballot';

/** Something encrypted for a key, and the hash of what only its holder finds in it. */
export async function newChallenge(pollId: string, publicKey: PollPublicKey) {
  const answer = newBallotCode();
  const challenge = await sealBallot(pollId, publicKey, { choices: 'challenge', code: answer });
  return { challenge, answerHash: await sha256(answer) };
}

/** Whether an answer is that of a challenge. */
export const isAnswer = async (answer: string, answerHash: string | null): Promise<boolean> =>
  answerHash !== null && (await sha256(answer)) === answerHash;
