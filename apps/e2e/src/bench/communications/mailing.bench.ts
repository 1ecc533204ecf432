import { setTimeout as pause } from 'node:timers/promises';
import { superuser } from '../../product/database/superuser';
import { freePort, type OwnProduct, startProduct } from '../../product/product';
import { receiveMail } from '../../product/receivers';
import { seededFolder } from '../../product/seeded';
import { addPeople } from '../api/live-pages';
import { metricsOf, metricsToken } from '../api/metrics';
import { atMost, type Figure } from '../figure';

const recipients = 10_000;
const kills = 5;
const connections = 5;

/** Of as many domains as a community's owners use: one alone is written to more slowly. */
async function spreadOut(product: OwnProduct): Promise<void> {
  const client = await superuser(product);
  try {
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    await client.query(
      `update identity set email = split_part(email, '@', 1) || '@d' || (length(email) * 7 + ascii(right(split_part(email, '@', 1), 1))
        + 10 * ascii(left(email, 1))) % 97 || '.example' where email like '%@live.example'`,
    );
  } finally {
    await client.end();
  }
}

interface Sent {
  status: string;
  counts: Record<string, number>;
}

/** Writes to everybody with an account and sends it; gives its number. */
async function sendToAll(product: OwnProduct, headers: Record<string, string>): Promise<string> {
  const body = {
    subject: 'Bench',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Dear ' },
            { type: 'mergeField', attrs: { name: 'firstName' } },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'this is a letter.' }] },
      ],
    },
    audience: { include: [{ kind: 'everybody' }], exclude: [] },
  };
  const made = await product.send('demo', '/api/notifications', { method: 'POST', headers, body });
  const { id, version } = made.json<{ data: { id: string; version: number } }>().data;
  const check = await product.send('demo', '/api/v1/mailings/check', {
    method: 'POST',
    headers,
    body: { ...body, category: 'news' },
  });
  const { people } = check.json<{ data: { people: number } }>().data;
  const sent = await product.send('demo', `/api/v1/mailings/${id}/send`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': id },
    body: { version, people },
  });
  if (sent.status !== 200) throw new Error(sent.text);
  return id;
}

async function standing(product: OwnProduct, id: string): Promise<Sent> {
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  return (await product.send('demo', `/api/v1/mailings/${id}`, { headers })).json<{ data: Sent }>().data;
}

/** How fast a letter goes to 10,000 over real SMTP, and that nobody gets it twice when the process is killed in the middle. */
export async function measureMailings(): Promise<Figure[]> {
  const arrived: string[] = [];
  const mail = await receiveMail(arrived);
  const [dataDirectory, port] = [seededFolder(), await freePort()];
  const env = {
    COURTYARD_METRICS: metricsToken,
    SMTP_URL: mail.address,
    MAIL_FROM: 'Courtyard <no-reply@courtyard.example>',
    MAIL_CONNECTIONS: String(connections),
  };
  const start = () => startProduct({ dataDirectory, port, env });
  let product = await start();
  try {
    await addPeople(product, recipients);
    await spreadOut(product);
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    const began = performance.now();
    const first = await sendToAll(product, headers);
    const frozenMs = performance.now() - began;
    let maxBytes = 0;
    let now = await standing(product, first);
    while (now.status !== 'sent') {
      maxBytes = Math.max(maxBytes, (await metricsOf(product))('process_resident_memory_bytes'));
      await pause(1000);
      now = await standing(product, first);
    }
    const seconds = (performance.now() - began - frozenMs) / 1000;
    const taken = arrived.length;
    arrived.length = 0;
    const second = await sendToAll(product, headers);
    for (let kill = 1; kill <= kills; kill += 1) {
      while (arrived.length < (kill * taken) / (kills + 2)) await pause(20);
      product.process.kill('SIGKILL');
      product = await start();
    }
    // What was taken up by a process that was killed waits for the end of its lease.
    let after = await standing(product, second);
    while (after.status !== 'sent') {
      await pause(2000);
      after = await standing(product, second);
    }
    const twice = arrived.length - new Set(arrived).size;
    return [
      {
        what: 'a letter to 10,000 over SMTP',
        value: taken / seconds,
        unit: 'letters/s',
        note: `${taken} taken in ${seconds.toFixed(0)} s, frozen in ${frozenMs.toFixed(0)} ms`,
      },
      { what: 'memory of the API while it goes out', value: maxBytes / 2 ** 20, unit: 'MiB' },
      {
        what: 'second letters after five kills',
        value: twice,
        unit: 'letters',
        limit: atMost(0),
        note: JSON.stringify(after.counts),
      },
      {
        what: 'letters of which nothing is known after five kills',
        value: after.counts.unknown ?? 0,
        unit: 'letters',
        limit: atMost(kills * connections),
      },
    ];
  } finally {
    await product.stop();
    await mail.stop();
  }
}
