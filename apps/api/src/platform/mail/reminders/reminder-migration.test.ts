import { withOldDatabase } from '../../database/migration/old-database.fixture';
import { migrate } from '../../database/migration/migrate';

const old = withOldDatabase('reminders');

const tenant = '01900000-0000-7000-8000-000000000001';
const record = '01900000-0000-7000-8000-000000000002';

test('what was sent of policies and assets, and what roles were given, is carried over', async () => {
  await migrate(old.client, { until: '0029_section_failures.sql' });
  await old.client.query(`
    begin;
    set local app.tenant_id = '${tenant}';
    insert into tenant (id, slug, name) values ('${tenant}', 'old', 'Old Community');
    insert into role (tenant_id, id, name, built_in) values ('${tenant}', '${record}', 'Manager', true),
      ('${tenant}', '${tenant}', 'Concierge', false);
    insert into role_permission (tenant_id, role_id, permission) values ('${tenant}', '${record}', 'Pet Update'),
      ('${tenant}', '${tenant}', 'Vehicle Update');
    insert into property (tenant_id, id, unit_number, type, status) values ('${tenant}', '${record}', '1', 'condo', 'active');
    insert into insurance_policy (tenant_id, id, property_id, carrier, policy_number, expires_on)
      values ('${tenant}', '${record}', '${record}', 'Acme', 'A-1', '2027-01-31');
    insert into insurance_reminder values ('${tenant}', '${record}', '2027-01-31', 30, '2027-01-01T13:00:00Z');
    insert into asset (tenant_id, id, name, category, status) values ('${tenant}', '${record}', 'Pump', 'pool', 'in-service');
    insert into asset_reminder values ('${tenant}', '${record}', 'service', '2027-02-28', 14, '2027-02-14T13:00:00Z');
    commit`);
  await migrate(old.client);
  await old.client.query(`begin; set local app.tenant_id = '${tenant}'`);
  const { rows } = await old.client.query(
    `select subject_type, subject_id, kind, due_on::text, days_before, sent_at from reminder order by due_on`,
  );
  const { rows: offers } = await old.client.query('select permission from permission_offer');
  await old.client.query('rollback');
  expect(rows).toEqual([
    {
      subject_type: 'insurance-policy',
      subject_id: record,
      kind: 'expiry',
      due_on: '2027-01-31',
      days_before: 30,
      sent_at: new Date('2027-01-01T13:00:00Z'),
    },
    {
      subject_type: 'asset',
      subject_id: record,
      kind: 'service',
      due_on: '2027-02-28',
      days_before: 14,
      sent_at: new Date('2027-02-14T13:00:00Z'),
    },
  ]);
  // A role that the community made itself says nothing of what was offered.
  expect(offers).toEqual([{ permission: 'Pet Update' }]);
  const { rows: fences } = await old.client.query<{ forced: boolean }>(
    `select relforcerowsecurity as forced from pg_class
      where oid = any(array['role', 'role_permission', 'permission_offer', 'reminder']::regclass[])`,
  );
  expect(fences.map(({ forced }) => forced)).toEqual([true, true, true, true]);
});
