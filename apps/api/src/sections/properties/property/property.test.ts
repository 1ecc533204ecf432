import { propertyColumns } from '@courtyard/contract/properties/property/property.columns';
import fc from 'fast-check';
import { withApp } from '../../../testing';
import { insuranceStateOn, largestRemainder, percentOf } from './property.rules';

const app = withApp();
const admin = () => app.client.as('admin', 'demo');
const add = async (unitNumber: string, more = {}) =>
  (await (await admin()).ok('POST /api/v1/properties', { body: { unitNumber, address: {}, ...more } })).data;

describe('rules', () => {
  test('parts add up to the whole and stray less than one from their share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (whole, given) => {
        const parts = largestRemainder(whole, given);
        const sum = given.reduce((total, weight) => total + weight, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(sum === 0 ? 0 : whole);
        parts.forEach((part, index) => {
          expect(Math.abs(part * sum - whole * (given[index] ?? 0))).toBeLessThan(Math.max(sum, 1));
        });
      }),
    );
  });

  test('equal weights get parts that differ by one at most, the earlier the larger', () => {
    expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3]);
  });

  test('millionths are written as percent without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (millionths) => {
        expect(Math.round(Number(percentOf(millionths)) * 10_000)).toBe(millionths);
      }),
    );
    expect([percentOf(6757), percentOf(500_000), percentOf(0)]).toEqual(['0.6757', '50', '0']);
  });

  test('no insurance, lapsed, expiring, valid', () => {
    const on = (end: string | null) => insuranceStateOn(end, '2026-06-15');
    expect([on(null), on('2026-06-14'), on('2026-06-15'), on('2026-07-15'), on('2026-07-16')]).toEqual([
      'none',
      'lapsed',
      'expiring',
      'expiring',
      'valid',
    ]);
  });
});

test('a property is added and read back, empty texts as none', async () => {
  const made = await add('P-1', {
    building: '  ',
    lot: ' 12 ',
    bathroomHalves: 5,
    address: { city: 'Port' },
  });
  expect(made).toMatchObject({
    unitNumber: 'P-1',
    building: null,
    lot: '12',
    bathroomHalves: 5,
    occupancy: 'vacant',
    insurance: 'none',
    version: 1,
    address: { line1: null, city: 'Port' },
  });
});

test('building and unit are unique whatever the case', async () => {
  await add('P-2', { building: 'Annex' });
  const again = await (
    await admin()
  ).call('POST /api/v1/properties', { body: { unitNumber: 'p-2', building: 'ANNEX', address: {} } });
  expect(again).toMatchObject({ status: 422, body: { fields: { unitNumber: expect.any(String) } } });
  await add('P-2', { building: 'Other annex' });
});

test('a change needs the version that was read, and its history says before and after', async () => {
  const person = await admin();
  const made = await add('P-3', { floor: 1 });
  const params = { propertyId: made.id };
  const body = { ...made, floor: 2, notes: 'Corner unit' };
  const after = await person.ok('PUT /api/v1/properties/:propertyId', { params, body });
  expect(after.data).toMatchObject({ floor: 2, notes: 'Corner unit', version: 2 });
  const late = await person.call('PUT /api/v1/properties/:propertyId', { params, body });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data.map(({ action }) => action)).toEqual(['property.update', 'property.create']);
  expect(history.data[0]).toMatchObject({
    actor: 'Maya Okafor',
    changes: { floor: { before: 1, after: 2 }, notes: { before: null, after: 'Corner unit' } },
  });
});

test('a change that changes nothing leaves version and history alone', async () => {
  const person = await admin();
  const made = await add('P-4');
  const params = { propertyId: made.id };
  const after = await person.ok('PUT /api/v1/properties/:propertyId', { params, body: made });
  expect(after.data.version).toBe(1);
  expect((await person.ok('GET /api/v1/properties/:propertyId/history', { params })).data).toHaveLength(1);
});

test('an archived property leaves the list and comes back', async () => {
  const person = await admin();
  const made = await add('P-5');
  const params = { propertyId: made.id };
  const find = (archived: 'no' | 'yes' | 'all') =>
    person.ok('GET /api/v1/properties', { query: { search: 'p-5', archived } });
  await person.ok('POST /api/v1/properties/:propertyId/archive', { params, body: { version: 1 } });
  expect((await find('no')).page.total).toBe(0);
  expect((await find('yes')).data).toMatchObject([{ id: made.id, archived: true }]);
  await person.ok('POST /api/v1/properties/:propertyId/restore', { params, body: { version: 2 } });
  expect((await find('no')).page.total).toBe(1);
});

test('several are archived at once, and each says so in its history', async () => {
  const person = await admin();
  const records = [await add('P-6'), await add('P-7')].map(({ id, version }) => ({ id, version }));
  const ids = records.map(({ id }) => id);
  const archive = () => person.ok('POST /api/v1/properties/archive', { body: { records } });
  const { done } = (await archive()).data;
  expect(done.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual(
    ids.map((id) => ({ id, version: 2 })),
  );
  expect((await archive()).data).toMatchObject({ changed: 0, unchanged: 2, done: [] });
  const params = { propertyId: ids[1] ?? '' };
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data[0]?.action).toBe('property.archive');
});

test('several come back together, or none where somebody changed one of them since', async () => {
  const person = await admin();
  const made = [await add('P-81'), await add('P-82')];
  const matching = { search: 'p-8', archived: 'no' as const };
  const archive = async () =>
    (await person.ok('POST /api/v1/properties/archive', { body: { matching, expected: 2 } })).data.done;
  const restore = (properties: { id: string; version: number }[]) =>
    person.call('POST /api/v1/properties/restore', { body: { properties } });
  const find = async () =>
    (await person.ok('GET /api/v1/properties', { query: { search: 'p-81', archived: 'no' } })).page.total;

  expect(await restore(await archive())).toMatchObject({ status: 200, body: { data: { restored: 2 } } });
  expect(await find()).toBe(1);

  const archived = await archive();
  const params = { propertyId: made[1]?.id ?? '' };
  const other = archived.find(({ id }) => id === params.propertyId);
  await person.ok('POST /api/v1/properties/:propertyId/restore', {
    params,
    body: { version: other?.version ?? 0 },
  });
  expect(await restore(archived)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  expect(await find()).toBe(0);
});

test('every order sorts, forth and back, and units by number', async () => {
  const person = await admin();
  expect(propertyColumns.sort).toHaveLength(8);
  for (const sort of propertyColumns.sort) {
    const up = await person.ok('GET /api/v1/properties', { query: { sort, limit: 200 } });
    const down = await person.ok('GET /api/v1/properties', { query: { sort: `-${sort}`, limit: 200 } });
    expect(down.data.map(({ id }) => id)).toEqual(up.data.map(({ id }) => id).toReversed());
  }
  for (const unit of ['N-10', 'N-9', 'N-100']) await add(unit, { building: 'Natural' });
  const natural = await person.ok('GET /api/v1/properties', { query: { building: ['Natural'] } });
  expect(natural.data.map(({ unitNumber }) => unitNumber)).toEqual(['N-9', 'N-10', 'N-100']);
});

test('filters hold for every row, together, and agree with the counts of the choices', async () => {
  const person = await admin();
  const { data: facets } = await person.ok('GET /api/v1/properties/facets');
  const rented = await person.ok('GET /api/v1/properties', {
    query: { occupancy: ['rented'], building: ['North Tower', 'South Tower'], limit: 200 },
  });
  expect(rented.data.length).toBe(rented.page.total);
  expect(
    rented.data.every(({ occupancy, building }) => occupancy === 'rented' && building?.endsWith('Tower')),
  ).toBe(true);
  for (const { value, count } of facets.insurance) {
    const insurance = [
      value === 'valid'
        ? 'valid'
        : value === 'expiring'
          ? 'expiring'
          : value === 'lapsed'
            ? 'lapsed'
            : 'none',
    ] as const;
    const found = await person.ok('GET /api/v1/properties', {
      query: { insurance: [...insurance], limit: 1 },
    });
    expect([value, found.page.total]).toEqual([value, count]);
  }
  const sum = (choices: { count: number }[]) => choices.reduce((total, { count }) => total + count, 0);
  expect(new Set([facets.buildings, facets.types, facets.statuses, facets.occupancies].map(sum))).toEqual(
    new Set([facets.total]),
  );
});

test('shares are spread to the millionth', async () => {
  const person = await app.client.as('admin', 'lakeside');
  await person.ok('POST /api/v1/properties/shares', { body: { target: 'ownershipShare', basis: 'equal' } });
  await person.ok('POST /api/v1/properties/shares', {
    body: { target: 'billingRatio', basis: 'ownershipShare' },
  });
  const { data } = await person.ok('GET /api/v1/properties/facets');
  expect([data.ownershipShareMillionths, data.billingRatioMillionths]).toEqual([1_000_000, 1_000_000]);
  const { data: rows } = await person.ok('GET /api/v1/properties', { query: { limit: 200 } });
  expect(new Set(rows.map((row) => row.ownershipShareMillionths))).toEqual(new Set([27_777, 27_778]));
  const params = { propertyId: rows[0]?.id ?? '' };
  const history = await person.ok('GET /api/v1/properties/:propertyId/history', { params });
  expect(history.data[1]).toMatchObject({
    action: 'property.update',
    changes: { ownershipShareMillionths: { after: rows[0]?.ownershipShareMillionths } },
  });
});

test('an owner sees the own property and no other', async () => {
  const owner = await app.client.as('owner', 'demo');
  const { data } = await owner.ok('GET /api/v1/properties/mine');
  expect(data.map(({ ownerNames }) => ownerNames)).toEqual(['Priya Raman']);
  const params = { propertyId: data[0]?.id ?? '' };
  expect((await owner.ok('GET /api/v1/properties/:propertyId', { params })).data.mine).toBe(true);
  const other = { propertyId: (await add('P-8')).id };
  expect((await owner.call('GET /api/v1/properties/:propertyId', { params: other })).status).toBe(404);
  expect((await owner.call('GET /api/v1/properties')).status).toBe(403);
  expect(
    (
      await owner.call('PUT /api/v1/properties/:propertyId', {
        params,
        body: { ...data[0], address: {}, unitNumber: 'X', version: 1 },
      })
    ).status,
  ).toBe(403);
});

test('a cell that a spreadsheet would run is quoted in the export', async () => {
  await add('P-9', { building: 'Formula', notes: '=1+1' });
  const { text } = await (
    await admin()
  ).call('GET /api/v1/properties/export', { query: { building: ['Formula'] } });
  expect(text.startsWith('\uFEFFUnit,Building,')).toBe(true);
  expect(text).toContain("'=1+1");
});

test('streets and towns that are there already are offered, those of another community are not', async () => {
  const person = await app.client.as('admin', 'demo');
  const address = { line1: '9 Zephyr Lane', city: 'Zanesport', region: 'ME', postalCode: '04001' };
  for (const unitNumber of ['Z-1', 'Z-2'])
    await person.ok('POST /api/v1/properties', { body: { unitNumber, building: 'Zephyr', address } });
  const find = (query: { of: 'line1' | 'city'; search?: string }) =>
    person.ok('GET /api/v1/properties/addresses', { query });
  expect((await find({ of: 'line1', search: 'zeph 9' })).data).toEqual([address]);
  expect((await find({ of: 'city', search: 'zanes' })).data).toEqual([{ ...address, line1: null }]);
  expect((await find({ of: 'line1' })).data.length).toBeGreaterThan(1);
  const other = await app.client.as('admin', 'lakeside');
  const elsewhere = { query: { of: 'line1' as const, search: 'zephyr' } };
  expect((await other.ok('GET /api/v1/properties/addresses', elsewhere)).data).toEqual([]);
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/properties/addresses', elsewhere)).status).toBe(403);
});
