import type { z } from 'zod';
import { readChoices, spoiled } from '../count/choices.rules';
import type { CountedBallot, CountRules } from '../count/count-rules';
import { ballotOpener, sha256 } from '../voting/sealed-ballot';
import { type KeyFile, WrongKey } from './key-file';
import type { pollBox } from './sealed';

type Box = z.infer<typeof pollBox>;

/** SHA-256 of envelopes with their weights, in whatever order they come. */
export const hashOfBox = (envelopes: Box['envelopes']): Promise<string> =>
  sha256(
    envelopes
      .map(({ weight, envelope }) => `${weight},${envelope}`)
      .toSorted()
      .join('\n'),
  );

/** What was in a box. Ballots and codes are sorted, each by itself: no place leads from one to the other or to an envelope. */
export interface OpenedBox {
  ballots: CountedBallot[];
  codes: string[];
  /** How many envelopes the key does not open: they were changed after they were encrypted. They count as spoiled. */
  broken: number;
}

const byText = (a: CountedBallot, b: CountedBallot) =>
  `${a.weight},${a.choices}` < `${b.weight},${b.choices}` ? -1 : 1;

/** Opens what was cast. Throws a WrongKey where the key opens none of it. */
export async function openSealedBox(
  { rules, envelopes }: { rules: CountRules; envelopes: Box['envelopes'] },
  key: KeyFile,
): Promise<OpenedBox> {
  const open = await ballotOpener(key.pollId, key.privateKey);
  const codes = new Set<string>();
  const ballots: CountedBallot[] = [];
  let broken = 0;
  for (const { weight, envelope } of envelopes) {
    const content = await open(envelope);
    if (content === null) broken += 1;
    const isRead =
      content !== null && !codes.has(content.code) && readChoices(rules, content.choices) !== null;
    if (isRead) codes.add(content.code);
    ballots.push({ weight, choices: isRead ? content.choices : spoiled });
  }
  if (envelopes.length > 0 && broken === envelopes.length) throw new WrongKey('other-key');
  return { ballots: ballots.toSorted(byText), codes: [...codes].toSorted(), broken };
}
