import { superuser } from '../../product/database/superuser';
import type { Product } from '../../product/product';
import { courtyard } from '../../product/release';
import { startSeeded } from '../../product/seeded';
import { atMost, type Figure, median } from '../figure';
import { addPeople } from '../api/live-pages';

const people = 10_000;
const rounds = 15;

/** Has as many owners of units be members, one each. */
async function joinOwners(product: Product): Promise<void> {
  const client = await superuser(product);
  try {
    await client.query(`select set_config('app.tenant_id', id::text, false) from tenant where slug = 'demo'`);
    await client.query(
      `with owner as (
        select id, row_number() over (order by id) as place from person
        where tenant_id = courtyard.tenant_id() and member_id is null and id in (select person_id from ownership)
      ), joined as (
        select id, row_number() over (order by id) as place from member
        where tenant_id = courtyard.tenant_id() and display_name like 'Person %' and id not in (select member_id from person where member_id is not null)
      )
      update person set member_id = joined.id from owner join joined using (place)
      where person.id = owner.id and person.tenant_id = courtyard.tenant_id()`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const audiences = {
  everybody: { include: [{ kind: 'everybody' }], exclude: [] },
  owners: { include: [{ kind: 'owners' }], exclude: [] },
  'owners without tenants': { include: [{ kind: 'owners' }], exclude: [{ kind: 'tenants' }] },
};

/** Who 10,000 people are, counted and by name. On a product of its own. */
export async function measureAudiences(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    const made = courtyard(product, 'seed-bulk', 'demo', String(people));
    if (made.code !== 0) throw new Error(made.said);
    await addPeople(product, people);
    await joinOwners(product);
    const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
    const figures: Figure[] = [];
    for (const [name, audience] of Object.entries(audiences)) {
      const timesOf = async (path: string, body: unknown) => {
        const times: number[] = [];
        let text = '';
        for (let round = -2; round < rounds; round += 1) {
          const began = performance.now();
          const answer = await product.send('demo', path, { method: 'POST', headers, body });
          if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
          if (round >= 0) times.push(performance.now() - began);
          text = answer.text;
        }
        return { times, text };
      };
      const counted = await timesOf('/api/v1/audiences/count', audience);
      const named = await timesOf('/api/v1/audiences/recipients', { audience, limit: 50 });
      const { data } = JSON.parse(counted.text) as { data: { people: number } };
      figures.push({
        what: `audience of ${name} resolved: p50`,
        value: median(counted.times),
        unit: 'ms',
        limit: atMost(200),
        note: `${data.people} people; the first 50 by name in ${median(named.times).toFixed(0)} ms; fastest ${Math.min(...counted.times).toFixed(0)} ms`,
      });
    }
    return figures;
  } finally {
    await product.stop();
  }
}
