export interface Place {
  row: number;
  column: number;
}

/** A rectangle of cells: `active` is where one is, `anchor` where the range began. */
export interface Range {
  anchor: Place;
  active: Place;
}

export interface Size {
  rows: number;
  columns: number;
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

const pageRows = 12;

/** Where a key leads; null for a key that leads nowhere. */
export function moved({ row, column }: Place, key: string, isFar: boolean, size: Size): Place | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: within(nextRow, lastRow),
    column: within(nextColumn, lastColumn),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? lastColumn : column + 1);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row - pageRows, column);
    case 'PageDown':
      return to(row + pageRows, column);
    default:
      return null;
  }
}

/** The next cell in the order of reading; null behind the last and before the first. */
export function tabbed({ row, column }: Place, isBack: boolean, { rows, columns }: Size): Place | null {
  const next = row * columns + column + (isBack ? -1 : 1);
  if (next < 0 || next >= rows * columns) return null;
  return { row: Math.floor(next / columns), column: next % columns };
}

/** The corners of a range, both included. */
export const cornersOf = ({ anchor, active }: Range) => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});
