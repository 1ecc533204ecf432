import { withApp } from '../../../testing';
import { Publishing } from '../publishing/publishing.service';
import { buildSection } from '../release/section-build.fixture';

const tested = withApp();
const failure = { sectionId: 'gardens', version: '1.0.0', kind: 'timeout', file: 'page-beds.js' } as const;

beforeAll(async () => {
  const publishing = new Publishing(tested.platform, { folder: '', release: null });
  await publishing.publish({ folder: await buildSection({ version: '1.0.0' }), actor: 'test' });
});

const report = async (part: object = {}, person: 'admin' | 'owner' = 'owner') => {
  const body = Object.assign({}, failure, part);
  return (await tested.client.as(person, 'demo')).call('POST /api/v1/shell/section-failures', { body });
};

const failuresIn = async (community: 'demo' | 'lakeside') => {
  const { data } = await (await tested.client.as('admin', community)).ok('GET /api/v1/shell/sections');
  return data.find(({ id }) => id === 'gardens')?.failures;
};

test('a failure is counted for its release, and shown to who sees the sections of the community', async () => {
  expect((await report()).status).toBe(204);
  expect((await report({ file: 'entry.js' }, 'admin')).status).toBe(204);
  expect((await report({ kind: 'evaluation', file: undefined })).status).toBe(204);
  expect(await failuresIn('demo')).toEqual([
    { version: '1.0.0', kind: 'evaluation', count: 1, lastAt: expect.any(String), file: null },
    { version: '1.0.0', kind: 'timeout', count: 2, lastAt: expect.any(String), file: 'entry.js' },
  ]);
  expect(await failuresIn('lakeside')).toEqual([]);
  const metrics = await tested.platform.metrics.text();
  expect(metrics).toContain(
    'courtyard_section_failures_total{section="gardens",version="1.0.0",kind="timeout"} 2',
  );
});

test.each([
  ['a release that does not exist', { version: '9.9.9' }],
  ['a section that does not exist', { sectionId: 'ponds' }],
  ['a kind that is none', { kind: 'sadness' }],
  ['more than the name of a file', { file: '/beds?token=secret' }],
  ['anything else', { note: 'for the administrator' }],
])('a report of %s is refused, and makes no label', async (_what, part) => {
  const before = await tested.platform.metrics.text();
  expect((await report(part)).status).toBe(422);
  const labels = (text: string) => text.split('\n').filter((line) => line.startsWith('courtyard_section'));
  expect(labels(await tested.platform.metrics.text())).toEqual(labels(before));
});

test('a session that goes on and on is told to wait', async () => {
  const treasurer = await tested.client.as('treasurer', 'demo');
  const send = () => treasurer.call('POST /api/v1/shell/section-failures', { body: failure });
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(204);
  expect((await send()).status).toBe(429);
  expect((await report()).status).toBe(204);
});

test('what is a week old is not shown', async () => {
  await report({ kind: 'integrity' });
  const shown = async () => (await failuresIn('demo'))?.some(({ kind }) => kind === 'integrity');
  expect(await shown()).toBe(true);
  tested.setClock(new Date(Date.now() + 8 * 86_400_000));
  expect(await shown()).toBe(false);
});
