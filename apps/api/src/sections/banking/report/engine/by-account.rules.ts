import type { CellRow } from '../../../../ledger';

/** The cells of each account together, in the order in which they come. */
export function byAccount(cells: readonly CellRow[]): { account: CellRow; cells: CellRow[] }[] {
  const found = new Map<string, { account: CellRow; cells: CellRow[] }>();
  for (const cell of cells) {
    const its = found.get(cell.accountId);
    if (its) its.cells.push(cell);
    else found.set(cell.accountId, { account: cell, cells: [cell] });
  }
  return [...found.values()];
}
