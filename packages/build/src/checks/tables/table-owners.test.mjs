import { checkTableOwners } from './table-owners.mjs';

const api = 'apps/api/src';
const migration = 'apps/api/migrations/0001_all.sql';

/** A product of two sections in which all keep to their own tables. */
const kept = {
  [migration]: `
    create table tenant (id uuid);
    create table session (id uuid);
    create table public.journal_entry (id uuid);
    create table property (id uuid, name text);
    create table pet (id uuid);
    create table invoice (id uuid);
    create view invoice_due as select * from invoice join property on true;`,
  [`${api}/platform/database/platform.tables.ts`]:
    'export interface PlatformTables { tenant: TenantTable; session: SessionTable }',
  [`${api}/platform/database/platform.public.ts`]:
    "export const publicTables = { tenant: 'The community.' };",
  [`${api}/ledger/ledger.tables.ts`]: 'interface LedgerTables { journalEntry: Posted<Row> }',
  [`${api}/ledger/reading/ledger.public.ts`]: "export const publicTables = { journalEntry: 'Entries.' };",
  [`${api}/sections/properties/properties.tables.ts`]:
    'interface PropertiesTables { property: PropertyTable; pet: PetTable }',
  [`${api}/sections/properties/properties.public.ts`]:
    "export const publicTables = { property: 'Units.' } satisfies PublicTables<PropertiesTables>;",
  [`${api}/sections/properties/property.sql.ts`]: "tx.updateTable('property'); tx.deleteFrom('pet');",
  [`${api}/sections/accounting/accounting.tables.ts`]:
    'interface AccountingTables { invoice: InvoiceTable; invoiceDue: DueTable }',
  [`${api}/sections/accounting/invoice.sql.ts`]: `
    tx.insertInto('invoice'); tx.selectFrom('invoice').innerJoin('property as p', 'p.id', 'invoice.id');
    sql\`with property as (select 1) select from property, journal_entry, tenant\`;`,
  [`${api}/backup/tables.sql.ts`]: 'client.query(`delete from ${table}`); client.query(`select from pet`);',
};

const found = (planted = {}) =>
  checkTableOwners(Object.entries({ ...kept, ...planted }).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  );

/** Plants a file and expects one finding in it. */
function expectFinding(path, text, message) {
  expect(found({ [path]: text })).toEqual([expect.stringMatching(new RegExp(`^${path}:\\d+ .*${message}`))]);
}

const accounting = `${api}/sections/accounting/planted.sql.ts`;

test('a product in which all keep to their own tables has no findings', () => {
  expect(found()).toEqual([]);
});

test.each([
  "tx.insertInto('property')",
  "tx.updateTable('property as unit')",
  "tx.deleteFrom('property')",
  "tx.mergeInto('property')",
  "const table = 'property'; tx.updateTable(table)",
  'sql`insert into property (id) values (1)`',
  'sql`/* a comment */ update only public.property set name = 1`',
  "sql`delete from property where name = 'from pet'`",
  'sql`with gone as (delete from property returning id) select from gone`',
  'sql`merge into property using invoice on true when matched then update set name = 1`',
  'sql`truncate invoice, property`',
  'sql`truncate table "property"`',
  "sql`update ${sql.table('property')} set name = 1`",
  "const table = sql.table('property'); sql`delete from ${table}`",
  "client.query('delete from property')",
  "attachedFiles('property', 'thingId')",
  "const rows = { table: 'property', column: 'member_id', fate: { moves: {} } }",
])('a section does not write the table of another: %s', (code) => {
  expectFinding(accounting, code, 'writes "property" of the section properties');
});

test.each([
  "tx.selectFrom('pet')",
  "tx.selectFrom(['invoice', 'pet as p'])",
  "tx.selectFrom('invoice').where(({ exists, selectFrom }) => exists(selectFrom('pet')))",
  "tx.selectFrom((from) => from.selectFrom('pet').as('inner'))",
  "tx.selectFrom('invoice').leftJoin('pet as p', 'p.id', 'invoice.id')",
  "tx.updateTable('invoice').from('pet')",
  "tx.deleteFrom('invoice').using('pet')",
  'sql`select 1 from invoice, pet`',
  'sql`select 1 from invoice join (property join pet on true) on true`',
  'sql`select 1 from invoice left join lateral (select from pet) p on true`',
  'sql`select extract(day from due_on), (select count(*) from pet) from invoice`',
  'sql`update invoice set id = pet.id from pet`',
  'sql`delete from invoice using pet`',
  'sql`lock table pet in share mode`',
  'sql`(table pet)`',
  'const joined = sql`pet p join invoice on true`; sql`select from ${joined}`',
  "sql`select from ${sql.ref('pet')}`",
  "held(sql.table('pet'))",
  "const held = (table: 'invoice' | 'pet') => sql`select from ${sql.table(table)}`",
  "type Ours = 'invoice' | 'pet'; const held = (table: Ours) => tx.selectFrom(table)",
  "const name = { table: 'pet', sql: 'pet.name' }",
  "const text = 'select name from pet'",
  'client.query(`select name from public.pet where id = ${id}`)',
])('a section reads of another what that publishes: %s', (code) => {
  expectFinding(accounting, code, 'reads "pet", which the section properties does not publish');
});

test('a section does not read a private table of the platform', () => {
  expectFinding(
    accounting,
    "tx.selectFrom('session')",
    'reads "session", which the platform does not publish',
  );
});

test.each([
  ['the ledger', `${api}/ledger/posting/planted.ts`],
  ['the platform', `${api}/platform/jobs/planted.sql.ts`],
])('%s reads no table of a section, published or not', (who, path) => {
  expectFinding(
    path,
    "tx.selectFrom('property')",
    `reads "property" of the section properties, which ${who}`,
  );
  expectFinding(path, 'sql`delete from invoice`', 'writes "invoice" of the section accounting');
});

test('the platform reads no table of the ledger', () => {
  expectFinding(
    `${api}/platform/jobs/planted.ts`,
    "tx.selectFrom('journalEntry')",
    'reads "journal_entry" of the ledger',
  );
});

test.each([
  'const all = (table: string) => sql`select from ${sql.table(table)}`',
  'const all = (table: string) => tx.selectFrom(table)',
  'const all = (table: string) => client.query(`select from ${table} where id = 1`)',
  'const all = (table) => sql`update ${table} set id = 1`',
  'tx.insertInto(`${kind}Line`)',
  'sql`select from ${sql.raw(name)}`',
])('a name that is known only at run time is refused: %s', (code) => {
  expectFinding(accounting, code, 'names a table only at run time');
  expect(found({ [`${api}/platform/files/planted.sql.ts`]: code })).toEqual([]);
});

test('what is no table is let be', () => {
  const code = `
    sql\`select trim(both from pet), account is distinct from pet from unnest(pets) as pet, pet(1) where pet.id = any(pet)\`;
    sql\`insert into invoice (pet, property) values (1, 2) on conflict do update set pet = excluded.pet returning pet\`;
    sql\`select from invoice for update of invoice\`;
    tx.with('pet', (db) => db.selectFrom('invoice')).selectFrom('pet');
    sql\`with recursive pet (id) as not materialized (select 1), session as (select 2) select from pet join session on true\`;
    const said = 'An invoice is not from pet';
    Array.from('pet'); Buffer.from('pet');`;
  expect(found({ [accounting]: code })).toEqual([]);
});

test('tests read what they like, and the demo writes the past of the platform', () => {
  expect(found({ [`${api}/sections/accounting/planted.test.ts`]: "tx.updateTable('pet')" })).toEqual([]);
  const demo = `${api}/sections/accounting/planted.demo.ts`;
  expect(found({ [demo]: "tx.insertInto('session')" })).toEqual([]);
  expectFinding(demo, "tx.insertInto('property')", 'writes "property"');
});

test('SQL in a folder without an owner is a finding', () => {
  expectFinding(`${api}/elsewhere/planted.ts`, "tx.selectFrom('pet')", 'has SQL and no owner');
});

const later = (text) => ({ 'apps/api/migrations/0002_later.sql': text });
const functionWriting = (body) => `create function courtyard.turn() returns trigger language plpgsql as $$
  begin ${body} return null; end $$;`;

test('a function of the database writes tables of one owner', () => {
  const both = functionWriting('insert into pet values (1); update invoice set id = 1;');
  expect(found(later(both))).toEqual([
    expect.stringMatching(
      /0002_later\.sql:1 courtyard\.turn writes tables of the section properties and the section acc/,
    ),
  ]);
  // What stands last is what is there.
  const mended = functionWriting('update invoice set id = 1;').replace(
    'create function',
    'create or replace function',
  );
  expect(found({ ...later(both), 'apps/api/migrations/0003_mended.sql': mended })).toEqual([]);
  expect(
    found({ ...later(both), 'apps/api/migrations/0003_gone.sql': 'drop function courtyard.turn();' }),
  ).toEqual([]);
});

test.each([
  [functionWriting('update invoice set id = (select id from pet);'), 'reads "pet"'],
  [
    `${functionWriting('update invoice set id = 1;')}
     create trigger turned after insert on pet for each row execute function courtyard.turn();`,
    'reads "pet"',
  ],
  [
    functionWriting('insert into session select id from property;'),
    'reads "property" of the section properties',
  ],
  ['create or replace view invoice_due as select * from invoice, pet;', 'reads "pet"'],
])('functions, triggers and views of the database keep to what is published: %s', (text, message) => {
  expect(found(later(text))).toEqual([expect.stringContaining(message)]);
});

test('a trigger calls a function of the platform', () => {
  const text = `${functionWriting('insert into session values (1);')}
    create trigger turned after insert on pet for each row execute function courtyard.turn();`;
  expect(found(later(text))).toEqual([]);
});

test('a table without an owner is a finding, and one with two', () => {
  expect(found(later('create table lost (id uuid);\n'))).toEqual([
    'apps/api/migrations/0002_later.sql:1 nobody owns "lost"; declare it in the *.tables.ts of its section, the ledger or the platform',
  ]);
  expect(found(later('alter table pet rename to animal;'))).toHaveLength(2);
  const twice = { [`${api}/sections/accounting/pet.tables.ts`]: 'interface PetTables { pet: PetTable }' };
  expect(found(twice)).toEqual([expect.stringContaining('"pet" is declared in')]);
});

test('a declared table is there', () => {
  const planted = {
    [`${api}/sections/accounting/fee.tables.ts`]: 'interface FeeTables { lateFee: FeeTable }',
  };
  expect(found(planted)).toEqual([expect.stringContaining('no migration makes a table "late_fee"')]);
});

test('what is published is there, is the own, and is read', () => {
  const list = `${api}/sections/properties/properties.public.ts`;
  const listing = (names) => ({ [list]: `export const publicTables = {\n${names}\n};` });
  expect(found(listing("property: 'Units.',\npet: 'Pets.',"))).toEqual([
    `${list}:3 nobody else reads "pet" any more; take it off the list`,
  ]);
  expect(found(listing("property: 'Units.',\nvehicle: 'Cars.',"))).toEqual([
    `${list}:3 the section properties has no table "vehicle" to publish`,
  ]);
  expect(found(listing("property: 'Units.',\ninvoice: 'Invoices.',"))).toEqual([
    `${list}:3 the section properties has no table "invoice" to publish`,
  ]);
});
