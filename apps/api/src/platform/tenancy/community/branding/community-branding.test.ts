import { withApp } from '../../../../testing';
import { dropUnattached } from '../../../files/files.jobs';

const scene = withApp();
const path = 'PUT /api/v1/shell/community/look';
const plain = { logoFileId: null, logoPlate: true, wordmarkLight: null, wordmarkDark: null };

/** A grey PNG with as many pixels as it says. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAhAQMAAACRP3vmAAAAA1BMVEUPdm5/SejIAAAADElEQVQI12NgGA4AAADGAAERI9i5AAAAAElFTkSuQmCC',
    'base64',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const stored = async (name: string, content: Buffer) =>
  (
    await scene.platform.inTenant(scene.tenants.demo, (tx) =>
      scene.platform.files.store(tx, { tenantId: scene.tenants.demo, name, content, uploadedBy: null }),
    )
  ).id;
const admin = () => scene.client.as('admin', 'demo');
const current = async () => (await (await admin()).ok('GET /api/v1/shell/community/look')).data;
const change = async (look: { logoFileId?: string; wordmarkLight?: string; wordmarkDark?: string }) =>
  (await admin()).call(path, { body: { ...plain, ...look, version: (await current()).version } });
const get = (url: string, host = 'demo') =>
  scene.app.inject({ url, headers: { host: `${host}.localhost:8080` } });

test('who may not change the community reads and changes nothing of its look', async () => {
  const owner = await scene.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/shell/community/look')).status).toBe(403);
  expect((await owner.call(path, { body: { ...plain, version: 1 } })).status).toBe(403);
});

test('a colour that cannot be read is refused with what was measured, in the language asked for', async () => {
  const { status, body } = await change({ wordmarkLight: '#ffcc00', wordmarkDark: '#ffcc00' });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain('contrast of 1.3');
  // Good on dark, where it is tried; 4.5:1 is for the worse of what it can stand on.
  expect((await change({ wordmarkDark: '#FFCC00' })).status).toBe(200);
  expect(await current()).toMatchObject({ wordmarkLight: null, wordmarkDark: '#ffcc00', version: 2 });
  expect((await change({ wordmarkLight: 'red' })).status).toBe(422);
});

test('a logo is served to everybody for as long as it is the logo, and its community’s alone', async () => {
  const fileId = await stored('elm.png', png(400, 100));
  const url = `/api/v1/shell/community/logo/${fileId}`;
  expect((await get(url)).statusCode).toBe(404);
  expect((await change({ logoFileId: fileId })).status).toBe(200);
  expect(await current()).toMatchObject({
    logo: { url, width: 400, height: 100, file: { name: 'elm.png' } },
  });
  const picture = await get(url);
  expect(picture.rawPayload.equals(png(400, 100))).toBe(true);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(url, 'lakeside')).statusCode).toBe(404);
  const next = await stored('oak.png', png(200, 100));
  await change({ logoFileId: next });
  expect((await get(url)).statusCode).toBe(404);
  expect((await get(`/api/v1/shell/community/logo/${next}`)).statusCode).toBe(200);
  await change({});
  expect(await current()).toMatchObject({ logo: null });
  // Nothing holds them any more: they go with what nobody refers to.
  scene.setClock(new Date(Date.now() + 2 * 86_400_000));
  await dropUnattached(scene.platform);
  scene.setClock(new Date());
  const left = await scene.platform.inTenant(scene.tenants.demo, (tx) =>
    tx.selectFrom('file').select('id').where('id', 'in', [fileId, next]).execute(),
  );
  expect(left).toEqual([]);
});

test.each([
  ['a document', 'rules.txt', Buffer.from('Quiet after ten.'), 'PNG, JPEG or WebP'],
  [
    'a heavy picture',
    'big.png',
    Buffer.concat([png(100, 100), Buffer.alloc(200 * 1024)]),
    'larger than 200 KB',
  ],
  ['a tiny one', 'dot.png', png(16, 16), 'must have 32 to 2000 pixels'],
  ['a huge one', 'wall.png', png(2001, 1000), 'must have 32 to 2000 pixels'],
  ['a ribbon', 'line.png', png(900, 100), 'at most 8 times'],
])('%s is no logo, and it is said why', async (_what, name, content, why) => {
  const { status, body } = await change({ logoFileId: await stored(name, content) });
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(why);
});

test('a picture that is something else’s already, or nobody’s, is not taken', async () => {
  const fileId = await stored('deed.png', png(100, 100));
  await scene.platform.inTenant(scene.tenants.demo, (tx) => scene.platform.files.attach(tx, fileId));
  expect(await change({ logoFileId: fileId })).toMatchObject({ status: 409, body: { code: 'file-in-use' } });
  const none = '0192f000-0000-7000-8000-000000000000';
  expect((await change({ logoFileId: none })).status).toBe(422);
});

test('the history says who changed which of it, by the name of the picture', async () => {
  await change({ logoFileId: await stored('elm.png', png(300, 100)) });
  const { data } = await (await admin()).ok('GET /api/v1/shell/community/history');
  expect(data[0]).toMatchObject({
    action: 'community.update',
    actor: 'Maya Okafor',
    changes: { logo: { before: null, after: 'elm.png' } },
  });
});

test('who changes what somebody else changed meanwhile is told so', async () => {
  const { version } = await current();
  const person = await admin();
  await person.ok(path, { body: { ...plain, version } });
  const late = await person.call(path, { body: { ...plain, wordmarkDark: '#00ffcc', version } });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
});
