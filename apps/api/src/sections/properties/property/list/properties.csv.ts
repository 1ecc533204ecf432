import { Readable } from 'node:stream';
import type { PropertiesQuery } from '@courtyard/contract/properties/property';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import type { Tx } from '../../../../platform/database/database';
import type { Platform } from '../../../../platform/core/platform';
import { headers } from '../../import/columns.rules';
import { percentOf } from '../percent.rules';
import { isBroadSearch, type PropertyFilters, propertyConditions, sortColumnsOf } from './properties.sql';

const pageSize = 1000;

/** Names of the owners of a day, as the import splits them. */
const ownersOn = (today: string) => sql<string | null>`(
  select string_agg(person.name, '; ' order by ownership.share_millionths desc, person.name)
  from ownership join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
  where ownership.tenant_id = property.tenant_id and ownership.property_id = property.id
    and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today}))`;

interface Export {
  tenantId: string;
  filters: PropertyFilters;
  sort: PropertiesQuery['sort'];
  today: string;
}

async function pageOfRows(tx: Tx, input: Export & { cursor: string | undefined; isBroad: boolean }) {
  return keysetPage({
    query: tx
      .selectFrom('property')
      .select(['id', 'unitNumber', 'building', 'lot', 'type', 'status', 'addressLine1', 'addressLine2'])
      .select(['city', 'region', 'postalCode', 'areaSqFt', 'bedrooms', 'bathroomHalves', 'floor'])
      .select(['ownershipShareMillionths', 'billingRatioMillionths', 'notes'])
      .select(ownersOn(input.today).as('owners'))
      .select(['unitSort', 'buildingSort', 'ownerSort', 'areaSort', 'insuredSort'])
      .where(propertyConditions(input.filters, input.today, input.isBroad)),
    sortColumns: sortColumnsOf(input.sort),
    cursor: input.cursor,
    limit: pageSize,
    total: async () => 0,
  });
}

/**
 * The list as CSV text (RFC 4180, UTF-8 with a byte order mark so that spreadsheets read it), page by page: neither
 * memory nor a connection is held while the client reads. Cells that a spreadsheet would run as a formula are quoted
 * with an apostrophe, which the import takes off again.
 */
export function exportCsv({ inTenant }: Pick<Platform, 'inTenant'>, input: Export): Readable {
  const read = <T>(work: (tx: Tx) => Promise<T>) => inTenant(input.tenantId, work, { readOnly: true });
  async function* lines() {
    yield `\uFEFF${stringify([Object.values(headers)])}`;
    const isBroad = await read((tx) => isBroadSearch(tx, input));
    let cursor: string | undefined;
    do {
      const { rows, page } = await read((tx) => pageOfRows(tx, { ...input, cursor, isBroad }));
      if (rows.length > 0) yield stringify(rows.map(cellsOf), { escape_formulas: true });
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
  return Readable.from(lines());
}

type Row = Awaited<ReturnType<typeof pageOfRows>>['rows'][number];

/** In the order of `headers`. */
function cellsOf(row: Row): (string | number | null)[] {
  return [
    row.unitNumber,
    row.building,
    row.lot,
    row.type,
    row.status,
    row.addressLine1,
    row.addressLine2,
    row.city,
    row.region,
    row.postalCode,
    row.areaSqFt,
    row.bedrooms,
    row.bathroomHalves === null ? null : row.bathroomHalves / 2,
    row.floor,
    percentOf(row.ownershipShareMillionths),
    percentOf(row.billingRatioMillionths),
    row.notes,
    row.owners,
  ];
}
