import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../../../testing/test-database';
import { migrate } from './migrate';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtyard-migrations-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.migrationUrl });
  await client.connect();
  // It came with the application's tables; these tests bring their own.
  await client.query('drop schema public cascade; create schema public');
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const has = async (table: string) =>
  (await client.query('select to_regclass($1) is not null as there', [table])).rows[0].there;

test('applies what is missing, once', async () => {
  await write('0001_first.sql', 'create table first_one (id int);');
  expect(await migrate(client, { folder })).toEqual(['0001_first.sql']);
  expect(await migrate(client, { folder })).toEqual([]);
  expect(await has('first_one')).toBe(true);
});

test('applies all of what is missing or nothing', async () => {
  await write('0002_second.sql', 'create table second_one (id int);');
  await write('0003_third.sql', 'create table third_one (id nonsense);');
  await expect(migrate(client, { folder })).rejects.toThrow(
    /^Migration 0003_third.sql failed: type "nonsense" does not/,
  );
  expect(await has('second_one')).toBe(false);
  await rm(join(folder, '0003_third.sql'));
});

test('two processes at once apply it once', async () => {
  const other = new pg.Client({ connectionString: database.migrationUrl });
  await other.connect();
  const done = await Promise.all([migrate(client, { folder }), migrate(other, { folder })]);
  await other.end();
  expect(done.flat()).toEqual(['0002_second.sql']);
});

test('line ends do not matter, statements do', async () => {
  await write('0001_first.sql', 'create table first_one (id int);\r\n'.trimEnd());
  expect(await migrate(client, { folder })).toEqual([]);
  await write('0001_first.sql', 'create table first_one (id bigint);');
  await expect(migrate(client, { folder })).rejects.toThrow(
    'Migration 0001_first.sql was applied and has changed since: put it back as it was and make the change in a new one.',
  );
});

test('two migrations of one number are refused before anything is applied', async () => {
  await write('0002_other.sql', 'create table other_one (id int);');
  await expect(migrate(client, { folder })).rejects.toThrow(
    'Migration 0002_second.sql has the number of another: give the newer one the next number.',
  );
  expect(await has('other_one')).toBe(false);
  await rm(join(folder, '0002_other.sql'));
});

test('data of a newer version is refused in one sentence and stays as it is', async () => {
  await client.query(`insert into migration (name, checksum) values ('0099_later.sql', 'x')`);
  await write('0001_first.sql', 'create table first_one (id int);');
  await write('0003_third.sql', 'create table third_one (id int);');
  await expect(migrate(client, { folder })).rejects.toThrow(
    /^The data was written by a newer version of Courtyard \(unknown migration 0099_later.sql\)\. /,
  );
  expect(await has('third_one')).toBe(false);
});

test('a database with the tables of something else is refused in one sentence and stays as it is', async () => {
  await client.query('drop table migration');
  const foreign = /^The database contains tables of another application \(first_one, second_one\)\. /;
  await expect(migrate(client, { folder })).rejects.toThrow(foreign);
  await client.query('create table public.migration (version int)');
  await expect(migrate(client, { folder })).rejects.toThrow(/ \(first_one, migration, second_one\)\. /);
  expect(await has('third_one')).toBe(false);
});
