import { buffer } from 'node:stream/consumers';
import type { ImportMapping, PropertyImport } from '@courtyard/contract/properties/property/import';
import type { Call } from '../../../../platform/http/implement';
import { msg } from '../../../../platform/http/language/sentence';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { eachOf, inTimeSlices } from '../../../../platform/core/time-slices';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { guessMapping } from './rules/columns.rules';
import { readSheet, type Sheet, UnreadableFile } from '../../../../platform/files/csv/csv.rules';
import { writePlan } from './import-writer.sql';
import { findExistingUnits, findImport, sheetOf, storeImport, storeRows, verdictsOf } from './import.sql';
import { countVerdicts, entriesOf, planImport, type PlannedRow } from './rules/verdict.rules';

/** Throws notFound. `forChange`: one who maps columns and one who applies wait for each other. */
export async function getImport(
  context: CallContext,
  importId: string,
  forChange = false,
): Promise<PropertyImport> {
  const found = await findImport(context.tx, importId, { forChange });
  if (!found) throw notFound('import');
  return found;
}

type ImportContext = CallContext & Pick<Call, 'translate'>;

async function plan(context: ImportContext, sheet: Sheet, mapping: ImportMapping): Promise<PlannedRow[]> {
  const column = mapping.unitNumber;
  const numbers = column === undefined ? [] : sheet.rows.flatMap(({ cells }) => cells[column] ?? []);
  const existing = await findExistingUnits(context.tx, [...new Set(numbers)], todayOf(context));
  return inTimeSlices(planImport(sheet, mapping, existing, context.translate));
}

async function readFile(context: CallContext, fileId: string): Promise<Sheet> {
  const bytes = await buffer(await context.platform.files.read(context.tx, fileId));
  try {
    return await inTimeSlices(readSheet(bytes));
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalid({ fileId: error.said }, error.said);
    throw error;
  }
}

/** Dry run over an uploaded file. Throws invalid for one that cannot be read. */
export async function checkImport(context: ImportContext, fileId: string): Promise<PropertyImport> {
  const { tx, tenant, platform } = context;
  // Attached first: what belongs to something already is not for everybody who may import to read.
  await platform.files.attach(tx, fileId);
  const file = (await platform.files.describe(tx, [fileId])).get(fileId);
  if (!file) throw notFound('file');
  const sheet = await readFile(context, fileId);
  const mapping = guessMapping(sheet.columns);
  const rows = await plan(context, sheet, mapping);
  const importId = newId();
  await storeImport(tx, { tenantId: tenant.id, importId, file, sheet, mapping, rows, at: platform.clock() });
  return getImport(context, importId);
}

function requireOpen(found: PropertyImport): void {
  if (found.status === 'applied') throw conflict('import-applied', 'This import was already applied.');
}

/** Repeats the dry run with other columns, against the properties as they are now. */
export async function remapImport(
  context: ImportContext,
  importId: string,
  mapping: ImportMapping,
): Promise<PropertyImport> {
  const { tx, tenant } = context;
  const found = await getImport(context, importId, true);
  requireOpen(found);
  const beyond = entriesOf(mapping).find(([, column]) => column >= found.columns.length);
  if (beyond) throw invalid({ [`mapping.${beyond[0]}`]: 'The file doesn’t have this column.' });
  const rows = await plan(context, await sheetOf(tx, found), mapping);
  await storeRows(tx, { tenantId: tenant.id, importId, rows });
  await tx
    .updateTable('propertyImport')
    .set({ mapping: JSON.stringify(mapping), counts: JSON.stringify(countVerdicts(rows)) })
    .where('id', '=', importId)
    .execute();
  return getImport(context, importId);
}

function essenceOf({ line, verdict, changes }: Pick<PlannedRow, 'line' | 'verdict' | 'changes'>): string {
  const fields = Object.entries(changes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line, verdict, fields.map(([field, { before, after }]) => [field, before, after])]);
}

/** Throws conflict when a row would now come to something else than the person was shown. */
async function requireFresh(
  context: CallContext,
  found: PropertyImport,
  rows: readonly PlannedRow[],
): Promise<void> {
  const shown = await inTimeSlices(eachOf(await verdictsOf(context.tx, found.id), essenceOf));
  const fresh = await inTimeSlices(eachOf(rows, essenceOf));
  const differing = fresh.filter((row, index) => row !== shown[index]).length;
  if (differing > 0)
    throw conflict(
      'import-stale',
      differing === 1
        ? 'Properties have changed since the file was checked: one row now gives a different result. Check it again.'
        : msg`Properties have changed since the file was checked: ${differing} rows now give a different result. Check it again.`,
    );
}

/** Writes all rows of an import in one transaction. Applied again, it gives what it gave. */
export async function applyImport(context: ImportContext, importId: string): Promise<PropertyImport> {
  const { tx, platform } = context;
  await lockList(tx, 'property');
  const found = await getImport(context, importId, true);
  if (found.status === 'applied') return found;
  if (found.counts.error > 0)
    throw conflict(
      'import-has-errors',
      'Some rows have errors, so nothing was imported. Correct the file and upload it again.',
    );
  const rows = await plan(context, await sheetOf(tx, found), found.mapping);
  await requireFresh(context, found, rows);
  await writePlan(context, rows);
  await tx
    .updateTable('propertyImport')
    .set({ status: 'applied', appliedAt: platform.clock() })
    .where('id', '=', importId)
    .execute();
  return getImport(context, importId);
}
