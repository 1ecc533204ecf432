import { withApp } from '../../../../testing';
import { requestsOf } from '../requests.fixture';

const app = withApp();
const { as, report, action, comment, memberIdOf } = requestsOf(app);
const hourMs = 3_600_000;
// A Monday at ten in New York, when the demo has nothing.
const monday = new Date('2031-06-02T14:00:00Z');
const at = (hours: number) => app.setClock(new Date(monday.getTime() + hours * hourMs));
const days = { from: '2031-06-02', to: '2031-06-02' };

const rowsOf = async (by: 'kind' | 'category' | 'building' | 'vendor', who: 'admin' | 'board' = 'admin') =>
  (await (await as(who)).ok('GET /api/v1/community-requests/report', { query: { by, ...days } })).data.rows;

test('requests of a period are counted by what they are of, without those that are about the reader', async () => {
  at(0);
  const answered = await report('owner', { title: 'Answered' });
  const resolved = await report('owner', { title: 'Resolved' });
  await report('owner', { title: 'Roof', category: 'roof' });
  const subjectMemberId = await memberIdOf('board');
  await report('owner', {
    title: 'Complaint',
    kind: 'complaint',
    category: 'noise',
    answers: { 'happened-on': '2031-06-01' },
    subjectMemberId,
  });
  at(2);
  await comment('admin', answered.id, 'We are on it.');
  at(6);
  await action('admin', resolved.id, { action: 'resolve' });
  // The day after by the community's clock, so not of the period.
  at(24);
  await report('owner', { title: 'Later' });
  at(48);
  const [maintenance, complaint] = await rowsOf('kind');
  expect(maintenance).toMatchObject({
    key: 'maintenance',
    name: { en: 'Maintenance', es: 'Mantenimiento' },
    requests: 3,
    open: 2,
    ageDays: 2,
    respondHours: 4,
    resolveHours: 6,
    late: 1,
    lateShareMillionths: 333_000,
  });
  expect(complaint).toMatchObject({ key: 'complaint', requests: 1 });
  expect((await rowsOf('kind', 'board')).map(({ key }) => key)).toEqual(['maintenance']);
  expect((await rowsOf('category')).map(({ key, name }) => [key, name.en])).toContainEqual([
    'maintenance:roof',
    expect.stringMatching(/roof/i),
  ]);
  expect((await rowsOf('vendor')).map(({ key, name, requests }) => [key, name.en, requests])).toEqual([
    [null, 'No vendor', 4],
  ]);
  expect((await rowsOf('building')).reduce((sum, { requests }) => sum + requests, 0)).toBe(4);
  const file = await (
    await as('admin')
  ).callAny('GET /api/v1/community-requests/report/export', {
    query: { ...days, format: 'csv' },
  });
  expect(file.text).toContain('Maintenance,3,2,2,4,6,');
});
