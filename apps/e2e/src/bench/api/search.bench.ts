import type { Product } from '../../product/product';
import { superuser } from '../../product/database/superuser';
import { atMost, type Figure, percentile } from '../figure';
import { fillWithProperties } from './bulk-properties';

const assets = 20_000;
const bookings = 20_000;
const rounds = 5;

/** What people type: beginnings as they grow, names, units, addresses, mistyped words, and what is not there. */
const searches = [
  'm|me|mer|meri|merid|o|ow|1|10|104|1042|a|an|ana|p|pu|maria ortega|ortega|ortga|jhon|walsh|wallsh',
  'ana quispe|quisp|petersen|m-1042|M-99871|block 17|block 17 1041|1042 meridian|port ellery',
  'meridain avenue|pump|pmup|boiler 77|elevator|elevtor 190|mutual|MM-M-512|clubhouse|zzzz|qwertyuiop',
  'xylophone quartz|tesla|harbor house 101',
].flatMap((some) => some.split('|'));

/** Gives the made-up people names as people have them, and the community as many assets as a large one has. */
async function fill(product: Product): Promise<void> {
  fillWithProperties(product);
  const client = await superuser(product);
  try {
    await client.query(`
      with numbered as (
        select tenant_id, id, row_number() over (order by id) as n from person where email like '%@many.example')
      update person set name = (array['Maria','John','Ana','Lucas','Chidi','Naomi','Emil','Sofia','Priya','Omar','Ruth',
          'Diego','Hana','Viktor','Grace','Yusuf','Elena','Marcus','Ingrid','Tomás'])[1 + n % 20] || ' ' ||
        (array['Ortega','Walsh','Quispe','Petersen','Novak','Fischer','Okafor','Tanaka','Rossi','Haddad','Larsen',
          'Mbeki','Castillo','Nguyen','Kowalski','Silva','Dubois','Ivanova','Mensah','Bauer','Costa','Jansen',
          'Moreau','Rahman','Torres','Weber','Yilmaz'])[1 + (n / 20) % 27] || ' ' || n
      from numbered where person.tenant_id = numbered.tenant_id and person.id = numbered.id`);
    await client.query(
      `insert into asset (tenant_id, id, name, category, status, tag, manufacturer)
      select tenant.id, gen_random_uuid(), (array['Pump','Boiler','Elevator','Fan','Gate','Panel'])[1 + n % 6] || ' ' || n,
        'mechanical', 'in-service', 'B-' || n, (array['Grundlage','Otter','Nordwind'])[1 + n % 3]
      from tenant cross join generate_series(1, $1::int) n where slug = 'demo'`,
      [assets],
    );
    await client.query(
      `with area as (select tenant_id, id, row_number() over () - 1 as n, count(*) over () as areas
          from common_area where tenant_id = (select id from tenant where slug = 'demo')),
        unit as (select id, owner_names, row_number() over () as n from property
          where tenant_id = (select id from tenant where slug = 'demo') limit 2000)
      insert into reservation (tenant_id, id, area_id, property_id, booked_by, starts_at, ends_at, status, fee_minor,
        deposit_minor)
      select tenant_id, gen_random_uuid(), area.id, unit.id, coalesce(nullif(owner_names, ''), 'Somebody'),
        now() + (30 + slot / areas) * interval '1 hour', now() + (31 + slot / areas) * interval '1 hour', 'cancelled', 0, 0
      from generate_series(1, $1::int) slot join area on area.n = slot % areas join unit on unit.n = 1 + slot % 2000`,
      [bookings],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The search over 100,000 properties, 100,000 people, 20,000 assets and as many bookings, one question after the other. */
export async function measureSearch(product: Product): Promise<Figure[]> {
  await fill(product);
  const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
  const took: { q: string; ms: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const q of searches) {
      const began = performance.now();
      const answer = await product.send('demo', `/api/v1/search?q=${encodeURIComponent(q)}`, { headers });
      if (answer.status !== 200)
        throw new Error(`The search for ${q} answered ${answer.status}: ${answer.text}`);
      // The first round warms up.
      if (round > 0) took.push({ q, ms: performance.now() - began });
    }
  }
  const times = took.map(({ ms }) => ms);
  const [slowest] = took.toSorted((a, b) => b.ms - a.ms);
  return [
    {
      what: 'search of all kinds: p50',
      value: percentile(times, 0.5),
      unit: 'ms',
      limit: atMost(60),
      note: `${searches.length} searches, ${rounds} times; 100,000 properties, 100,000 people, 20,000 assets, 20,000 bookings`,
    },
    {
      what: 'search of all kinds: p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      limit: atMost(150),
      note: `slowest ${slowest?.ms.toFixed(0)} ms for "${slowest?.q}"`,
    },
  ];
}
