import { withApp } from '../../../testing';
import { releasesOf } from './release-cache';
import { insertRelease } from './releases.sql';
import { declaration, releaseOf } from './section-build.fixture';

const tested = withApp();

test('a release that was read before is given with one that was not, however many there have been', async () => {
  const versions = Array.from({ length: 210 }, (_, patch) => `1.0.${patch}`);
  const orchards = { ...declaration, id: 'orchards', basePath: '/orchards', permissions: {} };
  await tested.platform.db.transaction().execute(async (tx) => {
    const publish = (release: ReturnType<typeof releaseOf>) =>
      insertRelease(tx, release, { contentHash: release.version, publishedBy: 'test' });
    await publish(releaseOf());
    for (const version of versions) await publish(releaseOf({ version, declaration: orchards }));

    for (const version of versions) {
      const wanted = [
        { sectionId: 'gardens', version: '1.0.0' },
        { sectionId: 'orchards', version },
      ];
      const found = await releasesOf(tx, wanted);
      expect([...found].map(([sectionId, release]) => ({ sectionId, version: release.version }))).toEqual(
        wanted,
      );
    }
  });
});
