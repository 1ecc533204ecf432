import { readFile } from 'node:fs/promises';
import {
  countedBallot,
  type CountedBallot,
  type CountRules,
  countRules,
} from '@courtyard/contract/communications/poll/count/count-rules';
import { markOfBallots, publicHash } from '@courtyard/contract/communications/poll/count/public-hash';
import { countPoll, type PollCount } from '@courtyard/contract/communications/poll/count/count-poll';
import { hashOfBox, openSealedBox } from '@courtyard/contract/communications/poll/sealed/box';
import { readKeyFile, WrongKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import { type PollBox, pollBox } from '@courtyard/contract/communications/poll/sealed/sealed';
import type { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { CannotDo, Mistake } from './mistake';
import { inColumns } from './output/columns';
import { print } from './output/print';

const line = z.object({
  ballot: z.string().optional(),
  weight: z.coerce.number().pipe(countedBallot.shape.weight),
  choices: z.string(),
});

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new CannotDo(`can't read ${file}`);
  });

async function readRules(file: string): Promise<CountRules> {
  const text = await textOf(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mistake(`${file} isn't valid JSON. Download the rules from the poll’s results page`);
  }
  const read = countRules.safeParse(value);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Mistake(`${file} isn't a poll rules file: ${first?.path.join('.')}: ${first?.message}`);
}

function recordsOf(file: string, text: string): unknown[] {
  try {
    const records: unknown[] = parse(text, { bom: true, columns: true, skip_empty_lines: true });
    return records;
  } catch (error) {
    throw new Mistake(`can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readBallotFile(file: string): Promise<z.infer<typeof line>[]> {
  return recordsOf(file, await textOf(file)).map((record, index) => {
    const read = line.safeParse(record);
    if (read.success) return read.data;
    throw new Mistake(
      `${file}, row ${index + 1}: a ballot needs a whole-number weight of 1 or more, and choices`,
    );
  });
}

const equalActions = {
  together: 'handled together because their order makes no difference',
  'same-result': 'with the same result in every order',
  open: 'left open',
};

function roundLines({ result }: PollCount, nameOf: (key: string) => string): string {
  return result.rounds
    .map(({ tallies, exhausted, lost, quota, elected, transferred, eliminated, tie, equal }, index) => {
      const by = tie === null ? '' : ` (by ${tie})`;
      const actions = [
        ...elected.map((key) => `elected: ${nameOf(key)}`),
        ...(transferred === null ? [] : [`surplus transferred: ${nameOf(transferred)}${by}`]),
        ...(eliminated === null ? [] : [`eliminated: ${nameOf(eliminated)}${by}`]),
        ...(equal ? [`equal, ${equalActions[equal.order]}: ${equal.keys.map(nameOf).join(', ')}`] : []),
      ];
      const rows = Object.entries(tallies).map(([key, weight]) => [`  ${nameOf(key)}`, String(weight)]);
      const rest = [
        ['  (exhausted)', String(exhausted)],
        ['  (rounding)', String(lost)],
      ];
      return `\nRound ${index + 1}, quota ${quota}\n${inColumns([...rows, ...rest])}${actions.map((action) => `  ${action}\n`).join('')}`;
    })
    .join('');
}

function report(rules: CountRules, count: PollCount): string {
  const { result } = count;
  const names = new Map(rules.options.map(({ key, text }) => [key, text]));
  const nameOf = (key: string) => names.get(key) ?? key;
  const facts = inColumns([
    ['Ballots', `${result.present.ballots} of ${rules.electorate.electors}`],
    ['Weight', `${result.present.weight} of ${rules.electorate.weight}`],
    ['Abstained', String(result.abstained.ballots)],
    ['Spoiled', String(result.spoiled.ballots)],
    ...(result.quorum
      ? [['Quorum', `${result.quorum.needed}: ${result.quorum.met ? 'met' : 'not met'}`]]
      : []),
    ...(result.threshold === null ? [] : [['Needed', String(result.threshold)]]),
  ]);
  const tallies = inColumns([
    ['OPTION', 'BALLOTS', 'WEIGHT', 'TOTAL'],
    ...result.tallies.map(({ key, ballots, weight, total }) => [
      nameOf(key),
      String(ballots),
      String(weight),
      String(total),
    ]),
  ]);
  const ended = inColumns([
    ['Outcome', result.outcome],
    ['Won', result.elected.map(nameOf).join(', ') || '-'],
    ...(result.tied.length > 0 ? [['Tied', result.tied.map(nameOf).join(', ')]] : []),
    ['Rules', count.rulesHash],
    ['Input', count.inputHash],
    ['Result', count.resultHash],
  ]);
  return `${rules.title}\n\n${facts}\n${tallies}${roundLines(count, nameOf)}\n${ended}`;
}

/** What is counted, and what is said of it beside the count. */
interface Counting {
  rules: CountRules;
  ballots: readonly (CountedBallot & { ballot?: string | undefined })[];
  facts: string;
}

/** The hash that everybody is given, where the ballots have their ids. */
async function publicLine(ballots: Counting['ballots'], count: PollCount): Promise<string> {
  const ids = ballots.flatMap(({ ballot }) => ballot ?? []);
  if (ids.length < ballots.length) return '';
  return inColumns([['Public', await publicHash(await markOfBallots(ids), count)]]);
}

async function readBox(file: string): Promise<PollBox> {
  const text = await textOf(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Mistake(`${file} isn't valid JSON. Download the envelopes from the poll’s page`);
  }
  const read = pollBox.safeParse(value);
  if (read.success) return read.data;
  throw new Mistake(`${file} isn't a sealed poll envelope file: ${read.error.issues[0]?.message}`);
}

const faultsOfKey: Record<WrongKey['fault'], string> = {
  'no-key': "isn't a poll key",
  'other-poll': 'is the key of another poll',
  'other-key': 'is not the key this poll was opened with',
};

async function openedBox(file: string, keyFile: string): Promise<Counting> {
  const [box, key] = [await readBox(file), await textOf(keyFile)];
  if ((await hashOfBox(box.envelopes)) !== box.boxHash)
    throw new CannotDo(`${file} was changed: its envelopes don't match its hash`);
  try {
    const read = readKeyFile(key, { id: box.pollId, publicKey: box.publicKey });
    const { ballots, broken } = await openSealedBox(box, read);
    const facts = inColumns([
      [
        'Envelopes',
        `${box.envelopes.length}, ${broken} cannot be opened, ${box.changed} without their receipt`,
      ],
      ['Box', box.boxHash],
    ]);
    return { rules: box.rules, ballots, facts };
  } catch (error) {
    throw error instanceof WrongKey ? new CannotDo(`${keyFile} ${faultsOfKey[error.fault]}`) : error;
  }
}

async function recount(
  file: string,
  { rules: rulesFile, key }: { rules?: string; key?: string },
): Promise<void> {
  if ((rulesFile === undefined) === (key === undefined))
    throw new Mistake('add --rules with the rules file, or --key with the key of a sealed poll');
  const { rules, ballots, facts }: Counting =
    key === undefined
      ? { rules: await readRules(rulesFile ?? ''), ballots: await readBallotFile(file), facts: '' }
      : await openedBox(file, key);
  const count = await countPoll(rules, ballots).catch((error: unknown) => {
    throw error instanceof RangeError ? new CannotDo(error.message) : error;
  });
  print(`${report(rules, count)}${await publicLine(ballots, count)}${facts}`);
}

/** `courtyard poll recount`: needs neither the server nor its database. */
export function addPollCommands(program: Command): void {
  program
    .command('poll')
    .description('recount poll ballots')
    .command('recount <ballots>')
    .description(
      'recount a ballot file using the poll’s rules, or a sealed poll’s envelopes using its key; prints rounds, result and hashes',
    )
    .option('--rules <file>', 'rules file from the poll’s results page')
    .option('--key <file>', 'key file of a sealed poll, for its envelope file')
    .addHelpText(
      'after',
      '\nExamples:\n  courtyard poll recount ballots.csv --rules rules.json\n  courtyard poll recount envelopes.json --key poll-key-1.json',
    )
    .action(recount);
}
