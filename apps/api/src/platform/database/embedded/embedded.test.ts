import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { throwawayFolder } from '../../../testing/test-database';
import { until } from '../../../testing/until';
import { createPool } from '../connection/pool';
import { startEmbedded } from './embedded';
import { DataInUseError, isAlive, lockData } from './lock';

let dataFolder: string;
const notes: string[] = [];
const open = () => startEmbedded({ dataFolder, onNote: (note) => notes.push(note) });

beforeEach(async () => {
  dataFolder = await throwawayFolder();
  notes.length = 0;
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

test('starts durable, in UTF-8, with checksums, as a role that bypasses nothing', async () => {
  const database = await open();
  const setting = async (name: string) =>
    Object.values((await query(database.url, `show ${name}`))[0] ?? {})[0];
  expect(await setting('server_encoding')).toBe('UTF8');
  expect(await setting('data_checksums')).toBe('on');
  expect(await setting('fsync')).toBe('on');
  expect(await setting('listen_addresses')).toBe('');
  const roles = await query(
    database.url,
    'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  await database.stop();
}, 30_000);

test('who serves cannot become the owner of the books, also on data of a version in which it could', async () => {
  const before = await open();
  await query(before.adminUrl, 'alter role courtyard createrole createdb');
  await query(before.adminUrl, 'alter database courtyard owner to courtyard');
  await query(before.adminUrl, 'grant courtyard_ledger to courtyard with admin option');
  await before.stop();
  const database = await open();
  const rights = await query(
    database.url,
    `select rolcreaterole or rolcreatedb as makes, pg_has_role('courtyard', 'courtyard_ledger', 'member') as becomes,
       (select datdba::regrole::text from pg_database where datname = 'courtyard') as owner
     from pg_roles where rolname = current_user`,
  );
  expect(rights).toEqual([{ makes: false, becomes: false, owner: 'courtyard_migration' }]);
  const grant = query(database.url, 'grant courtyard_ledger to courtyard');
  await expect(grant).rejects.toMatchObject({ code: '42501' });
  const owner = await query(
    database.migrationUrl,
    `select pg_has_role('courtyard_ledger', 'member') as becomes`,
  );
  expect(owner).toEqual([{ becomes: true }]);
  await database.stop();
}, 30_000);

test('a second opener is told who has it, in one sentence', async () => {
  const database = await open();
  await database.announce('http://demo.localhost:8080');
  const second = open();
  await expect(second).rejects.toBeInstanceOf(DataInUseError);
  await expect(second).rejects.toThrow(
    `Courtyard is already running on the data in ${dataFolder} (process ${process.pid}, at http://demo.localhost:8080). Stop it first, or set COURTYARD_DATA_DIR to another folder.`,
  );
  await database.stop();
  await (await open()).stop();
}, 30_000);

test('who ended holds the data no more, though nobody asked for their end', async () => {
  // What takes the shell's place does not know of the child, and so never asks for its end: it is told of only once it is there.
  const parent = spawn('sh', ['-c', 'sleep 60 & exec sh -c "echo $!; exec sleep 60"'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(await new Promise((told) => parent.stdout.once('data', told)));
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, 'courtyard.lock'), JSON.stringify({ pid, startedAt: '' }));
  await expect(lockData(dataFolder)).rejects.toBeInstanceOf(DataInUseError);
  process.kill(pid, 'SIGKILL');
  await until(() => !isAlive(pid));
  expect(() => process.kill(pid, 0)).not.toThrow();
  await (await lockData(dataFolder)).release();
  parent.kill();
});

test('kill -9 of PostgreSQL under writes: it comes back, the pool too, and no acknowledged write is lost', async () => {
  const database = await open();
  const pool = createPool({ url: database.migrationUrl, max: 4, onError: () => {} });
  await pool.query('create table entry (n int primary key)');
  const acknowledged: number[] = [];
  const writing = new AbortController();
  const write = async (start: number) => {
    for (let n = start; !writing.signal.aborted; n += 4) {
      await pool.query('insert into entry values ($1)', [n]).then(
        () => acknowledged.push(n),
        () => wait(10),
      );
    }
  };
  const writers = [0, 1, 2, 3].map(write);
  const tenMore = async () => {
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + 10);
  };
  for (let round = 0; round < 3; round++) {
    await tenMore();
    const pid = database.pid();
    if (pid) process.kill(pid, 'SIGKILL');
    await until(() => database.pid() !== pid);
  }
  await tenMore();
  writing.abort();
  await Promise.all(writers);
  const { rows } = await pool.query<{ n: number }>('select n from entry');
  const kept = new Set(rows.map((row) => row.n));
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(notes.filter((note) => note.includes('SIGKILL'))).toHaveLength(3);
  await pool.end();
  await database.stop();
}, 180_000);

test('one that is killed as soon as it answers comes back each time', async () => {
  const database = await open();
  const answers = () =>
    query(database.url, 'select 1').then(
      () => true,
      () => false,
    );
  for (let round = 0; round < 5; round++) {
    const pid = database.pid();
    if (pid) process.kill(pid, 'SIGKILL');
    await until(async () => database.pid() !== pid && (await answers()));
  }
  expect(notes.filter((note) => note.includes('SIGKILL'))).toHaveLength(5);
  await database.stop();
}, 180_000);

test('a PostgreSQL left behind by a process that was killed is stopped, and its data is there', async () => {
  const script = join(dataFolder, '..', `${dataFolder.split('/').at(-1)}.mts`);
  await writeFile(
    script,
    `import { startEmbedded } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
     const database = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, onNote() {} });
     console.log(database.pid()); setInterval(() => {}, 1000);`,
  );
  const tsx = join(__dirname, '../../../../node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [
    '--import',
    `file://${tsx.replace('cli.mjs', 'loader.mjs')}`,
    script,
  ]);
  const orphan = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    child.stderr.once('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(isAlive(orphan)).toBe(true);
  const database = await open();
  expect(isAlive(orphan)).toBe(false);
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  await rm(script);
}, 30_000);

test('lock files of processes that are gone, or that are somebody else by now, are no hindrance', async () => {
  await (await open()).stop();
  // The number of a process that lives and is not PostgreSQL: this one.
  await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataFolder}/postgres\n`);
  await writeFile(join(dataFolder, 'courtyard.lock'), JSON.stringify({ pid: 2_000_000_000, startedAt: '1' }));
  const database = await open();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
}, 30_000);

test('data of another major version is refused in one sentence', async () => {
  await (await open()).stop();
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(
    /^The data in \S+ was written by PostgreSQL 17, but this is version 18\. /,
  );
}, 30_000);

test('root leaves the data of another account as it is, and says whose it is', async () => {
  if (process.getuid?.() !== 0) return;
  await (await open()).stop();
  const cluster = join(dataFolder, 'postgres');
  await chown(join(cluster, 'PG_VERSION'), 54_321, 54_321);
  const folders = [cluster, join(dataFolder, 'socket')];
  const owners = () => Promise.all(folders.map(async (folder) => (await stat(folder)).uid));
  await Promise.all(folders.map((folder) => chown(folder, 54_321, 54_321)));
  await expect(open()).rejects.toThrow(
    /^The database in \S+ belongs to the account number 54321, but root runs PostgreSQL as \w+\. Start Courtyard as /,
  );
  expect(await owners()).toEqual([54_321, 54_321]);
}, 30_000);

test('a first start that was cut short starts afresh', async () => {
  await mkdir(join(dataFolder, 'postgres', 'base'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '18\n');
  const database = await open();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
}, 30_000);

test('a path too long for a socket is no hindrance', async () => {
  dataFolder = join(dataFolder, 'x'.repeat(60), 'y'.repeat(60));
  const database = await open();
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
}, 30_000);

test('of many that take the lock of one that is gone at once, one gets it', async () => {
  for (let round = 0; round < 20; round++) {
    await writeFile(
      join(dataFolder, 'courtyard.lock'),
      JSON.stringify({ pid: 2_000_000_000, startedAt: '1' }),
    );
    const takers = await Promise.allSettled(Array.from({ length: 6 }, () => lockData(dataFolder)));
    const locks = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  }
  expect(await readdir(dataFolder)).toEqual([]);
});
