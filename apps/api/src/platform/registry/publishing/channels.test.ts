import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withApp } from '../../../testing';
import { releaseFolder } from '../release/release-files';
import { buildSection } from '../release/section-build.fixture';
import { Publishing } from './publishing.service';

const tested = withApp();
const host = {
  folder: '',
  release: { contract: '1.0.0', shared: { react: '19.3.1' }, assets: [], entries: {} },
};

test('a release whose files are gone or damaged is refused until it is published again', async () => {
  const publishing = new Publishing(tested.platform, host);
  const publish = async (version: string) => {
    const files = { 'entry.1a2b.js': version, 'routes.3c4d.js': version };
    await publishing.publish({ folder: await buildSection({ version, files }), actor: 'test' });
  };
  await publish('1.0.0');
  await publish('1.1.0');
  const folder = releaseFolder(tested.platform.dataFolder, 'gardens', '1.1.0');
  const promote = () => publishing.promote('gardens', '1.1.0', 'stable', 'test');
  await writeFile(join(folder, 'routes.3c4d.js'), 'cut');
  await expect(promote()).rejects.toThrow('routes.3c4d.js does not have the hash');
  await rm(folder, { recursive: true });
  await expect(promote()).rejects.toThrow('entry.1a2b.js is missing); publish it again');
  await publish('1.1.0');
  await promote();
  await rm(releaseFolder(tested.platform.dataFolder, 'gardens', '1.0.0'), { recursive: true });
  await expect(publishing.rollback('gardens', 'stable', 'test')).rejects.toThrow(
    'gardens 1.0.0 are not whole',
  );
});
