import { propertiesPermissions, propertiesRoutes } from '@courtyard/contract/properties/index';
import type { RouteContract } from '@courtyard/contract';
import { sql } from 'kysely';
import { withApp } from '../../testing';
import { calendarPath } from './reservation/calendar/calendar-link.rules';

const app = withApp();
const routes: [string, RouteContract][] = Object.entries(propertiesRoutes);

/** A record of the demo community for each parameter that a path can have. */
const tableOf: Record<string, string> = {
  propertyId: 'property',
  ownershipId: 'ownership',
  residencyId: 'residency',
  personId: 'person',
  vehicleId: 'vehicle',
  petId: 'pet',
  policyId: 'insurance_policy',
  importId: 'property_import',
  areaId: 'common_area',
  reservationId: 'reservation',
  assetId: 'asset',
  recordId: 'asset_service',
  componentId: 'reserve_component',
};

async function someId(table: string): Promise<string> {
  const { rows } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(tx),
  );
  if (!rows[0]) throw new Error(`the demo has no ${table}`);
  return rows[0].id;
}

beforeAll(async () => {
  const admin = await app.client.as('admin', 'demo');
  const stored = (name: string) =>
    app.platform.inTenant(app.tenants.demo, (tx) =>
      app.platform.files.store(tx, {
        tenantId: app.tenants.demo,
        name,
        content: Buffer.from('unit\nZ-1\n'),
        uploadedBy: null,
      }),
    );
  await admin.ok('POST /api/v1/properties/imports', { body: { fileId: (await stored('units.csv')).id } });
});

async function urlOf(route: RouteContract): Promise<string> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  let url: string = route.path;
  for (const name of names) url = url.replace(`:${name}`, await someId(tableOf[name] ?? 'property'));
  return url;
}

async function send(
  route: RouteContract,
  person: 'admin' | 'vendor',
  community: 'demo' | 'lakeside',
  body: object,
) {
  const { token } = await app.client.as(person, community);
  return app.app.inject({
    method: route.method,
    url: await urlOf(route),
    headers: {
      host: `${community}.localhost:8080`,
      authorization: `Bearer ${token}`,
      'idempotency-key': `${route.method} ${route.path} ${community}`,
    },
    ...(route.body && { payload: body }),
  });
}

/** Enough of a body for each route that names a record in its path. */
const today = '2026-06-15';
const person = { name: 'Somebody' };
const period = { startsOn: today, endsOn: null, version: 1 };
const bodies: Partial<Record<keyof typeof propertiesRoutes, object>> = {
  updateProperty: { unitNumber: 'X', address: {}, version: 1 },
  updatePerson: { name: 'X', version: 1 },
  recordPersonConsent: { agrees: true, on: today },
  recordSale: { soldOn: today, buyers: [{ person, shareMillionths: 1_000_000 }] },
  addOwnership: { person, shareMillionths: 1, startsOn: today },
  updateOwnership: { shareMillionths: 1, ...period },
  addResidency: { person, kind: 'tenant', startsOn: today },
  updateResidency: { kind: 'tenant', ...period },
  addVehicle: { make: 'A', model: 'B', plate: 'C' },
  updateVehicle: { make: 'A', model: 'B', plate: 'C', version: 1 },
  addPet: { name: 'A', kind: 'dog' },
  updatePet: { name: 'A', kind: 'dog', version: 1 },
  addPolicy: { carrier: 'A', policyNumber: 'B', expiresOn: today },
  updatePolicy: { carrier: 'A', policyNumber: 'B', expiresOn: today, version: 1 },
  remapImport: { mapping: { unitNumber: 0 } },
  updateCommonArea: { name: 'A', kind: 'pool', openingHours: [], bookable: false, version: 1 },
  updateAsset: { name: 'A', category: 'pool', version: 1 },
  addService: { servicedOn: today, summary: 'A' },
  updateService: { servicedOn: today, summary: 'A', version: 1 },
  updateReserveComponent: {
    name: 'A',
    category: 'pool',
    inServiceOn: '2020-01-01',
    usefulLifeYears: 10,
    replacementCostMinor: 1,
    pricedOn: '2020-01-01',
    version: 1,
  },
  replaceReserveComponent: { replacedOn: today, costMinor: 1, version: 1 },
};
const queries: Partial<Record<keyof typeof propertiesRoutes, () => Promise<string>>> = {
  areaAvailability: async () => `from=${today}&to=${today}`,
  // A link that opens the booking, in its own community.
  reservationCalendarFile: async () => {
    const id = await someId('reservation');
    return calendarPath(app.platform.secret, app.tenants.demo, id).split('?')[1] ?? '';
  },
};
const decision = { version: 1, reason: 'Because' };

const named = routes.filter(([, route]) => route.path.includes(':'));

test.each(named)('%s does not reach into another community', async (name, route) => {
  const body = Object.entries(bodies).find(([key]) => key === name)?.[1] ?? decision;
  const query = Object.entries(queries).find(([key]) => key === name)?.[1];
  const path: RouteContract['path'] = query ? `${route.path}?${await query()}` : route.path;
  const answer = await send({ ...route, path }, 'admin', 'lakeside', body);
  expect(answer.statusCode).toBe(404);
});

test('one call is for everybody, by a link that is signed', () => {
  const open = routes.filter(([, { access }]) => access === 'public').map(([name]) => name);
  expect(open).toEqual(['reservationCalendarFile']);
});

const guarded = routes.filter(([, { access }]) => access !== 'signed-in' && access !== 'public');

test.each(guarded)('%s is refused without its permission', async (_name, route) => {
  expect(Object.keys(propertiesPermissions)).toContain(route.access);
  expect((await send(route, 'vendor', 'demo', {})).statusCode).toBe(403);
});

test('every table of the section is fenced, and refers within its community', async () => {
  const tables = [
    ...Object.values(tableOf),
    'property_day',
    'search_entry',
    'reminder',
    'property_import_row',
    'common_area_photo',
    'list_revision',
  ];
  const { rows } = await sql<{ name: string; forced: boolean; loose: string | null }>`
    select relname as name, relrowsecurity and relforcerowsecurity as forced,
      (select string_agg(conname, ', ') from pg_constraint
        where conrelid = pg_class.oid and contype in ('p', 'f') and array_length(conkey, 1) > 1
          and (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) <> 'tenant_id') as loose
    from pg_class where oid = any(${tables}::regclass[])`.execute(app.platform.db);
  expect(rows).toHaveLength(tables.length);
  expect(rows.filter(({ forced, loose }) => !forced || loose !== null)).toEqual([]);
});

test('rows of one community are nothing to another, even by reference', async () => {
  const propertyId = await someId('property');
  const { lakeside } = app.tenants;
  const seen = await app.platform.inTenant(lakeside, (tx) =>
    tx.selectFrom('property').select('id').where('id', '=', propertyId).execute(),
  );
  expect(seen).toEqual([]);
  const write = (tenantId: string) =>
    app.platform.inTenant(lakeside, (tx) =>
      sql`insert into pet (tenant_id, id, property_id, name, kind)
        values (${tenantId}, gen_random_uuid(), ${propertyId}, 'Stray', 'cat')`.execute(tx),
    );
  await expect(write(lakeside)).rejects.toThrow('foreign key');
  await expect(write(app.tenants.demo)).rejects.toThrow('row-level security');
  const found = await app.platform.inTenant(lakeside, (tx) =>
    sql`select found from courtyard.find_properties('harbor') as found`.execute(tx),
  );
  expect(found.rows).toEqual([]);
});
