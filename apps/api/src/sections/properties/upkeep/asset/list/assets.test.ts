import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp } from '../../../../../testing';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const list = async (query: object) =>
  (await (await admin()).ok('GET /api/v1/assets', { query: { limit: 200, ...query } })).data;
const values = async (
  of: 'category' | 'status' | 'warranty' | 'service' | 'areaId' | 'manufacturer',
  more: object = {},
) => (await (await admin()).ok('GET /api/v1/assets/values', { query: { of, ...more } })).data;
const countedBy = <T>(rows: T[], key: (row: T) => string | null | undefined) => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const value = key(row);
    if (value) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};
const asCounts = (found: { values: { value: string; count: number }[] }) =>
  Object.fromEntries(found.values.map(({ value, count }) => [value, count]));

test('the values of a filter are counted as the list has them, under the other filters and not its own', async () => {
  const all = await list({});
  expect(asCounts(await values('category'))).toEqual(countedBy(all, ({ category }) => category));
  expect(asCounts(await values('warranty'))).toEqual(countedBy(all, ({ warranty }) => warranty));
  expect(asCounts(await values('service'))).toEqual(countedBy(all, ({ service }) => service));
  expect(asCounts(await values('manufacturer'))).toEqual(countedBy(all, ({ manufacturer }) => manufacturer));
  const some = await list({ service: ['overdue', 'due'] });
  const under = await values('category', { service: ['overdue', 'due'], category: ['pool'] });
  expect(asCounts(under)).toMatchObject(countedBy(some, ({ category }) => category));
});

test('what a list leaves out is counted where one asks for it, and what is referred to has its name', async () => {
  const retired = await list({ status: ['retired'] });
  expect(asCounts(await values('status'))).toMatchObject({ retired: retired.length });
  const [area] = (await values('areaId')).values;
  expect(area?.label).toEqual(expect.any(String));
  const [found] = (await values('areaId', { find: area?.label?.slice(1, 5) })).values;
  expect(found?.label).toContain(area?.label?.slice(1, 5));
  // What is chosen has its name, though the other filters leave nothing of it.
  const none = await values('areaId', { areaId: [area?.value], search: 'nothing is called so' });
  expect(none.values).toEqual([{ value: area?.value, label: area?.label, count: 0 }]);
});

test('days, amounts and parts of texts filter the list, its values, its sums and its file alike', async () => {
  const person = await admin();
  for (const [name, installedOn, costMinor, location] of [
    ['Cheap fan', addDays(today(), -3), 1000, 'Roof 100%'],
    ['Dear fan', addDays(today(), -400), 90_000_000_001, 'Roof 100 m'],
  ] as const) {
    const body = { name, category: 'mechanical' as const, installedOn, costMinor, location };
    await person.ok('POST /api/v1/assets', { body });
  }
  const names = async (query: object) =>
    (await list({ search: 'fan', ...query })).map(({ name }) => name).toSorted();
  expect(await names({ installedOn: `${addDays(today(), -10)}..` })).toEqual(['Cheap fan']);
  expect(await names({ installedOn: 'past', costMinor: '..1000' })).toEqual(['Cheap fan']);
  expect(await names({ costMinor: '1001..' })).toEqual(['Dear fan']);
  expect(await names({ location: '100%' })).toEqual(['Cheap fan']);
  const { data } = await person.ok('GET /api/v1/assets/totals', { query: { search: 'fan' } });
  expect(data).toEqual({ count: 2, sums: { costMinor: 90_000_001_001 } });
  const file = await person.call('GET /api/v1/assets/export', {
    query: { search: 'fan', costMinor: '1001..' },
  });
  expect(file.status).toBe(200);
});

test.each([
  ['installedOn', 'soon'],
  ['costMinor', '1.5..'],
  ['areaId', 'pool'],
  ['category', 'castle'],
])('%s=%s is refused at its field', async (field, value) => {
  const query: object = { [field]: value };
  const answer = await (await admin()).call('GET /api/v1/assets', { query });
  expect(answer).toMatchObject({ status: 422 });
  expect(JSON.stringify(answer.body)).toContain(field);
});

test('who may not list may not count either', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/assets/values', { query: { of: 'status' } })).status).toBe(403);
  expect((await owner.call('GET /api/v1/assets/totals', {})).status).toBe(403);
});
