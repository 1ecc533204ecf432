import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pollPublicKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import { makePollKeys, type PollKeys } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { codeOf } from '../../../../platform/core/error-code';
import type { Platform } from '../../../../platform/core/platform';
import { makePrivateFolder } from '../../../../platform/files/private-folder';
import type { PublicKey } from '../poll.tables';

const privateKey = z.looseObject({ kty: z.string(), crv: z.string(), d: z.string() });

type Place = Pick<Platform, 'dataFolder'>;

/** Beside the database, so that no dump of it and no backup holds what opens the ballots. */
const folderOf = ({ dataFolder }: Place) => join(dataFolder, 'poll-keys');
const fileOf = (place: Place, pollId: string) => join(folderOf(place), `${pollId}.json`);

/** Makes the keys of a poll: the private one goes to its file, the public one is given. */
export async function keepNewKeys(place: Place, pollId: string): Promise<PublicKey> {
  const keys = await makePollKeys();
  await makePrivateFolder(folderOf(place));
  await writeFile(fileOf(place, pollId), JSON.stringify(keys.privateKey), { mode: 0o600 });
  return pollPublicKey.parse(keys.publicKey);
}

/** Throws where the file is missing: what was cast can then be read by nobody. */
export async function readPrivateKey(place: Place, pollId: string): Promise<PollKeys['privateKey']> {
  const file = fileOf(place, pollId);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`the key of poll ${pollId} is not at ${file}: without it its ballots cannot be counted`, {
      cause: error,
    });
  });
  return privateKey.parse(JSON.parse(text));
}

/** The polls whose keys are kept. */
export async function keptKeys(place: Place): Promise<string[]> {
  const names = await readdir(folderOf(place)).catch((error: unknown) =>
    codeOf(error) === 'ENOENT' ? [] : Promise.reject(error),
  );
  return names.flatMap((name) => /^([\da-f-]{36})\.json$/.exec(name)?.[1] ?? []);
}

/** From then on nobody can open what was cast. */
export const destroyKey = (place: Place, pollId: string): Promise<void> =>
  rm(fileOf(place, pollId), { force: true });
