import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevServer } from './dev-server.mjs';

const apiPage =
  '<script type="application/json" id="courtyard-boot" nonce="n1">{"mode":"demo"}</script><script src="/assets/host/main.abc.js"></script>';
const template =
  '<style nonce="__CSP_NONCE__"></style><script type="application/json" id="courtyard-boot" nonce="__CSP_NONCE__">__COURTYARD_BOOT__</script><script src="/assets/host/main.js"></script>';

let folder, api, server, origin;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-dev-server-'));
  for (const name of ['host', 'pets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'host/index.html'), template);
  writeFileSync(join(folder, 'host/main.js'), 'host();');
  writeFileSync(join(folder, 'pets/entry.js'), 'pets();');
  api = createServer((request, answer) => {
    const isPage = request.url === '/pets';
    answer.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'application/json',
      'content-security-policy': 'x',
    });
    answer.end(isPage ? apiPage : JSON.stringify({ host: request.headers.host, url: request.url }));
  });
  await new Promise((resolve) => api.listen(0, resolve));
  server = createDevServer({ folder, api: `http://127.0.0.1:${api.address().port}` });
  const port = 20_000 + (process.pid % 20_000);
  await server.listen(port);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = async (path, headers = {}) => {
  const answer = await fetch(origin + path, { headers });
  return { headers: answer.headers, text: await answer.text() };
};

test('a page is the API’s answer with the scripts of this build', async () => {
  const { text, headers } = await get('/pets', { accept: 'text/html' });
  expect(text).toBe(
    '<style nonce="n1"></style><script type="application/json" id="courtyard-boot" nonce="n1">{"mode":"demo"}</script><script src="/assets/host/main.js"></script>',
  );
  expect(headers.get('content-security-policy')).toBe('x');
});

test('files of the builds are served fresh, everything else by the API', async () => {
  expect((await get('/assets/host/main.js')).text).toBe('host();');
  const entry = await get('/assets/dev/pets/entry.js');
  expect(entry.text).toBe('pets();');
  expect(entry.headers.get('cache-control')).toBe('no-store');
  expect((await get('/assets/dev/pets/..%2f..%2fetc')).text).toContain('"url"');
  expect(JSON.parse((await get('/api/v1/x')).text)).toEqual({ host: new URL(origin).host, url: '/api/v1/x' });
});

test('an open page hears of a new build', async () => {
  const events = await fetch(`${origin}/assets/dev/events`);
  const reader = events.body.getReader();
  server.announce('pets', 'h2');
  const { value } = await reader.read();
  expect(Buffer.from(value).toString()).toContain('data: {"name":"pets","hash":"h2"}');
  await reader.cancel();
});
