import { withOldDatabase } from '../../database/migration/old-database.fixture';
import { migrate } from '../../database/migration/migrate';

const old = withOldDatabase('apostrophes');

const tenants = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'];
const id = (place: number) => `01900000-0000-7000-8000-00000000001${place}`;

test('what was found before is found by every apostrophe, in each community', async () => {
  await migrate(old.client, { until: '0405_search_of_given_records.sql' });
  for (const tenant of tenants) {
    await old.server.query(`
      insert into tenant (id, slug, name) values ('${tenant}', 'old${tenant.at(-1)}', 'Old Community');
      select set_config('app.tenant_id', '${tenant}', false);
      insert into property (tenant_id, id, unit_number, type, status) values ('${tenant}', '${id(1)}', 'St\u00b4Anne', 'condo', 'active');
      insert into vendor (tenant_id, id, name, terms_days, reportable, created_at)
        values ('${tenant}', '${id(2)}', 'O\u2019Hara Gutters', 30, false, now()),
          ('${tenant}', '${id(3)}', 'Plain Gutters', 30, false, now());
      set session_replication_role = replica;
      insert into journal_entry (tenant_id, id, no, entry_date, kind, class, layer, memo, idem_key, idem_hash, line_count, posted_at,
          posted_by_name, prev_hash, hash, amount)
        values ('${tenant}', '${id(4)}', 1, '2026-01-01', 'journal', 'ordinary', 'B', 'For D''Angelo', 'k', '', 2, now(), 'Somebody', '', '', 1);
      insert into invoice (tenant_id, id, number, property_id, unit_ledger_id, issued_on, due_on, total_minor, open_minor, memo, created_at)
        values ('${tenant}', '${id(5)}', 7, '${id(1)}', '${id(1)}', '2026-01-01', '2026-01-31', 1, 1, 'Key of L\u2018Oreal', now());
      set session_replication_role = origin;
      select courtyard.index_records('journal-entry', array['${id(4)}'::uuid], array['1'], array['1 For D''Angelo']);
      select courtyard.index_records('invoice', array['${id(5)}'::uuid], array['7'], array['Key of L\u2018Oreal']);`);
  }
  await migrate(old.client);
  const found = async (kind: string, needle: string) => {
    const { rows } = await old.server.query<{ found: string }>(
      'select courtyard.find_by_words($1, $2) as found',
      [kind, needle],
    );
    return rows.map((row) => row.found);
  };
  for (const tenant of tenants) {
    await old.server.query(`select set_config('app.tenant_id', '${tenant}', false)`);
    for (const apostrophe of ["'", '\u2019', '']) {
      expect(await found('property', `st${apostrophe}anne`)).toEqual([id(1)]);
      expect(await found('vendor', `o${apostrophe}hara`)).toEqual([id(2)]);
      expect(await found('journal-entry', `1 d${apostrophe}angelo`)).toEqual([id(4)]);
      expect(await found('invoice', `l${apostrophe}oreal key`)).toEqual([id(5)]);
    }
    expect(await found('vendor', 'plain')).toEqual([id(3)]);
    const { rows: terms } = await old.server.query<{ term: string }>(
      `select term from search_term where tenant_id = courtyard.tenant_id() and term in ('stanne', 'ohara', 'dangelo', 'loreal') order by 1`,
    );
    expect(terms.map(({ term }) => term)).toEqual(['dangelo', 'loreal', 'ohara', 'stanne']);
  }
});
