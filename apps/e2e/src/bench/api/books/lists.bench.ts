import { superuser } from '../../../product/database/superuser';
import type { Product } from '../../../product/product';
import { atMost, type Figure, median } from '../../figure';
import { deepPath, timesOf } from '../times';

const many = 100_000;

/** Invoices as years of billing leave them, one in forty of them open. Not posted: only their list is read. */
async function fillWithInvoices(product: Product): Promise<void> {
  const client = await superuser(product);
  try {
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    await client.query(
      `with counted as (
        select last from document_number where tenant_id = courtyard.tenant_id() and document = 'invoice'
      ), ledgers as (
        select id, property_id, row_number() over (order by id) - 1 as place, count(*) over () as all_of
        from unit_ledger where tenant_id = courtyard.tenant_id()
      )
      insert into invoice (tenant_id, id, number, property_id, unit_ledger_id, issued_on, due_on, total_minor, open_minor, created_at)
      select courtyard.tenant_id(), gen_random_uuid(), last + n, ledgers.property_id, ledgers.id, day, day + 14, 20000 + n % 500,
        case when n % 40 = 0 then 20000 + n % 500 else 0 end, now()
      from counted cross join generate_series(1, ${many}) n
      cross join lateral (select date '2020-01-01' + n * 2300 / ${many} as day) on_day
      join ledgers on ledgers.place = n % ledgers.all_of`,
    );
    await client.query(
      `update document_number set last = last + ${many} where tenant_id = courtyard.tenant_id() and document = 'invoice'`,
    );
    await client.query('vacuum analyze invoice');
  } finally {
    await client.end();
  }
}

interface Chart {
  data: { accounts: { id: string; code: string }[] };
}

/** The first page and one of the last of each list of the books, one call after the other. */
export async function measureBookLists(product: Product, headers: Record<string, string>): Promise<Figure[]> {
  await fillWithInvoices(product);
  const { data } = (await product.send('demo', '/api/v1/accounts', { headers })).json<Chart>();
  const bank = data.accounts.find(({ code }) => code === '1010')?.id;
  const lists = {
    [`${many.toLocaleString('en')} invoices`]: '/api/v1/invoices?limit=50',
    [`open ones of ${many.toLocaleString('en')} invoices`]: '/api/v1/invoices?limit=50&status=open',
    '200,000 entries': '/api/v1/journal-entries?limit=50',
    'register of 100,000 lines': `/api/v1/accounts/${bank}/register?limit=50&end=first`,
  };
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(lists)) {
    const first = median(await timesOf(product, path, headers));
    const deep = median(await timesOf(product, await deepPath(product, path, headers), headers));
    figures.push({
      what: `${what}: p50 of a page`,
      value: Math.max(first, deep),
      unit: 'ms',
      limit: atMost(20),
      note: `first ${first.toFixed(1)} ms, last ${deep.toFixed(1)} ms`,
    });
  }
  return figures;
}
