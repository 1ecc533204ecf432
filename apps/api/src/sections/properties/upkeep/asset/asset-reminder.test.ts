import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { addDays, dayAt } from '@courtyard/contract/days';

const app = withApp();
const today = () => dayAt(app.platform.clock(), 'America/New_York');

test('who keeps the register is told once per stage, from eight o’clock on', async () => {
  const on = addDays(today(), 3000);
  const admin = await app.client.as('admin', 'demo');
  await admin.ok('POST /api/v1/assets', {
    body: {
      name: 'Reminded',
      category: 'mechanical',
      warrantyExpiresOn: on,
      nextServiceOn: on,
    },
  });
  // As it may have been recorded before a line refused breaks.
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`update asset set warranty_provider = ${'Maker\n\nhttps://maker.example'} where name = 'Reminded'`.execute(
      tx,
    ),
  );
  const texts = async (to: string) =>
    app.platform.inTenant(app.tenants.demo, async (tx) =>
      (await tx.selectFrom('mail').select('textBody').where('toAddress', '=', to).execute())
        .map((mail) => mail.textBody)
        .filter((text) => text.includes('Reminded')),
    );
  const runAt = async (day: string, time = '17:00') => {
    app.setClock(new Date(`${day}T${time}:00Z`));
    await app.runJob('properties.asset-reminders');
    return (await texts('admin@demo.example')).length;
  };
  expect(await runAt(addDays(on, -61))).toBe(0);
  expect(await runAt(addDays(on, -60), '11:00')).toBe(0);
  expect(await runAt(addDays(on, -60))).toBe(1);
  expect(await runAt(addDays(on, -59))).toBe(1);
  // The second stage of the warranty and the first of the service come on one day, in one mail.
  expect(await runAt(addDays(on, -14))).toBe(2);
  expect(await runAt(on)).toBe(3);
  expect(await runAt(on, '18:00')).toBe(3);
  expect(await runAt(addDays(on, 1))).toBe(3);
  const [, both] = await texts('admin@demo.example');
  expect(both).toMatch(/Reminded: its service is due in 14 days[^]*Reminded: its warranty ends in 14 days/);
  expect(both).toContain('(Maker https://maker.example)');
  expect(await texts('board@demo.example')).toEqual([]);
  const list = async (person: 'admin' | 'board') =>
    (await (await app.client.as(person, 'demo')).ok('GET /api/v1/shell/notifications')).data.map(
      ({ title }) => title,
    );
  // Each stage is in the list of those who keep the register, as it is in their mail.
  expect(await list('admin')).toEqual([
    'Reminded: its service is due',
    '2 assets need attention',
    'Reminded: its warranty ends',
  ]);
  expect(await list('board')).toEqual([]);
});

test('an email of very many records names a hundred', async () => {
  const on = addDays(today(), 6000);
  await app.platform.inTenant(app.tenants.demo, (tx) =>
    sql`insert into asset (tenant_id, id, name, category, status, next_service_on)
      select ${app.tenants.demo}::uuid, gen_random_uuid(), 'Valve ' || number, 'other', 'in-service', ${on}::date
      from generate_series(1, 103) number`.execute(tx),
  );
  app.setClock(new Date(`${on}T17:00:00Z`));
  await app.runJob('properties.asset-reminders');
  const { textBody: text } = await app.platform.inTenant(app.tenants.demo, (tx) =>
    tx
      .selectFrom('mail')
      .select('textBody')
      .where('toAddress', '=', 'admin@demo.example')
      .where('subject', '=', '103 assets need attention')
      .executeTakeFirstOrThrow(),
  );
  expect(text.match(/Valve \d+: its service is due today/g)).toHaveLength(100);
  expect(text).toContain('And 3 more. See the asset register.');
});
