import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfBox } from '@courtyard/contract/communications/poll/sealed/box';
import { makeKeyFiles } from '@courtyard/contract/communications/poll/sealed/key-file';
import { newBallotCode, sealBallot } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { Command } from 'commander';
import { addPollCommands } from './poll.commands';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-recount-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the command says; rejects where it refuses. */
async function recount(...args: string[]): Promise<string> {
  const said: string[] = [];
  const written = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => said.push(String(text)) > 0);
  const program = new Command().exitOverride();
  addPollCommands(program);
  await program
    .parseAsync(['poll', 'recount', ...args], { from: 'user' })
    .finally(() => written.mockRestore());
  return said.join('');
}

test('counts the envelopes of a sealed poll with its key, and refuses another key and other envelopes', async () => {
  const poll = { id: randomUUID(), title: 'Roof' };
  const { files, registration } = await makeKeyFiles(poll);
  const { publicKey } = registration;
  const seal = (choices: string) => sealBallot(poll.id, publicKey, { choices, code: newBallotCode() });
  const envelopes = [
    { weight: 200, envelope: await seal('yes') },
    { weight: 100, envelope: await seal('no') },
  ];
  const rules = {
    version: 1,
    title: poll.title,
    kind: 'yes-no',
    options: ['yes', 'no'].map((key) => ({ key, text: key })),
    seats: 1,
    most: 1,
    points: 1,
    quorum: null,
    threshold: null,
    ties: 'lot',
    electorate: { electors: 3, weight: 400 },
  };
  const boxHash = await hashOfBox(envelopes);
  const box = {
    pollId: poll.id,
    publicKey,
    rules,
    changed: 0,
    boxHash,
    challenge: await seal('-'),
    envelopes,
  };
  const kept = async (name: string, value: unknown) => {
    const file = join(folder, name);
    await writeFile(file, JSON.stringify(value));
    return file;
  };
  const [whole, key] = [await kept('envelopes.json', box), await kept('poll-key-2.json', files[1])];
  const counted = await recount(whole, '--key', key);
  expect(counted).toMatch(/Ballots +2 of 3\nWeight +300 of 400[^]*Outcome +passed/);
  expect(counted).toContain(boxHash);
  const other = await kept('other.json', (await makeKeyFiles(poll)).files[0]);
  await expect(recount(whole, '--key', other)).rejects.toThrow('not the key this poll was opened with');
  const fewer = await kept('fewer.json', { ...box, envelopes: envelopes.slice(1) });
  await expect(recount(fewer, '--key', key)).rejects.toThrow('was changed');
  await expect(recount(whole)).rejects.toThrow('--rules');
});
