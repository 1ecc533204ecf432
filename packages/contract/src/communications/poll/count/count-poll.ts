import { sha256 } from '../voting/sealed-ballot';
import { countBallots, type CountResult } from './count.rules';
import { type CountedBallot, type CountRules, countRules } from './count-rules';

export interface PollCount {
  /** SHA-256 in hexadecimal: of the rules, of rules and ballots together, and of the result. */
  rulesHash: string;
  inputHash: string;
  resultHash: string;
  result: CountResult;
}

/** Rules as text that is the same for equal rules: fields in the order of the schema. */
const textOfRules = (rules: CountRules): string => JSON.stringify(countRules.parse(rules));

/** Ballots as text that is the same in whatever order they come. */
const textOfBallots = (ballots: readonly CountedBallot[]): string =>
  ballots
    .map(({ weight, choices }) => `${weight},${choices}`)
    .toSorted()
    .join('\n');

/** SHA-256 of the rules, in hexadecimal. Throws a ZodError where they are none. */
export const hashOfRules = (rules: CountRules): Promise<string> => sha256(textOfRules(rules));

/**
 * Counts, and says of what and with what result, so that two counts can be compared. Lots follow from the hash of the
 * input: nobody knows them before the last ballot is in, and everybody can draw them again. The same code runs on the
 * server, in the command and in the page. Throws as `countBallots` does.
 */
export async function countPoll(given: CountRules, ballots: readonly CountedBallot[]): Promise<PollCount> {
  const rules = countRules.parse(given);
  const inputHash = await sha256(`${textOfRules(rules)}\n${textOfBallots(ballots)}`);
  const lots = await Promise.all(
    rules.options.map(async ({ key }) => [key, await sha256(`${inputHash}:${key}`)] as const),
  );
  const result = countBallots(rules, ballots, Object.fromEntries(lots));
  return {
    rulesHash: await hashOfRules(rules),
    inputHash,
    resultHash: await sha256(JSON.stringify(result)),
    result,
  };
}
