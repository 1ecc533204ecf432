import { migrate } from '../../../../platform/database/migration/migrate';
import { withOldDatabase } from '../../../../platform/database/migration/old-database.fixture';

const old = withOldDatabase('packet_needs');

const id = (place: number) => `01900000-0000-7000-8000-0000000000${place}`;
const [community, maker, saved] = [id(11), id(12), id(13)];
const part = (its: object) => JSON.stringify([{ kind: 'report', id: null, report: null, ...its }]);
const packets = {
  balance: part({ report: 'balance' }),
  delinquency: part({ report: 'delinquency' }),
  saved: part({ kind: 'saved-report', id: saved }),
};

test('packets that were made with a report of who owes need the permission of that report', async () => {
  await migrate(old.client, { until: '0463_actions.sql' });
  const rows = Object.entries(packets).map(
    ([title, parts], at) =>
      `('${community}', '${id(20 + at)}', '${title}', '2026-05-12', '${parts}', 'making', '${maker}', 'Ana', now())`,
  );
  await old.server.query(`insert into tenant (id, slug, name) values ('${community}', 'one', 'One');
    select set_config('app.tenant_id', '${community}', false);
    set session_replication_role = replica;
    insert into saved_report (tenant_id, id, owner_id, name, kind, period, filters, is_shared, created_at, updated_at)
      values ('${community}', '${saved}', '${maker}', 'Who owes', 'delinquency', 'today', '{}', false, now(), now());
    insert into packet (tenant_id, id, title, held_on, parts, state, made_for, created_by, created_at)
      values ${rows.join()};
    set session_replication_role = origin;`);
  await migrate(old.client);
  await old.server.query(`select set_config('app.tenant_id', '${community}', false)`);
  const { rows: after } = await old.server.query('select title, needs from packet order by title');
  expect(after).toEqual([
    { title: 'balance', needs: [] },
    { title: 'delinquency', needs: ['Invoices List View'] },
    { title: 'saved', needs: ['Invoices List View'] },
  ]);
});
