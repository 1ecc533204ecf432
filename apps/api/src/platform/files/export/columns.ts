import { type FieldColumn, valueIn } from '@courtyard/contract/fields/columns';
import { wallClock } from '@courtyard/contract/days';

/** What cells are told by. */
export interface CellContext {
  /** In the person's language. */
  labels: Readonly<Record<string, string>>;
  timeZone: string;
  /** Digits after the point of an amount. */
  fractionDigits: number;
}

export const titleOf = ({ labels }: CellContext, field: string): string => labels[field] ?? field;

/** What the community's clock shows, as if it were UTC: spreadsheets know no zones. */
function clockOf(moment: string, timeZone: string): Date {
  const { day, minutes } = wallClock(moment, timeZone);
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
}

/** A cell as a spreadsheet has it: null for none, days and moments as the community's wall clock in UTC. */
export function cellOf<R>(
  column: FieldColumn<R>,
  row: R,
  context: CellContext,
): string | number | Date | null {
  const value = valueIn(column, row);
  if (value === null) return null;
  switch (column.kind) {
    case 'text':
    case 'number':
      return value;
    case 'share':
      return Number(value) / 10_000;
    case 'money':
      return Number(value) / 10 ** context.fractionDigits;
    case 'day':
      return new Date(`${value}T00:00:00Z`);
    case 'moment':
      return clockOf(String(value), context.timeZone);
    default:
      // A value that has no word says itself.
      return context.labels[`${column.field}.${value}`] ?? value;
  }
}
