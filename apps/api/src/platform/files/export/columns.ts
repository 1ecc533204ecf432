import type { Preferences } from '@courtyard/contract';
import { wallClock } from '@courtyard/contract/days';

/** Words by field, and by `field.value` for the values of a choice, in every language. */
export type Words = Readonly<Record<Preferences['language'], Readonly<Record<string, unknown>>>>;

type Value = string | number | null | undefined;

/**
 * - `text`; `number`
 * - `money`: an amount in the minor unit of the community's currency
 * - `day`: `YYYY-MM-DD`; `moment`: ISO 8601, told by the community's clock
 * - `choice`: a value that `words` name as `field.value`
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'moment' | 'choice';

/** A column of an exported list. `of`: where the row does not have the value under the column's own name. */
export interface ExportColumn<R> {
  /** Also the key of its title in the list's words. */
  field: string;
  kind: ColumnKind;
  of: (row: R) => Value;
}

type Plain<R> = { [K in keyof R & string]: R[K] extends Value ? K : never }[keyof R & string];

/** The kinds of columns, for rows of one type: `column.day('installedOn')`, `column.text('area', (row) => …)`. */
export function exportColumns<R extends object>() {
  function kind(name: ColumnKind) {
    function column(field: Plain<R>): ExportColumn<R>;
    function column(field: string, of: (row: R) => Value): ExportColumn<R>;
    function column(field: string, of?: (row: R) => Value): ExportColumn<R> {
      return { field, kind: name, of: of ?? ((row) => plain(Reflect.get(row, field), field)) };
    }
    return column;
  }
  return {
    text: kind('text'),
    number: kind('number'),
    money: kind('money'),
    day: kind('day'),
    moment: kind('moment'),
    choice: kind('choice'),
  };
}

function plain(value: unknown, field: string): Value {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number')
    return value;
  throw new TypeError(`${field} is not a plain value: say what its column shows of it`);
}

/** What cells are told by. */
export interface Manner {
  /** In the person's language. */
  words: Readonly<Record<string, unknown>>;
  timeZone: string;
  /** Digits after the point of an amount. */
  fractionDigits: number;
}

export const titleOf = ({ words }: Manner, field: string): string => String(words[field] ?? field);

/** What the community's clock shows, as if it were UTC: spreadsheets know no zones. */
function clockOf(moment: string, timeZone: string): Date {
  const { day, minutes } = wallClock(moment, timeZone);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
}

/** A cell as a spreadsheet has it: null for none, days and moments as the community's wall clock in UTC. */
export function cellOf<R>(
  { field, kind, of }: ExportColumn<R>,
  row: R,
  manner: Manner,
): string | number | Date | null {
  const value = of(row);
  if (value === null || value === undefined || value === '') return null;
  switch (kind) {
    case 'text':
    case 'number':
      return value;
    case 'money':
      return Number(value) / 10 ** manner.fractionDigits;
    case 'day':
      return new Date(`${value}T00:00:00Z`);
    case 'moment':
      return clockOf(String(value), manner.timeZone);
    default:
      return titleOf(manner, `${field}.${value}`);
  }
}
