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
let starting = Promise.resolve();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-dev-server-'));
  for (const name of ['host', 'pets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'host/index.html'), template);
  writeFileSync(join(folder, 'host/main.js'), 'host();');
  writeFileSync(join(folder, 'pets/entry.js'), 'pets();');
  api = createServer((request, answer) => {
    if (request.url.startsWith('/breaks-off')) {
      const isPage = request.url.endsWith('page');
      answer.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/event-stream' });
      return answer.write('data: first\n\n', () => request.socket.destroy());
    }
    const isPage = request.url === '/pets';
    answer.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'application/json',
      'content-security-policy': 'x',
    });
    answer.end(isPage ? apiPage : JSON.stringify({ host: request.headers.host, url: request.url }));
  });
  await new Promise((resolve) => api.listen(0, resolve));
  server = createDevServer({
    folder,
    api: `http://127.0.0.1:${api.address().port}`,
    apiReady: () => starting,
  });
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

test('an answer that the API breaks off is broken off for the page too', async () => {
  await expect(get('/breaks-off/events')).rejects.toThrow('terminated');
  await expect(get('/breaks-off/page', { accept: 'text/html' })).rejects.toThrow('fetch failed');
}, 10_000);

/** What an open page hears; it listens until the test ends it. */
async function listen() {
  const events = await fetch(`${origin}/assets/dev/events`);
  const reader = events.body.getReader();
  let heard = '';
  return {
    async next(count) {
      while (heard.split('\n\n').length <= count)
        heard += Buffer.from((await reader.read()).value).toString();
      const messages = heard.split('\n').filter((line) => line.startsWith('data: '));
      heard = '';
      return messages.map((line) => JSON.parse(line.slice('data: '.length)));
    },
    end: () => reader.cancel(),
  };
}

const built = (name, hash, ...messages) => ({
  compilation: { name },
  hash,
  startTime: 0,
  endTime: 5,
  toJson: () => ({ errors: messages.map((message) => ({ moduleName: './src/routes.tsx', message })) }),
});

test('an open page hears of new builds, of what is wrong with any of them, and that all is right again', async () => {
  server.announce({ stats: [built('host', 'h1'), built('pets', 'p1')] });
  const page = await listen();
  expect(await page.next(2)).toMatchObject([
    { name: 'host', action: 'sync', hash: 'h1', errors: [] },
    { name: 'pets', action: 'sync', hash: 'p1', errors: [] },
  ]);
  const errors = ['./src/routes.tsx \nUnexpected token'];
  server.announce({ stats: [built('pets', 'p2', 'Unexpected token')] });
  expect(await page.next(2)).toMatchObject([
    { name: 'host', action: 'built', hash: 'h1', errors },
    { name: 'pets', action: 'built', hash: 'p2', errors },
  ]);
  server.announce({ stats: [built('pets', 'p3')] });
  expect(await page.next(2)).toMatchObject([{ errors: [] }, { errors: [], hash: 'p3' }]);
  server.setProblems(['The API does not start.']);
  expect(await page.next(2)).toMatchObject([{ errors: ['The API does not start.'] }, { hash: 'p3' }]);
  await page.end();
});

test('a call waits while the API starts anew', async () => {
  let start;
  starting = new Promise((done) => (start = done));
  let isAnswered = false;
  const answer = get('/api/v1/x').then((one) => {
    isAnswered = true;
    return one;
  });
  expect((await get('/assets/host/main.js')).text).toBe('host();');
  expect(isAnswered).toBe(false);
  start();
  expect((await answer).text).toContain('/api/v1/x');
});
