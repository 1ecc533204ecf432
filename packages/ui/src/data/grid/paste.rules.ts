import { type AmountProblem, readAmount } from '@courtyard/contract/typed-amount';

/** Where a paste begins, and how much there is from there on. */
export interface PasteRoom {
  rows: number;
  columns: number;
  currency: string;
}

export type ReadPaste =
  | { amounts: number[][] }
  | { problem: 'too-many-columns'; columns: number }
  | { problem: 'too-many-rows'; rows: number }
  | { problem: 'unreadable'; row: number; column: number; text: string; reason: AmountProblem };

/** The cells of a clipboard, all of them or none. */
export function readPaste(text: string, { rows: room, columns, currency }: PasteRoom): ReadPaste {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  const widest = Math.max(...cells.map((line) => line.length));
  if (widest > columns) return { problem: 'too-many-columns', columns: widest };
  if (cells.length > room) return { problem: 'too-many-rows', rows: cells.length };
  const amounts: number[][] = [];
  for (const [row, line] of cells.entries()) {
    const read: number[] = [];
    for (const [column, cell] of line.entries()) {
      const found = readAmount(cell, currency);
      if ('problem' in found)
        return { problem: 'unreadable', row: row + 1, column: column + 1, text: cell, reason: found.problem };
      read.push(found.amountMinor);
    }
    amounts.push(read);
  }
  return { amounts };
}
