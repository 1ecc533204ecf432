import { withApp } from '../../../testing';

const scene = withApp({ env: { COURTYARD_COMMUNITY_STORAGE: '1' } });
const megabyte = 1024 * 1024;

const owner = () => scene.client.as('owner', 'demo');
const use = async () => (await (await owner()).ok('GET /api/v1/shell/storage')).data;

async function upload(bytes: number) {
  const { token } = await owner();
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  return scene.app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: {
      host: 'demo.localhost:8080',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${head}${'a'.repeat(bytes)}\r\n--${boundary}--\r\n`,
  });
}

const ofLakeside = async () =>
  (await (await scene.client.as('owner', 'lakeside')).ok('GET /api/v1/shell/storage')).data.usedBytes;

test('a community keeps as much as it may, and is told how much that is', async () => {
  const elsewhere = await ofLakeside();
  const before = await use();
  expect(before.quotaBytes).toBe(megabyte);
  expect((await upload(600_000)).statusCode).toBe(201);
  expect(await use()).toEqual({ usedBytes: before.usedBytes + 600_000, quotaBytes: megabyte });
  const refused = await upload(600_000);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'storage-full']);
  expect(await ofLakeside()).toBe(elsewhere);
});
