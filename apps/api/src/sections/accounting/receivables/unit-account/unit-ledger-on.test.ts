import { unitLedgers } from '../../../../ledger';
import { emptyBooks } from '../../../../ledger/books.fixture';
import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';
import { openUnitsOn, unitsOn } from './unit-ledger-on.sql';

const scene = withApp();
beforeAll(() => emptyBooks(scene));

const within = <T>(work: Parameters<typeof scene.platform.inTenant<T>>[1]) =>
  scene.platform.inTenant(scene.tenants.demo, work);

interface Owner {
  name: string;
  from: string;
  until?: string;
}

async function own(propertyId: string, { name, from, until }: Owner): Promise<void> {
  const tenantId = scene.tenants.demo;
  const personId = newId();
  await within(async (tx) => {
    await tx
      .insertInto('person')
      .values({ tenantId, id: personId, name, email: null, phone: null, memberId: null })
      .execute();
    const period = { startsOn: from, endsOn: until ?? null, shareMillionths: 500_000 };
    await tx
      .insertInto('ownership')
      .values({ tenantId, id: newId(), propertyId, personId, ...period })
      .execute();
  });
}

/** A unit that the given people own, one after the other, each from a day on. */
async function unit(name: string, owners: readonly Owner[]) {
  const { id: propertyId } = (
    await (
      await scene.client.as('admin', 'demo')
    ).ok('POST /api/v1/properties', { body: { unitNumber: name, address: {} } })
  ).data;
  for (const owner of owners) await own(propertyId, owner);
  return propertyId;
}

const opened = (propertyId: string, day: string) =>
  within(async (tx) => (await openUnitsOn(tx, scene.tenants.demo, [propertyId], day)).get(propertyId));

test('a ledger is opened with the names of the day from when they own the unit, and found again', async () => {
  const propertyId = await unit('L-1', [
    { name: 'Ann', from: '2021-03-01' },
    { name: 'Ben', from: '2022-05-01' },
  ]);
  expect((await within((tx) => unitsOn(tx, [propertyId], '2026-01-01'))).get(propertyId)).toEqual({
    propertyId,
    id: null,
    owners: 'Ann, Ben',
  });
  const ledger = await opened(propertyId, '2026-01-01');
  expect(ledger).toMatchObject({ owners: 'Ann, Ben' });
  expect(await opened(propertyId, '2026-06-30')).toEqual(ledger);
  // A day before the second of them came is of another ledger, which ends where this one begins.
  expect(await opened(propertyId, '2021-12-31')).toMatchObject({ owners: 'Ann' });
  expect(await within((tx) => unitLedgers(tx, propertyId))).toMatchObject([
    { id: ledger?.id, startsOn: '2022-05-01', endsOn: null },
    { owners: 'Ann', startsOn: '2021-03-01', endsOn: '2022-05-01' },
  ]);
});

test('after a sale what is charged is the new owners’, and what came before stays', async () => {
  const propertyId = await unit('L-2', [
    { name: 'Sue Seller', from: '2020-01-01', until: '2026-04-14' },
    { name: 'Bo Buyer', from: '2026-04-15' },
  ]);
  const seller = await opened(propertyId, '2026-03-01');
  const buyer = await opened(propertyId, '2026-05-01');
  expect([seller?.owners, buyer?.owners]).toEqual(['Sue Seller', 'Bo Buyer']);
  expect(await within((tx) => unitLedgers(tx, propertyId))).toMatchObject([
    { id: buyer?.id, startsOn: '2026-04-15', endsOn: null },
    { id: seller?.id, endsOn: '2026-04-15' },
  ]);
  expect(await opened(propertyId, '2026-04-01')).toEqual(seller);
});

test('of several sales that nothing was charged between, each owner has the days of their own', async () => {
  const propertyId = await unit('L-4', [
    { name: 'Ada', from: '2020-01-01', until: '2026-01-31' },
    { name: 'Bea', from: '2026-02-01', until: '2026-03-31' },
    { name: 'Cy', from: '2026-04-01' },
  ]);
  expect(await opened(propertyId, '2026-01-15')).toMatchObject({ owners: 'Ada' });
  expect(await opened(propertyId, '2026-04-15')).toMatchObject({ owners: 'Cy' });
  expect((await within((tx) => unitsOn(tx, [propertyId], '2026-02-15'))).get(propertyId)?.owners).toBe('Bea');
  expect(await opened(propertyId, '2026-02-15')).toMatchObject({ owners: 'Bea' });
  expect(await within((tx) => unitLedgers(tx, propertyId))).toMatchObject([
    { owners: 'Cy', startsOn: '2026-04-01', endsOn: null },
    { owners: 'Bea', startsOn: '2026-02-01', endsOn: '2026-04-01' },
    { owners: 'Ada', endsOn: '2026-02-01' },
  ]);
});

test('where one of two owners leaves, the other’s own ledger begins on the day after', async () => {
  const propertyId = await unit('L-5', [{ name: 'Di', from: '2020-01-01', until: '2023-12-31' }]);
  const first = await opened(propertyId, '2020-06-01');
  await own(propertyId, { name: 'Ed', from: '2022-01-01' });
  expect(await opened(propertyId, '2022-06-01')).toEqual(first);
  expect(await opened(propertyId, '2024-06-01')).toMatchObject({ owners: 'Ed' });
  expect(await opened(propertyId, '2023-06-01')).toEqual(first);
});

test('a unit that nobody owns on the day has none, and two who ask at once get one', async () => {
  const propertyId = await unit('L-3', [{ name: 'Late Comer', from: '2026-01-01' }]);
  expect(await opened(propertyId, '2025-12-31')).toBeUndefined();
  expect((await within((tx) => unitsOn(tx, [propertyId], '2025-12-31'))).get(propertyId)?.owners).toBeNull();
  const both = await Promise.all([opened(propertyId, '2026-02-01'), opened(propertyId, '2026-02-01')]);
  expect(both[0]).toEqual(both[1]);
  expect(await within((tx) => unitLedgers(tx, propertyId))).toHaveLength(1);
});
