import type { ImportMapping, ImportRow, PropertyImport } from '@courtyard/contract/properties/import';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import { keysetPage } from '../../../platform/database/lists/keyset';
import type { Sheet } from '../../../platform/files/csv/csv.rules';
import { countVerdicts, type Existing, type PlannedRow } from './verdict.rules';

/** Properties of the community that have one of these unit numbers, in any building and case. */
export async function findExistingUnits(
  tx: Tx,
  unitNumbers: readonly string[],
  today: string,
): Promise<Existing[]> {
  const rows = await tx
    .selectFrom('property')
    .select(['id', 'version', 'archived_at', 'unit_number', 'building', 'lot', 'type', 'status'])
    .select(['address_line1', 'address_line2', 'city', 'region', 'postal_code', 'area_sq_ft', 'bedrooms'])
    .select(['bathroom_halves', 'floor', 'ownership_share_millionths', 'billing_ratio_millionths', 'notes'])
    .select(
      sql<string[]>`array(select person.name from ownership
        join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
        where ownership.tenant_id = property.tenant_id and ownership.property_id = property.id
          and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today}))`.as(
        'owners',
      ),
    )
    .where(
      'unit_sort',
      '=',
      sql<string>`any(array(select distinct courtyard.natural_key(number) from unnest(${unitNumbers}::text[]) number))`,
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    archived: row.archived_at !== null,
    owners: row.owners,
    input: {
      unitNumber: row.unit_number,
      building: row.building || null,
      lot: row.lot,
      type: row.type,
      status: row.status,
      address: {
        line1: row.address_line1,
        line2: row.address_line2,
        city: row.city,
        region: row.region,
        postalCode: row.postal_code,
      },
      areaSqFt: row.area_sq_ft,
      bedrooms: row.bedrooms,
      bathroomHalves: row.bathroom_halves,
      floor: row.floor,
      ownershipShareMillionths: row.ownership_share_millionths,
      billingRatioMillionths: row.billing_ratio_millionths,
      notes: row.notes,
    },
  }));
}

/** Writes the verdicts of a dry run, in place of those of an earlier one. */
export async function storeRows(
  tx: Tx,
  { tenantId, importId, rows }: { tenantId: string; importId: string; rows: readonly PlannedRow[] },
): Promise<void> {
  await tx.deleteFrom('property_import_row').where('import_id', '=', importId).execute();
  // Between them, others get their turn.
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await insertRows(tx, { tenantId, importId, rows: rows.slice(from, from + rowsPerStatement) });
}

const rowsPerStatement = 500;

async function insertRows(
  tx: Tx,
  { tenantId, importId, rows }: { tenantId: string; importId: string; rows: readonly PlannedRow[] },
): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ line, verdict, unitNumber, building, changes, errors, cells }) => ({
      line,
      verdict,
      unit_number: unitNumber,
      building,
      changes,
      errors,
      cells,
    })),
  );
  await sql`
    insert into property_import_row (tenant_id, import_id, line, verdict, unit_number, building, changes, errors, cells)
    select ${tenantId}, ${importId}, line, verdict, unit_number, building, changes, errors, cells
    from jsonb_to_recordset(${json}::jsonb) as row (line int, verdict text, unit_number text, building text,
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
    .insertInto('property_import')
    .values({
      tenant_id: tenantId,
      id: importId,
      file_id: file.id,
      file_name: file.name,
      columns: sheet.columns,
      mapping: JSON.stringify(mapping),
      counts: JSON.stringify(countVerdicts(rows)),
      created_at: at,
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
    .selectFrom('property_import')
    .selectAll()
    .where('id', '=', importId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      fileName: row.file_name,
      status: row.status,
      columns: row.columns,
      mapping: row.mapping,
      counts: row.counts,
      createdAt: row.created_at,
      appliedAt: row.applied_at,
    }
  );
}

/** The rows of an import as they stood in the file. */
export async function sheetOf(tx: Tx, found: PropertyImport): Promise<Sheet> {
  const rows = await tx
    .selectFrom('property_import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', found.id)
    .orderBy('line')
    .execute();
  return { columns: found.columns, rows };
}

type StoredRow = Pick<ImportRow, 'line' | 'verdict' | 'changes'>;

/** What the dry run said of each row. */
export function verdictsOf(tx: Tx, importId: string): Promise<StoredRow[]> {
  return tx
    .selectFrom('property_import_row')
    .select(['line', 'verdict', 'changes'])
    .where('import_id', '=', importId)
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
      .selectFrom('property_import_row')
      .select(['line', 'verdict', 'unit_number', 'building', 'changes', 'errors', 'cells'])
      .where('import_id', '=', found.id)
      .$if(verdict !== undefined, (rowsOf) => rowsOf.where('verdict', '=', verdict ?? 'error')),
    sortColumns: [{ column: 'property_import_row.line', key: 'line', direction: 'asc' }],
    cursor: query.cursor,
    limit: query.limit,
    total: async () => found.counts[verdict ?? 'rows'],
  });
  return { data: rows.map(({ unit_number: unitNumber, ...row }) => ({ ...row, unitNumber })), page };
}
