import { sql } from 'kysely';
import { removeFiles } from '../../../../../platform/files/storage/stored-files.fixture';
import { withApp } from '../../../../../testing';
import { contentOf, sha256, withUploads } from './tus-client.fixture';

const app = withApp({ env: { COURTYARD_COMMUNITY_STORAGE: '1' } });
const { create, begin, patch, head, inDemo, storedOf } = withUploads(app);

test('the quota reached half way keeps what arrived, says so, and the upload goes on once there is room', async () => {
  await removeFiles(app.platform, app.tenants.demo);
  const person = await app.client.as('admin', 'demo');
  const content = contentOf(600_000);
  const path = await begin(person, { bytes: content.length });
  // Its room is kept from the announcement on: nothing else takes it.
  const second = await create(person, { bytes: 700_000 });
  expect([second.status, second.code]).toEqual([409, 'storage-full']);
  expect(second.text).not.toContain('partial upload');
  await patch(person, path, 0, content.subarray(0, 300_000));
  // Another way has no announcements: a logo, or an import.
  await inDemo(sql`insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
    values (courtyard.tenant_id(), gen_random_uuid(), 'big.pdf', 'application/pdf', 900000, 'x', 'taken')`);
  const refused = await patch(person, path, 300_000, content.subarray(300_000));
  expect([refused.status, refused.code]).toEqual([409, 'storage-full']);
  expect(refused.text).toContain('Your partial upload is kept for a day');
  expect((await head(person, path)).headers['upload-offset']).toBe('300000');
  await inDemo(sql`delete from file where storage_key = 'taken'`);
  expect((await patch(person, path, 300_000, content.subarray(300_000))).status).toBe(204);
  expect((await storedOf(path))?.sha256).toBe(sha256(content));
});
