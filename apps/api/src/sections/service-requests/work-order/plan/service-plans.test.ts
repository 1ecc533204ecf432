import { withApp } from '../../../../testing';
import { WorkScene } from '../lifecycle/work-order.fixture';

const app = withApp();
const scene = new WorkScene(app);
const list = 'GET /api/v1/service-plans';

test('plans are searched, filtered, sorted, counted and exported like other lists', async () => {
  const admin = await scene.admin();
  const [area] = (await admin.ok('GET /api/v1/common-areas', { query: { limit: 1 } })).data;
  const [asset] = (await admin.ok('GET /api/v1/assets', { query: { limit: 1 } })).data;
  const vendorId = await scene.vendor('Listed Plans LLC');
  const plan = (title: string, more: object) =>
    admin.ok('POST /api/v1/service-plans', {
      body: {
        title,
        place: { kind: 'area', id: area?.id ?? '' },
        every: 1,
        unit: 'month',
        startsOn: '2031-05-20',
        ...more,
      },
    });
  await plan('Okapi b', { vendorId, priority: 'high' });
  await plan('okapi a', { place: { kind: 'asset', id: asset?.id ?? '' }, isActive: false });
  await plan('Okapi c', { startsOn: '2032-01-01', estimateMinor: 5000 });
  const titles = async (query: object) =>
    (await admin.ok(list, { query: { search: 'okapi', ...query } })).data.map(({ title }) => title);
  expect(await titles({})).toEqual(['okapi a', 'Okapi b', 'Okapi c']);
  expect(await titles({ sort: '-priority', limit: 1 })).toEqual(['Okapi b']);
  expect(await titles({ sort: '-startsOn', limit: 1 })).toEqual(['Okapi c']);
  expect(await titles({ active: ['no'] })).toEqual(['okapi a']);
  expect(await titles({ place: ['asset'] })).toEqual(['okapi a']);
  expect(await titles({ assetId: asset?.id ?? '' })).toEqual(['okapi a']);
  expect(await titles({ startsOn: '2032-01-01..' })).toEqual(['Okapi c']);
  expect(await titles({ estimateMinor: '1..' })).toEqual(['Okapi c']);
  expect(await titles({ search: 'Listed Plans' })).toEqual(['Okapi b']);
  const values = await admin.ok('GET /api/v1/service-plans/values', {
    query: { search: 'okapi', of: 'vendorId' },
  });
  expect(values.data.values).toMatchObject([{ value: vendorId, label: 'Listed Plans LLC', count: 1 }]);
  const query = { search: 'okapi', active: ['yes' as const] };
  expect((await admin.ok('GET /api/v1/service-plans/totals', { query })).data.count).toBe(2);
  const file = await admin.call('GET /api/v1/service-plans/export', { query });
  expect(file.text).toContain('Okapi c');
  expect(file.text).not.toContain('okapi a');
  expect((await (await scene.worker()).callAny(list, { query: {} })).status).toBe(403);
});
