import type { ExportedTable } from '../../platform/tenancy/community/export/writing/exported-tables.sql';
import { filledIn } from '../../platform/tenancy/community/export/writing/left-out.rules';
import { type ExportArchive, sha256Of } from '../../platform/tenancy/community/export/archive/export-archive';

/** A column without which a row cannot be written here. */
export interface KnownTable extends ExportedTable {
  /** Columns that have a value though none is given. */
  withDefault: readonly string[];
}

/** Why the columns of an exported table do not fit those that there are here. */
function misfits(
  table: ExportArchive['manifest']['tables'][number],
  known: KnownTable | undefined,
): string[] {
  if (!known) return [`${table.name}: this version doesn’t have this table.`];
  const here = new Map(known.columns.map((column) => [column.name, column]));
  const given = new Set(table.columns.map(({ name }) => name));
  const unknown = table.columns.filter(({ name, type }) => here.get(name)?.type !== type);
  const missing = known.columns.filter(
    ({ name, mayBeNull }) =>
      !given.has(name) &&
      !mayBeNull &&
      !known.withDefault.includes(name) &&
      !(`${table.name}.${name}` in filledIn),
  );
  return [
    ...unknown.map(
      ({ name, type }) => `${table.name}.${name}: this version doesn’t have this column with type ${type}.`,
    ),
    ...missing.map(
      ({ name }) => `${table.name}.${name}: this version requires it, but the export doesn’t have it.`,
    ),
  ];
}

/**
 * What is wrong with an export before any row of it is written: tables and columns that do not fit, data that is missing
 * or is not what was written. Empty where nothing is.
 */
export async function faultsOf(
  { manifest, read }: ExportArchive,
  tables: readonly KnownTable[],
  migrations: readonly string[],
): Promise<string[]> {
  if (!migrations.includes(manifest.schema))
    return [
      `It was exported by a newer version (unknown migration ${manifest.schema}). Update this installation first.`,
    ];
  const known = new Map(tables.map((table) => [table.name, table]));
  const faults: string[] = [];
  for (const table of manifest.tables) {
    faults.push(...misfits(table, known.get(table.name)));
    const content = await read(table.file);
    if (!content) faults.push(`${table.file}: it is missing.`);
    else if ((await sha256Of(content)) !== table.sha256)
      faults.push(`${table.file}: its content doesn’t match the export.`);
  }
  const given = new Set(manifest.tables.map(({ name }) => name));
  for (const name of ['tenant', 'identity', 'member', 'role']) {
    if (!given.has(name)) faults.push(`${name}: the export doesn’t have this table.`);
  }
  return faults;
}
