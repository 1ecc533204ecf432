import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { throwawayFolder } from '../../testing/test-database';
import { makePrivateFolder } from './private-folder';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('what was open to every account of the machine is closed, with all that it holds', async () => {
  const folder = await throwawayFolder();
  const [outbox, community] = [join(folder, 'outbox'), join(folder, 'outbox', 'community')];
  await mkdir(community, { recursive: true });
  for (const path of [outbox, community]) await chmod(path, 0o755);
  const [mail, file] = [join(outbox, 'a.eml'), join(community, 'b')];
  for (const path of [mail, file]) await writeFile(path, 'private', { mode: 0o644 });
  await makePrivateFolder(outbox);
  expect(await Promise.all([outbox, community, mail, file].map(modeOf))).toEqual([
    '700',
    '700',
    '600',
    '600',
  ]);
  await makePrivateFolder(join(folder, 'made', 'now'));
  expect(await modeOf(join(folder, 'made', 'now'))).toBe('700');
  await rm(folder, { recursive: true, force: true });
});
