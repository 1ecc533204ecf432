import { withApp } from '../../../../testing';
import { addDays, addMonths, dayAt } from '@courtyard/contract/days';
import { yearlyMinor } from './reserve.rules';

const app = withApp();
const treasurer = () => app.client.as('treasurer', 'demo');
const today = () => dayAt(app.platform.clock(), 'America/New_York');
const yearsAgo = (years: number) => addMonths(today(), -12 * years);
const input = (name: string, more = {}) => ({
  name,
  category: 'roofing' as const,
  inServiceOn: yearsAgo(10),
  usefulLifeYears: 20,
  replacementCostMinor: 10_000_000,
  pricedOn: today(),
  ...more,
});
const create = async (name: string, more = {}) =>
  (await (await treasurer()).ok('POST /api/v1/reserve-components', { body: input(name, more) })).data;

test('a component ages by its useful life, or by what an inspection found', async () => {
  const plain = await create('Flat roof');
  expect(plain).toMatchObject({
    replaceOn: addMonths(yearsAgo(10), 240),
    remainingMonths: 120,
    yearlyMinor: 500_000,
    assetCount: 0,
    version: 1,
  });
  expect(Math.abs(plain.fullyFundedMinor - 5_000_000)).toBeLessThan(5000);
  const inspected = await create('Inspected roof', { assessedOn: yearsAgo(1), assessedRemainingYears: 6 });
  expect(inspected).toMatchObject({ replaceOn: addMonths(yearsAgo(1), 72), remainingMonths: 60 });
  expect(inspected.fullyFundedMinor).toBeGreaterThan(plain.fullyFundedMinor);
});

test('a replacement begins its life anew, under the version that was read', async () => {
  const person = await treasurer();
  const made = await create('Old gutters', { assessedOn: yearsAgo(1), assessedRemainingYears: 0 });
  const params = { componentId: made.id };
  const body = { replacedOn: addDays(today(), -5), costMinor: 4_200_000, version: made.version };
  const after = (await person.ok('POST /api/v1/reserve-components/:componentId/replace', { params, body }))
    .data;
  expect(after).toMatchObject({
    inServiceOn: body.replacedOn,
    pricedOn: body.replacedOn,
    assessedOn: null,
    replacementCostMinor: 4_200_000,
    replaceOn: addMonths(body.replacedOn, 240),
    version: 2,
  });
  expect(
    await person.call('POST /api/v1/reserve-components/:componentId/replace', { params, body }),
  ).toMatchObject({ status: 422, body: { fields: { replacedOn: expect.any(String) } } });
  const stale = { ...body, replacedOn: today(), version: 1 };
  expect(
    await person.call('POST /api/v1/reserve-components/:componentId/replace', { params, body: stale }),
  ).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  const history = await person.ok('GET /api/v1/reserve-components/:componentId/history', { params });
  expect(history.data[0]).toMatchObject({
    action: 'reserve-component.replace',
    changes: { replacementCostMinor: { before: 10_000_000, after: 4_200_000 } },
  });
});

test('what does not fit is told at its field', async () => {
  const person = await treasurer();
  const refused = async (name: string, more: object) =>
    (await person.call('POST /api/v1/reserve-components', { body: input(name, more) })).body;
  const tomorrow = addDays(today(), 1);
  expect(await refused('Odd', { assessedOn: today() })).toMatchObject({
    fields: { assessedRemainingYears: expect.any(String) },
  });
  expect(await refused('Odd', { assessedRemainingYears: 3 })).toMatchObject({
    fields: { assessedOn: expect.any(String) },
  });
  expect(await refused('Odd', { pricedOn: tomorrow })).toMatchObject({
    fields: { pricedOn: expect.any(String) },
  });
  expect(await refused('Odd', { inServiceOn: tomorrow })).toMatchObject({
    fields: { inServiceOn: expect.any(String) },
  });
  await create('Twice');
  expect(await refused('TWICE', {})).toMatchObject({ fields: { name: expect.any(String) } });
});

test('a component that leaves the study leaves its assets in the register', async () => {
  const admin = await app.client.as('admin', 'demo');
  const made = await create('Leaving');
  const asset = await admin.ok('POST /api/v1/assets', {
    body: { name: 'Stays', category: 'roofing', reserveComponentId: made.id },
  });
  expect(asset.data.reserveComponent).toMatchObject({ id: made.id, replaceOn: made.replaceOn });
  const params = { componentId: made.id };
  const seen = await admin.ok('GET /api/v1/reserve-components/:componentId', { params });
  expect(seen.data.assetCount).toBe(1);
  const ofIt = await admin.ok('GET /api/v1/assets', { query: { reserveComponentId: made.id } });
  expect(ofIt.data.map(({ name }) => name)).toEqual(['Stays']);
  await admin.ok('DELETE /api/v1/reserve-components/:componentId', { params });
  const left = await admin.ok('GET /api/v1/assets/:assetId', { params: { assetId: asset.data.id } });
  expect(left.data).toMatchObject({ reserveComponent: null, version: 2 });
  const history = await admin.ok('GET /api/v1/assets/:assetId/history', {
    params: { assetId: asset.data.id },
  });
  expect(history.data[0]).toMatchObject({
    action: 'asset.update',
    changes: { reserveComponent: { before: 'Leaving', after: null } },
  });
});

test('the outlook is the sum of its components, and each falls into its years', async () => {
  const person = await treasurer();
  const components: Awaited<ReturnType<typeof create>>[] = [];
  let cursor: string | undefined;
  do {
    const found: { data: typeof components; page: { next: string | null } } = await person.ok(
      'GET /api/v1/reserve-components',
      { query: { limit: 5, ...(cursor && { cursor }) } },
    );
    components.push(...found.data);
    cursor = found.page.next ?? undefined;
  } while (cursor);
  const days = components.map(({ replaceOn }) => replaceOn);
  expect(days).toEqual(days.toSorted());
  const outlook = (await person.ok('GET /api/v1/reserve-components/outlook')).data;
  const sum = (of: (component: (typeof components)[number]) => number) =>
    components.reduce((total, component) => total + of(component), 0);
  expect(outlook).toMatchObject({
    asOf: today(),
    count: components.length,
    replacementCostMinor: sum((component) => component.replacementCostMinor),
    fullyFundedMinor: sum((component) => component.fullyFundedMinor),
    yearlyMinor: sum(yearlyMinor),
  });
  expect(outlook.years).toHaveLength(30);
  const first = Number(today().slice(0, 4));
  expect(outlook.years.map(({ year }) => year)).toEqual(
    Array.from({ length: 30 }, (_, index) => first + index),
  );
  for (const year of outlook.years) {
    expect(year.amountMinor).toBe(year.components.reduce((total, each) => total + each.amountMinor, 0));
  }
  const fallsIn = (day: string) => Math.max(first, Number(day.slice(0, 4)));
  const within = components.filter(({ replaceOn }) => fallsIn(replaceOn) < first + 30);
  expect(within.length).toBeGreaterThan(10);
  for (const { id, replaceOn } of within) {
    const found = outlook.years.find(({ year }) => year === fallsIn(replaceOn));
    expect(found?.components.map((each) => each.id)).toContain(id);
  }
  for (const year of [first, first + 1, first + 25]) {
    const listed = await person.ok('GET /api/v1/reserve-components', { query: { inYear: year, limit: 200 } });
    const drawn = outlook.years.find((each) => each.year === year)?.components.map(({ id }) => id) ?? [];
    expect(listed.data.map(({ id }) => id).toSorted()).toEqual(drawn.toSorted());
  }
  const soon = await person.ok('GET /api/v1/reserve-components', { query: { withinYears: 5, limit: 200 } });
  const limit = addMonths(today(), 60);
  expect(soon.data.length).toBeGreaterThan(0);
  expect(soon.data.every(({ replaceOn }) => replaceOn <= limit)).toBe(true);
  expect(soon.page.total).toBe(components.filter(({ replaceOn }) => replaceOn <= limit).length);
});

test('owners read the components, the treasurer keeps them', async () => {
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call('GET /api/v1/reserve-components')).status).toBe(200);
  const refused = await owner.call('POST /api/v1/reserve-components', { body: input('Mine') });
  expect(refused.status).toBe(403);
  const board = await app.client.as('board', 'demo');
  expect((await board.call('POST /api/v1/reserve-components', { body: input('Ours') })).status).toBe(403);
});
