import { sql } from 'kysely';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { newId } from '../../../../platform/core/ids';
import { setsOf } from '../../../../platform/core/time-slices';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { columnsOf } from '../property.sql';
import { addOwners } from './owner-writer.sql';
import { analyzeJob } from './import.jobs';
import type { PlannedRow } from './rules/verdict.rules';

/** Rows from which on the planner is told at once that the tables have grown. */
const manyRows = 500;

/** A row of the file and the property that it is about. */
export interface Target {
  id: string;
  row: PlannedRow;
}

/** The types of what a row of the file writes. */
const types: Record<keyof ReturnType<typeof columnsOf>, 'text' | 'int'> = {
  unitNumber: 'text',
  building: 'text',
  lot: 'text',
  type: 'text',
  status: 'text',
  addressLine1: 'text',
  addressLine2: 'text',
  city: 'text',
  region: 'text',
  postalCode: 'text',
  areaSqFt: 'int',
  bedrooms: 'int',
  bathroomHalves: 'int',
  floor: 'int',
  ownershipShareMillionths: 'int',
  billingRatioMillionths: 'int',
  notes: 'text',
};
const columns = sql.join(Object.keys(types).map((name) => sql.ref(name)));
// In the JSON they are named as in TypeScript: quoted, not as columns.
const given = sql.raw(
  Object.keys(types)
    .map((name) => `fresh."${name}"`)
    .join(),
);
const givenTypes = sql.raw(
  Object.entries(types)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(),
);

const jsonOf = (targets: readonly Target[]) =>
  JSON.stringify(targets.flatMap(({ id, row }) => (row.input ? [{ id, ...columnsOf(row.input) }] : [])));

async function insertProperties(tx: Tx, tenantId: string, targets: readonly Target[]): Promise<void> {
  await sql`
    insert into property (tenant_id, id, ${columns})
    select ${tenantId}, fresh.id, ${given}
    from jsonb_to_recordset(${jsonOf(targets)}::jsonb) as fresh (id uuid, ${givenTypes})`.execute(tx);
}

async function updateProperties(tx: Tx, targets: readonly Target[], at: Date): Promise<void> {
  await sql`
    update property set version = property.version + 1, updated_at = ${at}, (${columns}) = (${given})
    from jsonb_to_recordset(${jsonOf(targets)}::jsonb) as fresh (id uuid, ${givenTypes})
    where property.id = fresh.id`.execute(tx);
}

/** What the history of a property says of its row: by the same facts as a change by hand. */
function historyOf({ id, row: { existing, input, newOwners, unitNumber, building } }: Target): AuditEntry {
  if (!existing || !input) return changeOf('property.import', { property: id }, {}, { unitNumber, building });
  const owners = newOwners.length > 0 && { owners: newOwners.join(', ') };
  return changeOf('property.import-update', { property: id }, columnsOf(existing.input), {
    ...columnsOf(input),
    ...owners,
  });
}

/** Writes what a plan without errors comes to, set by set. */
export async function writePlan(context: CallContext, rows: readonly PlannedRow[]): Promise<void> {
  const { tx, tenant, platform } = context;
  const created = rows.filter(({ verdict }) => verdict === 'create').map((row) => ({ id: newId(), row }));
  const updated = rows.flatMap((row) =>
    row.verdict === 'update' && row.existing ? [{ id: row.existing.id, row }] : [],
  );
  const targets = [...created, ...updated];
  for (const set of setsOf(created)) await insertProperties(tx, tenant.id, set);
  for (const set of setsOf(updated)) await updateProperties(tx, set, platform.clock());
  await addOwners(context, targets);
  await recordChange(context, targets.map(historyOf));
  if (targets.length >= manyRows) await platform.jobs.enqueue(tx, analyzeJob, {}, { key: analyzeJob });
}
