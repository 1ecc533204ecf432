import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withApp } from '../../../testing';
import { plainEndsAt } from '../../auth/sessions/cookie-name.rules';
import { Publishing } from '../../registry/publishing/publishing.service';
import { buildSection, integrityOf } from '../../registry/release/section-build.fixture';
import { pagesOf } from './pages.plugin';

const apps = mkdtempSync(join(tmpdir(), 'courtyard-apps-'));
const dist = join(apps, 'host', 'dist');
const page = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><script type="application/json" id="courtyard-boot" nonce="__CSP_NONCE__">__COURTYARD_BOOT__</script><!--courtyard:preload--></head></html>`;
const script = 'shell();'.repeat(300);
mkdirSync(join(dist, 'pages'), { recursive: true });
writeFileSync(join(dist, 'index.html'), page('index'));
writeFileSync(join(dist, 'pages', 'login.en.html'), page('login'));
const webApp = { start_url: '/', icons: [{ src: '/assets/host/icon.aa.png' }] };
writeFileSync(join(dist, 'web-app.json'), JSON.stringify(webApp));
writeFileSync(join(dist, 'shell.aa.js'), script);
writeFileSync(join(dist, 'shell.aa.js.br'), brotliCompressSync(script));
writeFileSync(join(dist, 'shell.aa.js.map'), '{}');
writeFileSync(
  join(dist, 'host.json'),
  JSON.stringify({
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    assets: [{ file: 'shell.aa.js', bytes: script.length, integrity: integrityOf(script) }],
    entries: { main: [], shell: ['shell.aa.js'] },
  }),
);

const env = { COURTYARD_APPS_DIR: apps, COURTYARD_PREVIEW_ORIGINS: 'https://*.pages.example' };
const tested = withApp({ env, pages: pagesOf });

beforeAll(async () => {
  const publishing = new Publishing(tested.platform, { folder: '', release: null });
  await publishing.publish({ folder: await buildSection(), actor: 'test' });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  tested.app.inject({ url, headers: { host: 'demo.localhost:8080', ...headers } });
const signedIn = async () => ({
  cookie: `courtyard_session=${(await tested.client.as('admin', 'demo')).token}`,
});
const bootOf = (html: string) => JSON.parse(/nonce="[^"]+">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('a page', () => {
  test('offers to join only where people may ask', async () => {
    const person = await tested.client.as('admin', 'lakeside');
    for (const isOpen of [false, true]) {
      await person.ok('PUT /api/v1/shell/community/registration', { body: { isOpen } });
      const { body } = await get('/pages/login', { host: 'lakeside.localhost:8080' });
      expect(body.includes('[data-join]')).toBe(!isOpen);
    }
  });

  test('wears its community’s look from the first frame, for visitors too; another community’s does not', async () => {
    const person = await tested.client.as('admin', 'lakeside');
    const look = { logoFileId: null, logoPlate: true, wordmarkLight: null, wordmarkDark: '#ffcc00' };
    await person.ok('PUT /api/v1/shell/community/look', { body: { ...look, version: 1 } });
    const host = 'lakeside.localhost:8080';
    for (const headers of [{ host }, { host, cookie: `courtyard_session=${person.token}` }]) {
      const { body, headers: answered } = await get('/pages/login', headers);
      const [, nonce, css] = /<style id="courtyard-look" nonce="([^"]+)">([^<]+)<\/style>/.exec(body) ?? [];
      expect(answered['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(css).toContain('color:#ffcc00');
    }
    expect((await get('/pages/login')).body).not.toContain('courtyard-look');
  });

  test('knows the person: their sections, and what this page needs first', async () => {
    const { body, headers } = await get('/gardens', await signedIn());
    expect(titleOf(body)).toBe('index');
    expect(bootOf(body)).toMatchObject({
      community: { name: 'Harbor View Community Association', slug: 'demo' },
      baseDomain: 'localhost:8080',
      session: {
        registry: { sections: [{ id: 'gardens', version: '1.0.0' }] },
        preferences: { language: 'en', dashboard: { cards: [] } },
      },
    });
    expect(body).toContain('href="/assets/host/shell.aa.js"');
    const entry = `href="/sections/gardens/1.0.0/entry.1a2b.js" integrity="${integrityOf('entry();')}"`;
    expect(body).toContain(entry);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is the login for a visitor, at the address that was asked for', async () => {
    const { body, statusCode } = await get('/gardens/beds?sort=name');
    expect([statusCode, titleOf(body), bootOf(body).session]).toEqual([200, 'login', null]);
    expect(body).not.toContain('gardens');
  });

  test('is the login for a session of another community', async () => {
    const { token } = await tested.client.as('admin', 'lakeside');
    expect(titleOf((await get('/', { cookie: `courtyard_session=${token}` })).body)).toBe('login');
  });

  test('has a nonce of its own in every answer, the same in page and policy', async () => {
    const answers = await Promise.all([get('/pages/login'), get('/pages/login')]);
    const nonces = answers.map(({ body, headers }) => {
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('trusts the builds that a session runs, in that session alone, for as long as it lasts', async () => {
    const policy = async (headers: Record<string, string>) =>
      String((await get('/', headers)).headers['content-security-policy']);
    const origins = ['http://localhost:3001', 'https://pr-7.pages.example'];
    const overrides = { gardens: `${origins[0]}/dist/`, pond: `${origins[1]}/` };
    const signIn = async () => {
      const body = { email: 'admin@demo.example', password: 'courtyard-demo' };
      const { data } = await tested.client.anonymous('demo').ok('POST /api/v1/member-auth/login', { body });
      const person = tested.client.holding(data.token, 'demo');
      return { person, cookie: { cookie: `courtyard_session=${data.token}` } };
    };
    const developer = await signIn();
    const elsewhere = await signIn();
    await developer.person.ok('PUT /api/v1/shell/overrides', { body: { overrides } });
    const widened = await policy(developer.cookie);
    for (const rule of ['script-src', 'connect-src']) {
      expect(widened).toMatch(new RegExp(`${rule} 'self' ${origins.join(' ')}`));
    }
    expect((await get('/', developer.cookie)).body).toContain('"overrides":{"gardens"');
    expect(await policy(elsewhere.cookie)).not.toContain('3001');
    expect(await policy({})).not.toContain('3001');

    await developer.person.ok('PUT /api/v1/shell/overrides', { body: { overrides: {} } });
    expect(await policy(developer.cookie)).not.toContain('3001');
    await developer.person.ok('PUT /api/v1/shell/overrides', { body: { overrides } });
    await developer.person.ok('POST /api/v1/member-auth/logout');
    const rows = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
      tx.selectFrom('sessionOverride').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  test('takes a build from an allowed origin only, of somebody with the permission', async () => {
    const admin = await tested.client.as('admin', 'demo');
    const put = (url: string, person = admin) =>
      person.call('PUT /api/v1/shell/overrides', { body: { overrides: { gardens: url } } });
    expect((await put('https://elsewhere.example/')).status).toBe(422);
    expect((await put('https://preview.example.evil.example/')).status).toBe(422);
    expect((await put('http://localhost:3001/', await tested.client.as('owner', 'demo'))).status).toBe(403);
    expect((await put('https://pr-7.pages.example/')).status).toBe(200);
    await admin.ok('PUT /api/v1/shell/overrides', { body: { overrides: {} } });
  });

  test('of no community says so, and looks nowhere else', async () => {
    const { statusCode, body } = await get('/', { host: 'nowhere.localhost:8080' });
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no community at nowhere.localhost:8080');
    const evil = await get('/', { host: '"><script>alert(1)</script>' });
    expect(evil.body).not.toContain('<script>alert');
  });
});

test('a community can be installed under its name', async () => {
  expect(String((await get('/')).headers['content-security-policy'])).toContain("manifest-src 'self'");
  const { headers, body } = await get('/manifest.webmanifest');
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(JSON.parse(body)).toMatchObject({
    name: 'Harbor View Community Association',
    lang: 'en',
    start_url: '/',
    icons: [{ src: '/assets/host/icon.aa.png' }],
  });
  const nowhere = await get('/manifest.webmanifest', { host: 'nowhere.localhost:8080' });
  expect(nowhere.statusCode).toBe(404);
});

describe('code', () => {
  test('is sent as the build compressed it, for ever', async () => {
    const answer = await get('/assets/host/shell.aa.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(answer.headers['content-type'])).toContain('javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await get('/assets/host/shell.aa.js')).body).toBe(script);
  });

  test('is told nothing that only documents obey, and an error is', async () => {
    const { headers } = await get('/assets/host/shell.aa.js');
    expect(Object.keys(headers).toSorted()).toEqual([
      'access-control-allow-origin',
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'date',
      'etag',
      'vary',
      'x-content-type-options',
    ]);
    const refused = await get('/assets/host/gone.js');
    expect(refused.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' });
    expect((await get('/pages/login')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  test('of a section is found under its version', async () => {
    const answer = await get('/sections/gardens/1.0.0/entry.1a2b.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'entry();']);
    expect(String(answer.headers['cache-control'])).toContain('immutable');
  });

  test.each([
    '/assets/host/gone.js',
    '/assets/host/host.json',
    '/assets/host/web-app.json',
    '/assets/host/index.html',
    '/assets/host/shell.aa.js.map',
    '/assets/host/',
    '/assets/host/../../../package.json',
    '/assets/host/..%2f..%2fpackage.json',
    '/assets/host/%2e%2e/%2e%2e/package.json',
    '/sections/gardens/1.0.0/release.json',
    '/sections/gardens/1.0.0/..%5c..%5c..%5centry.1a2b.js',
    '/favicon.ico',
  ])('%s is not there, and the answer is not kept', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(String(answer.headers['cache-control'])).not.toContain('immutable');
    expect(answer.body).not.toContain('<title>');
  });

  test('a call that there is not is a problem, not a page', async () => {
    const answer = await get('/api/v1/nothing');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });
});

test('a host that is built anew is served without a new start', async () => {
  writeFileSync(join(dist, 'pages', 'login.en.html'), page('a newer login'));
  writeFileSync(
    join(dist, 'host.json'),
    JSON.stringify({
      contract: '1.0.0',
      shared: {},
      assets: [{ file: 'a', bytes: 1, integrity: 'x' }],
      entries: {},
    }),
  );
  // The disk is looked at once a second.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1100);
  expect(titleOf((await get('/')).body)).toBe('a newer login');
});

describe('over https', () => {
  const secure = withApp({
    env: {
      COURTYARD_APPS_DIR: apps,
      COURTYARD_ORIGIN: 'https://localhost:8080',
      COURTYARD_DATA_DIR: mkdtempSync(join(tmpdir(), 'courtyard-pages-')),
    },
    pages: pagesOf,
  });

  test('a page renames the cookie of who comes with the old name, once', async () => {
    const { token } = await secure.client.as('admin', 'demo');
    const visit = (cookie: string) =>
      secure.app.inject({ url: '/', headers: { host: 'demo.localhost:8080', cookie } });
    const first = await visit(`courtyard_session=${token}`);
    expect(first.cookies).toEqual([
      expect.objectContaining({ name: '__Host-courtyard_session', value: token, path: '/', secure: true }),
      expect.objectContaining({ name: 'courtyard_session', value: '', maxAge: 0 }),
    ]);
    expect((await visit(`__Host-courtyard_session=${token}`)).cookies).toEqual([]);
    // What another sub-domain put there counts for nothing beside the one that only this host can set.
    const both = await visit(`courtyard_session=${'x'.repeat(43)}; __Host-courtyard_session=${token}`);
    expect(bootOf(both.body).session).not.toBeNull();
    expect(both.cookies).toEqual([expect.objectContaining({ name: 'courtyard_session', maxAge: 0 })]);
  });

  test('the old name counts for nothing once all who had it have come or expired', async () => {
    secure.setClock(new Date(plainEndsAt.getTime() - 1000));
    const { token } = await secure.client.as('board', 'demo');
    const sessionFor = async (cookie: string) => {
      const answer = await secure.app.inject({ url: '/', headers: { host: 'demo.localhost:8080', cookie } });
      return bootOf(answer.body).session;
    };
    expect(await sessionFor(`courtyard_session=${token}`)).not.toBeNull();
    secure.setClock(plainEndsAt);
    expect(await sessionFor(`courtyard_session=${token}`)).toBeNull();
    expect(await sessionFor(`__Host-courtyard_session=${token}`)).not.toBeNull();
  });
});
