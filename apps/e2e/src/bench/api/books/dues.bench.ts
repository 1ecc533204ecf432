import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { courtyard } from '../../../product/release';
import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure } from '../../figure';

const units = 1000;

/** Gives the demo community units that are owned. Gives the ids of the units. */
async function fillWithUnits(product: Product): Promise<string[]> {
  const made = courtyard(product, 'seed-bulk', 'demo', String(units));
  if (made.code !== 0) throw new Error(made.said);
  const client = await superuser(product);
  try {
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    const { rows } = await client.query<{ property_id: string }>(
      `insert into unit_ledger (tenant_id, id, property_id, owners, starts_on)
      select tenant_id, gen_random_uuid(), id, 'Bench Owner ' || row_number() over (), '2020-01-01'
      from property where tenant_id = courtyard.tenant_id() and archived_at is null
        and not exists (select from unit_ledger ledger where ledger.tenant_id = property.tenant_id and ledger.property_id = property.id)
      order by id limit ${units} returning property_id`,
    );
    return rows.map(({ property_id }) => property_id);
  } finally {
    await client.end();
  }
}

interface Chart {
  data: { accounts: { id: string; code: string }[]; funds: { id: string; code: string }[] };
}
interface Run {
  data: { id: string; status: string; billed: number };
}

interface Budgets {
  data: { id: string; fund: { code: string }; status: string }[];
}
interface Preview {
  data: { preview: { rows: { yearMinor: number }[]; problems: string[] } | null };
}

const calls = 9;

/** The dues of all units from the budget in force, beside what they pay today: the median of several calls. */
async function measurePreview(product: Product, headers: Record<string, string>): Promise<Figure> {
  const client = await superuser(product);
  try {
    await client.query(`update property set ownership_share_millionths = 1000 where archived_at is null
      and tenant_id = (select id from tenant where slug = 'demo')`);
  } finally {
    await client.end();
  }
  const { data } = (
    await product.send('demo', '/api/v1/budgets?status=adopted&sort=-yearFrom', { headers })
  ).json<Budgets>();
  const budget = data.find(({ fund }) => fund.code === 'OP');
  const times: number[] = [];
  let found = 0;
  for (let turn = 0; turn < calls; turn += 1) {
    const began = performance.now();
    const answer = await product.send('demo', `/api/v1/budgets/${budget?.id ?? ''}/dues-plan`, { headers });
    times.push(performance.now() - began);
    const { preview } = answer.json<Preview>().data;
    found = preview?.rows.filter(({ yearMinor }) => yearMinor > 0).length ?? 0;
  }
  if (found < units) throw new Error(`only ${found} units have dues`);
  const median = times.toSorted((one, other) => one - other)[Math.floor(calls / 2)] ?? 0;
  return { what: `preview of the dues of ${found} units`, value: median, unit: 'ms', limit: atMost(300) };
}

/** From the press of the button until the last unit is billed and posted, with numbers and histories. */
export async function measureDues(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    const propertyIds = await fillWithUnits(product);
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const { data } = (await product.send('demo', '/api/v1/accounts', { headers })).json<Chart>();
    const day = new Date().toISOString().slice(0, 10);
    const began = performance.now();
    const answer = await product.send('demo', '/api/v1/invoices', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: {
        propertyIds,
        issuedOn: day,
        dueOn: day,
        lines: [
          {
            description: 'Monthly assessment',
            accountId: data.accounts.find(({ code }) => code === '4010')?.id,
            fundId: data.funds.find(({ code }) => code === 'OP')?.id,
            amountMinor: 24_000,
          },
        ],
      },
    });
    if (answer.status >= 400) throw new Error(answer.text);
    let run = answer.json<Run>().data;
    while (run.status === 'running') {
      await wait(20);
      run = (await product.send('demo', `/api/v1/invoice-runs/${run.id}`, { headers })).json<Run>().data;
    }
    const seconds = (performance.now() - began) / 1000;
    if (run.status !== 'done' || run.billed !== propertyIds.length) throw new Error(JSON.stringify(run));
    return [
      { what: `dues of ${propertyIds.length} units`, value: seconds, unit: 's', limit: atMost(3) },
      await measurePreview(product, headers),
    ];
  } finally {
    await product.stop();
  }
}
