import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { withApp } from '../../../../testing';
import { asServer } from '../../../../testing/test-database';
import { until } from '../../../../testing/until';

const scene = withApp();
let address = '';

beforeAll(async () => {
  address = await scene.app.listen({ port: 0, host: '127.0.0.1' });
  // Exports, and nothing else, wait at the sessions while somebody holds the advisory lock.
  await asServer(scene, (client) =>
    client.query(`
      create function held_for_export() returns boolean language plpgsql as $$ begin
        if current_query() like '%to_jsonb(own)%' then perform pg_advisory_xact_lock_shared(1); end if;
        return true;
      end $$;
      create policy held_for_export on session as restrictive using (held_for_export())`),
  );
});

/** Does something while exports stop in the middle. */
const whileHeld = (work: (client: pg.Client) => Promise<void>) =>
  asServer(scene, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await work(client);
  });

/** The answer to a request for one's own data, with its body not read yet. */
async function download(person: 'owner' | 'board'): Promise<IncomingMessage> {
  const { token } = await scene.client.as(person, 'demo');
  const headers = { host: 'demo.localhost:8080', authorization: `Bearer ${token}` };
  const request = get(`${address}/api/v1/member-auth/own-data/export`, { headers, agent: false });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (!answer) throw new Error('there is no answer');
  return answer;
}

/** A download that began, once there is a place for it. */
async function downloadWhenFree(): Promise<IncomingMessage> {
  for (;;) {
    const answer = await download('owner');
    if (answer.statusCode === 200) return answer;
    answer.destroy();
  }
}

const health = async () => (await scene.app.inject({ url: '/healthz' })).statusCode;
const allReleased = () => until(() => scene.platform.pool.totalCount === scene.platform.pool.idleCount);

test('a database connection that is lost in the middle breaks the download, and the server goes on', async () => {
  await whileHeld(async (client) => {
    const answer = await download('owner');
    expect(answer.statusCode).toBe(200);
    const read = buffer(answer);
    read.catch(() => {});
    const waiting = `select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`;
    await until(async () => (await client.query(waiting)).rowCount === 1);
    await client.query(`select pg_terminate_backend(pid) from (${waiting}) found`);
    await expect(read).rejects.toThrow('aborted');
  });
  expect(await health()).toBe(200);
  await allReleased();
});

/** Opens, and fails when it is read. */
const unreadable = '/proc/self/mem';

test('a file that cannot be read breaks the download, and the server goes on', async () => {
  if (!existsSync(unreadable)) return;
  const { tenants, platform } = scene;
  const stored = await platform.inTenant(tenants.demo, async (tx) => {
    const { id: uploadedBy } = await tx
      .selectFrom('member')
      .select('id')
      .where('displayName', '=', 'Daniel Reyes')
      .executeTakeFirstOrThrow();
    const content = Buffer.from('slate');
    return platform.files.store(tx, { tenantId: tenants.demo, name: 'roof.txt', content, uploadedBy });
  });
  const path = join(platform.dataFolder, 'files', tenants.demo, stored.id);
  await rm(path);
  await symlink(unreadable, path);
  await expect(buffer(await download('board'))).rejects.toThrow('aborted');
  await rm(path);
  expect(await health()).toBe(200);
  expect((await buffer(await download('board'))).length).toBeGreaterThan(0);
});

test('a person has two exports at a time, and the third is told what to do; whoever goes away frees a place', async () => {
  await whileHeld(async () => {
    const [first, second] = [await downloadWhenFree(), await downloadWhenFree()];
    const third = await download('owner');
    expect(third.statusCode).toBe(429);
    expect(third.headers['retry-after']).toBe('30');
    expect(JSON.parse(String(await buffer(third)))).toMatchObject({
      code: 'too-many',
      detail: 'You already have 2 exports running. Wait until one finishes, or cancel it, and try again.',
    });
    const other = await download('board');
    expect(other.statusCode).toBe(200);
    first.destroy();
    const fourth = await downloadWhenFree();
    for (const answer of [second, fourth, other]) answer.destroy();
  });
  await allReleased();
  expect((await buffer(await downloadWhenFree())).length).toBeGreaterThan(0);
});
