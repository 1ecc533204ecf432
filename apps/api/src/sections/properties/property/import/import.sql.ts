import type {
  ImportMapping,
  ImportRow,
  PropertyImport,
} from '@courtyard/contract/properties/property/import';
import { sql } from 'kysely';
import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import { keysetPage } from '../../../../platform/database/lists/keyset';
import type { Sheet } from '../../../../platform/files/csv/csv.rules';
import { countVerdicts, type Existing, type PlannedRow } from './rules/verdict.rules';

/** Properties of the community that have one of these unit numbers, in any building and case. */
export async function findExistingUnits(
  tx: Tx,
  unitNumbers: readonly string[],
  today: string,
): Promise<Existing[]> {
  const rows = tx
    .selectFrom('property')
    .select(['id', 'version', 'archivedAt', 'unitNumber', 'building', 'lot', 'type', 'status'])
    .select(['addressLine1', 'addressLine2', 'city', 'region', 'postalCode', 'areaSqFt', 'bedrooms'])
    .select(['bathroomHalves', 'floor', 'ownershipShareMillionths', 'billingRatioMillionths', 'notes'])
    .select(
      sql<string[]>`array(select person.name from ownership
        join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
        where ownership.tenant_id = property.tenant_id and ownership.property_id = property.id
          and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today}))`.as(
        'owners',
      ),
    )
    .where(
      'unitSort',
      '=',
      sql<string>`any(array(select distinct courtyard.natural_key(number) from unnest(${unitNumbers}::text[]) number))`,
    )
    // Between the fetches, other requests are served.
    .stream(200);
  const existing: Existing[] = [];
  for await (const row of rows)
    existing.push({
      id: row.id,
      version: row.version,
      archived: row.archivedAt !== null,
      owners: row.owners,
      input: {
        unitNumber: row.unitNumber,
        building: row.building || null,
        lot: row.lot,
        type: row.type,
        status: row.status,
        address: {
          line1: row.addressLine1,
          line2: row.addressLine2,
          city: row.city,
          region: row.region,
          postalCode: row.postalCode,
        },
        areaSqFt: row.areaSqFt,
        bedrooms: row.bedrooms,
        bathroomHalves: row.bathroomHalves,
        floor: row.floor,
        ownershipShareMillionths: row.ownershipShareMillionths,
        billingRatioMillionths: row.billingRatioMillionths,
        notes: row.notes,
      },
    });
  return existing;
}

/** Writes the verdicts of a dry run, in place of those of an earlier one. */
export async function storeRows(
  tx: Tx,
  { tenantId, importId, rows }: { tenantId: string; importId: string; rows: readonly PlannedRow[] },
): Promise<void> {
  await tx.deleteFrom('propertyImportRow').where('importId', '=', importId).execute();
  for (const set of setsOf(rows)) await insertRows(tx, { tenantId, importId, rows: set });
}

async function insertRows(
  tx: Tx,
  { tenantId, importId, rows }: { tenantId: string; importId: string; rows: readonly PlannedRow[] },
): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ line, verdict, unitNumber, building, changes, errors, cells }) => ({
      line,
      verdict,
      unitNumber,
      building,
      changes,
      errors,
      cells,
    })),
  );
  await sql`
    insert into property_import_row (tenant_id, import_id, line, verdict, unit_number, building, changes, errors, cells)
    select ${tenantId}, ${importId}, line, verdict, "unitNumber", building, changes, errors, cells
    from jsonb_to_recordset(${json}::jsonb) as row (line int, verdict text, "unitNumber" text, building text,
      changes jsonb, errors jsonb, cells jsonb)`.execute(tx);
}

export async function storeImport(
  tx: Tx,
  input: {
    tenantId: string;
    importId: string;
    file: { id: string; name: string };
    sheet: Sheet;
    mapping: ImportMapping;
    rows: readonly PlannedRow[];
    at: Date;
  },
): Promise<void> {
  const { tenantId, importId, file, sheet, mapping, rows, at } = input;
  await tx
    .insertInto('propertyImport')
    .values({
      tenantId,
      id: importId,
      fileId: file.id,
      fileName: file.name,
      columns: sheet.columns,
      mapping: JSON.stringify(mapping),
      counts: JSON.stringify(countVerdicts(rows)),
      createdAt: at,
    })
    .execute();
  await storeRows(tx, { tenantId, importId, rows });
}

/** `forChange` keeps others from changing it until the commit. */
export async function findImport(
  tx: Tx,
  importId: string,
  { forChange }: { forChange: boolean },
): Promise<PropertyImport | undefined> {
  const row = await tx
    .selectFrom('propertyImport')
    .selectAll()
    .where('id', '=', importId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      fileName: row.fileName,
      status: row.status,
      columns: row.columns,
      mapping: row.mapping,
      counts: row.counts,
      createdAt: row.createdAt,
      appliedAt: row.appliedAt,
    }
  );
}

/** The rows of an import as they stood in the file. */
export async function sheetOf(tx: Tx, found: PropertyImport): Promise<Sheet> {
  const rows = await tx
    .selectFrom('propertyImportRow')
    .select(['line', 'cells'])
    .where('importId', '=', found.id)
    .orderBy('line')
    .execute();
  return { columns: found.columns, rows };
}

type StoredRow = Pick<ImportRow, 'line' | 'verdict' | 'changes'>;

/** What the dry run said of each row. */
export function verdictsOf(tx: Tx, importId: string): Promise<StoredRow[]> {
  return tx
    .selectFrom('propertyImportRow')
    .select(['line', 'verdict', 'changes'])
    .where('importId', '=', importId)
    .orderBy('line')
    .execute();
}

/** One page of verdicts in the order of the file. */
export async function pageOfImportRows(
  tx: Tx,
  found: PropertyImport,
  query: { verdict?: ImportRow['verdict'] | undefined; cursor?: string | undefined; limit: number },
) {
  const { verdict } = query;
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom('propertyImportRow')
      .select(['line', 'verdict', 'unitNumber', 'building', 'changes', 'errors', 'cells'])
      .where('importId', '=', found.id)
      .$if(verdict !== undefined, (rowsOf) => rowsOf.where('verdict', '=', verdict ?? 'error')),
    sortColumns: [{ column: 'propertyImportRow.line', direction: 'asc' }],
    cursor: query.cursor,
    limit: query.limit,
    total: async () => found.counts[verdict ?? 'rows'],
  });
  return { data: rows.map(({ unitNumber, ...row }) => ({ ...row, unitNumber })), page };
}
