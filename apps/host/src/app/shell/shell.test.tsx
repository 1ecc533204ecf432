import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { personWith, resetStores, signIn } from '@courtyard/common/testing';
import type { SectionRelease } from '@courtyard/contract';
import { waitFor } from '@testing-library/react';
import { aRegistry } from '../../registry/registry.fixture';
import { useRegistry } from '../../registry/registry.store';
import { somePreferences } from '../../testing/render-app';
import { prepare } from './shell';

const releaseOf = (id: string): SectionRelease => ({
  declaration: {
    id,
    title: id,
    basePath: `/${id}`,
    contract: '^1.0.0',
    order: 50,
    menu: { id, title: id, type: 'item', url: `/${id}`, requiredPermission: 'Depth View' },
    routes: [{ path: '/', title: id, permission: 'Depth View' }],
    slots: [
      { slot: 'dashboard.card/v1', id: 'depth', title: id, permission: 'Depth View', width: 4, height: 24 },
    ],
    permissions: { 'Depth View': 'See how deep it is' },
  },
  version: '0.3.0',
  container: `courtyard_${id}`,
  entry: 'entry.js',
  initial: ['entry.js'],
  pages: {},
  assets: [{ file: 'entry.js', bytes: 1, integrity: 'sha384-x' }],
  shared: {},
});

/** Builds by the folder that they are served from; what is asked of `slow` waits. */
const asked: string[] = [];
const waiting: ServerResponse[] = [];
const server = createServer(({ url = '' }, answer) => {
  asked.push(url);
  const folder = url.split('/')[1] ?? '';
  if (folder === 'slow') waiting.push(answer);
  else if (folder === 'gone') answer.writeHead(404).end();
  else answer.end(JSON.stringify(releaseOf(folder)));
});
const alma = personWith(['Section Override']);
const ids = () => useRegistry.getState().registry?.sections.map(({ id }) => id);

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const overrides = {
    pond: `${origin}/pond/`,
    gone: `${origin}/gone/`,
    river: `${origin}/creek/`,
    slow: `${origin}/slow/`,
    properties: `${origin}/properties/`,
  };
  const session = {
    memberId: alma.memberId,
    registry: aRegistry(),
    preferences: somePreferences,
    overrides,
  };
  const script = document.createElement('script');
  script.id = 'courtyard-boot';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ session });
  document.body.append(script);
});
afterAll(async () => {
  resetStores();
  await new Promise((done) => server.close(done).closeAllConnections());
});

test('builds beside the registry are made known by what they declare, and hold the first page up for a moment only', async () => {
  signIn(alma);
  await prepare('/no-such-page', 20);
  await waitFor(() => expect(ids()).toEqual(['properties', 'pond']));
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(asked.toSorted()).toEqual(['creek', 'gone', 'pond', 'slow'].map((name) => `/${name}/release.json`));
  // What cannot be read, or declares another section than it was set for, is left out.
  expect(ids()).toEqual(['properties', 'pond']);
  const pond = useRegistry.getState().registry?.sections[1];
  expect(pond).toMatchObject({ version: '0.3.0', container: 'courtyard_pond', basePath: '/pond' });
  // Nobody was granted its permissions yet.
  expect(JSON.stringify(pond)).not.toContain('Depth View');

  for (const answer of waiting) answer.end(JSON.stringify(releaseOf('slow')));
  await waitFor(() => expect(ids()).toEqual(['properties', 'pond', 'slow']));
});
