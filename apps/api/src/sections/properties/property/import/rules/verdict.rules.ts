import type { ImportField, ImportMapping, ImportRow } from '@courtyard/contract/properties/property/import';
import type { PropertyInput } from '@courtyard/contract/properties/property/property';
import { CellError, readCell, showValue } from './cells.rules';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { eachOf, type Steps } from '../../../../../platform/core/time-slices';
import type { Sheet, SheetRow } from '../../../../../platform/files/csv/csv.rules';
import { type Complaints, type Fields, fieldsOf, inputOf } from './fields.rules';
import { type OwnerCells, ownersVerdict } from './owners.rules';

/** A property that is there, as rows of the file are compared with it. */
export interface Existing {
  id: string;
  version: number;
  archived: boolean;
  input: PropertyInput;
  owners: string[];
}

/** What a row comes to: what the person is shown, and what is written when it is applied. */
export interface PlannedRow extends ImportRow {
  /** The property as it will be; null for an error. */
  input: PropertyInput | null;
  existing: Existing | null;
  /** Owners to record; empty where there are some already or the file names none. */
  newOwners: string[];
  ownerContact: { email: string | null; phone: string | null };
}

type Cells = Partial<Record<ImportField, string>>;

/** Case does not tell units apart. */
export const unitKey = (building: string | null, unitNumber: string) =>
  JSON.stringify([(building ?? '').toLowerCase(), unitNumber.toLowerCase()]);

/** Cells by field. An empty cell is left out. */
function cellsOf(row: SheetRow, mapping: ImportMapping): Cells {
  const cells: Cells = {};
  for (const [field, index] of entriesOf(mapping)) {
    const cell = row.cells[index] ?? '';
    if (cell !== '') cells[field] = cell;
  }
  return cells;
}

export function entriesOf(mapping: ImportMapping): [ImportField, number][] {
  // The border: `Object.entries` forgets the keys of a record whose schema knows them.
  return Object.entries(mapping) as [ImportField, number][];
}

const ownerFields: readonly ImportField[] = ['ownerName', 'ownerEmail', 'ownerPhone'];

function readFields(cells: Cells, errors: Complaints): Fields {
  const fields: Fields = {};
  for (const [field, text] of Object.entries(cells) as [ImportField, string][]) {
    if (ownerFields.includes(field)) continue;
    try {
      fields[field] = readCell(field, text);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors[field] = error.said;
    }
  }
  return fields;
}

function changesOf(before: Fields, after: Fields): ImportRow['changes'] {
  const changes: ImportRow['changes'] = {};
  for (const field of Object.keys(after) as ImportField[]) {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    if (was !== is) changes[field] = { before: showValue(field, was), after: showValue(field, is) };
  }
  return changes;
}

/** What is known before the rows are looked at one by one. */
interface Surroundings {
  mapping: ImportMapping;
  columns: number;
  /** Properties by building and unit. */
  byUnit: ReadonlyMap<string, Existing>;
  /** Properties by unit alone, for files without a column for the building. */
  byNumber: ReadonlyMap<string, readonly Existing[]>;
  /** Lines of the file by building and unit, for what is in it twice. */
  seen: Map<string, number>;
  translate: (text: Text) => string;
}

function findExisting(cells: Cells, around: Surroundings, errors: Complaints): Existing | null {
  const unit = cells.unitNumber ?? '';
  if (around.mapping.building !== undefined)
    return around.byUnit.get(unitKey(cells.building ?? null, unit)) ?? null;
  const [only, another] = around.byNumber.get(unit.toLowerCase()) ?? [];
  if (another)
    errors.building = 'Several buildings have a unit with this number. Add a column for the building.';
  return only ?? null;
}

function checkPlace(row: SheetRow, cells: Cells, around: Surroundings, errors: Complaints): void {
  if (cells.unitNumber === undefined) errors.unitNumber = 'Enter a unit number.';
  if (row.cells.length > around.columns && row.cells.slice(around.columns).some((cell) => cell !== ''))
    errors.unitNumber ??= 'This row has more cells than the header. Check for a cell with an unquoted comma.';
  const key = unitKey(cells.building ?? null, cells.unitNumber ?? '');
  const earlier = around.seen.get(key);
  if (cells.unitNumber !== undefined && earlier !== undefined)
    errors.unitNumber ??= msg`The same unit is already on line ${earlier}.`;
  else around.seen.set(key, row.line);
}

function planRow(row: SheetRow, around: Surroundings): PlannedRow {
  const errors: Complaints = {};
  const cells = cellsOf(row, around.mapping);
  checkPlace(row, cells, around, errors);
  const existing = findExisting(cells, around, errors);
  if (existing?.archived) errors.unitNumber ??= 'This property is archived. Restore it first.';
  const before = existing ? fieldsOf(existing.input) : {};
  const read = readFields(cells, errors);
  // The unit is found whatever the case; how it is written is not changed by the way.
  if (existing) {
    read.unitNumber = existing.input.unitNumber;
    read.building = existing.input.building;
  }
  const input = inputOf({ ...before, ...read }, errors);
  const owners = ownersVerdict(ownerCells(cells), existing?.owners ?? []);
  Object.assign(errors, owners.errors);
  const changes = existing && input ? { ...changesOf(before, fieldsOf(input)), ...owners.changes } : {};
  return {
    line: row.line,
    verdict: verdictOf(errors, existing, changes),
    unitNumber: cells.unitNumber ?? '',
    building: existing ? existing.input.building : (cells.building ?? null),
    changes,
    errors: toldOf(errors, around.translate),
    cells: row.cells,
    input,
    existing,
    newOwners: owners.newOwners,
    ownerContact: owners.contact,
  };
}

/** Complaints as they are kept for the person who checks the file. */
function toldOf(complaints: Complaints, translate: (text: Text) => string): ImportRow['errors'] {
  const errors: ImportRow['errors'] = {};
  for (const [field, text] of Object.entries(complaints) as [ImportField, Text][])
    errors[field] = translate(text);
  return errors;
}

const ownerCells = ({ ownerName, ownerEmail, ownerPhone }: Cells): OwnerCells => ({
  name: ownerName ?? null,
  email: ownerEmail ?? null,
  phone: ownerPhone ?? null,
});

function verdictOf(
  errors: Complaints,
  existing: Existing | null,
  changes: ImportRow['changes'],
): ImportRow['verdict'] {
  if (Object.keys(errors).length > 0) return 'error';
  if (!existing) return 'create';
  return Object.keys(changes).length > 0 ? 'update' : 'unchanged';
}

/** The verdict on every row, with what is wrong as `tell` says it, against the properties that have one of the file's unit numbers. */
export function* planImport(
  sheet: Sheet,
  mapping: ImportMapping,
  properties: readonly Existing[],
  translate: (text: Text) => string = String,
): Steps<PlannedRow[]> {
  const byNumber = new Map<string, Existing[]>();
  const byUnit = new Map<string, Existing>();
  for (const property of properties) {
    const { building, unitNumber } = property.input;
    const number = unitNumber.toLowerCase();
    byNumber.set(number, [...(byNumber.get(number) ?? []), property]);
    byUnit.set(unitKey(building, unitNumber), property);
    yield;
  }
  const seen = new Map<string, number>();
  const around = { mapping, columns: sheet.columns.length, byUnit, byNumber, seen, translate };
  return yield* eachOf(sheet.rows, (row) => planRow(row, around));
}

export function countVerdicts(rows: readonly Pick<ImportRow, 'verdict'>[]) {
  const counts = { rows: rows.length, create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}
