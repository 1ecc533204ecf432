import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { Product } from '../../product/product';
import { superuser } from '../../product/database/superuser';

/** As many connections are opened at once; the server's backlog takes no more than some hundreds. */
const atOnce = 50;

const tokenOf = (page: number) =>
  createHash('sha256').update(`bench ${page}`).digest('base64url').slice(0, 43);

/** Makes members of the demo community who answer requests for bookings, each signed in, with the token of their page. */
export async function addPeople(product: Product, count: number): Promise<void> {
  const client = await superuser(product);
  const hashes = Array.from({ length: count }, (_, page) =>
    createHash('sha256').update(tokenOf(page)).digest('hex'),
  );
  try {
    // The index of the search reads the members of this community as the tables' owner, who is fenced too.
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    await client.query(
      `with people as (
        select gen_random_uuid() as id, hash, n from unnest($1::text[]) with ordinality as given (hash, n)
      ), known as (
        insert into identity (id, email, display_name) select id, n || '@live.example', 'Person ' || n from people
      ), members as (
        insert into member (tenant_id, id, identity_id, display_name)
        select tenant.id, people.id, people.id, 'Person ' || n from people, tenant where slug = 'demo'
      ), role as (
        insert into role (tenant_id, id, name) select id, gen_random_uuid(), 'Answers bookings' from tenant
        where slug = 'demo' returning tenant_id, id
      ), granted as (
        insert into role_permission (tenant_id, role_id, permission)
        select tenant_id, id, 'Reservation Approve' from role
      ), held as (
        insert into member_role (tenant_id, member_id, role_id) select tenant_id, people.id, role.id from people, role
      )
      insert into session (tenant_id, id, member_id, identity_id, token_hash, device, address)
      select tenant.id, people.id, people.id, people.id, decode(hash, 'hex'), 'Bench', '127.0.0.1'
      from people, tenant where slug = 'demo'`,
      [hashes],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

export interface LivePages {
  /** Milliseconds from now until each page has heard of a notification, in the order in which they heard. */
  heard(action: () => Promise<unknown>): Promise<number[]>;
  close(): void;
}

/** Opens the live events of that many people, each from an address of their own behind a proxy. */
export async function openPages(product: Product, count: number): Promise<LivePages> {
  let onNotification: (page: number) => void = () => undefined;
  const calls = new Set<ReturnType<typeof request>>();
  const open = (page: number) =>
    new Promise<void>((done, refuse) => {
      const headers = {
        host: `demo.localhost:${product.port}`,
        authorization: `Bearer ${tokenOf(page)}`,
        'x-forwarded-for': `10.1.${page >> 8}.${page & 255}`,
      };
      const call = request(
        { host: '127.0.0.1', port: product.port, path: '/api/v1/shell/events', agent: false, headers },
        (answer) => {
          if (answer.statusCode !== 200)
            return refuse(new Error(`The live events answered ${answer.statusCode}.`));
          answer.on('error', () => undefined);
          answer.on('data', (chunk: Buffer) => {
            const text = chunk.toString('utf8');
            if (text.includes('event: notification\n')) onNotification(page);
            if (text.startsWith('retry')) done();
          });
        },
      );
      calls.add(call);
      call.on('error', refuse).end();
    });
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, of) => open(first + of)));
  return {
    async heard(action) {
      const began = performance.now();
      const times = new Map<number, number>();
      const all = new Promise<void>((done) => {
        onNotification = (page) => {
          if (!times.has(page)) times.set(page, performance.now() - began);
          if (times.size === count) done();
        };
      });
      const limit = new Promise<never>((_, refuse) =>
        setTimeout(
          () => refuse(new Error(`Only ${times.size} of ${count} pages heard of it.`)),
          30_000,
        ).unref(),
      );
      await action();
      await Promise.race([all, limit]);
      return [...times.values()];
    },
    close: () => calls.forEach((call) => call.destroy()),
  };
}
