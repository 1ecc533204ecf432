import { sql } from 'kysely';
import { withApp } from '../../../testing';
import { camelCase, snakeCase } from './names.rules';

const app = withApp();

test('every table and column of the database is found again by its name in TypeScript', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`.execute(
    app.platform.db,
  );
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.map(({ name }) => snakeCase(camelCase(name)))).toEqual(rows.map(({ name }) => name));
});

test('a row of any statement is named as on the wire; what JSON holds keeps its own names', async () => {
  const { rows } = await sql`
    select 'M1' as serial_number, 1 as "alreadyNamed", '{"kept_key": [{"and_this": 1}]}'::jsonb as raw_value
    `.execute(app.platform.db);
  expect(rows).toEqual([{ serialNumber: 'M1', alreadyNamed: 1, rawValue: { kept_key: [{ and_this: 1 }] } }]);
});
