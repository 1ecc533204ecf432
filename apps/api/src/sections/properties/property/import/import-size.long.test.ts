import { withApp } from '../../../../testing';

const app = withApp();

test('10,000 rows are checked and applied within seconds', async () => {
  const admin = await app.client.as('admin', 'demo');
  const tenantId = app.tenants.demo;
  const line = (n: number) => `L-${n},Long Row,condo,${500 + (n % 900)},${(n % 4) + 1},1.5,Owner of ${n}`;
  const header = 'Unit,Building,Type,Area,Bedrooms,Bathrooms,Owner';
  const content = Buffer.from([header, ...Array.from({ length: 10_000 }, (_, n) => line(n))].join('\n'));
  const { id: fileId } = await app.platform.inTenant(tenantId, (tx) =>
    app.platform.files.store(tx, { tenantId, name: 'units.csv', content, uploadedBy: null }),
  );
  const began = performance.now();
  const { data } = await admin.ok('POST /api/v1/properties/imports', { body: { fileId } });
  expect(data.counts).toMatchObject({ rows: 10_000, create: 10_000 });
  const params = { importId: data.id };
  await admin.ok('POST /api/v1/properties/imports/:importId/apply', { params, body: {} });
  expect(performance.now() - began).toBeLessThan(30_000);
}, 180_000);
