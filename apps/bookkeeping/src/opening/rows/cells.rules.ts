/** What a row of a spreadsheet became, and which of its cells were not understood. */
export interface PastedRow<Item, Column extends string> {
  item: Item;
  /** From 1, as the rows were pasted. */
  row: number;
  wrong: { column: Column; text: string }[];
}

/** What cells mean in the person's language and the community's currency. */
export interface TypedCells {
  day: (text: string) => string | null;
  amountMinor: (text: string) => number | null;
}

/** The cells of a row, by column. */
export interface RowCells<Column extends string> {
  text: (column: Column) => string;
  /** What a cell means; one that has text and means nothing is told. */
  read: <T>(column: Column, meaning: (text: string) => T | null | undefined) => T | null;
}

export const plain = (text: string) => text.trim().toLocaleLowerCase();

/** The account or fund that a cell names, by code, name or both. */
export const named = <T extends { code: string; name: string; id: string }>(
  all: readonly T[],
  text: string,
): T | undefined =>
  all.find(({ code, name }) => [code, name, `${code} ${name}`].some((each) => plain(each) === plain(text)));

/** Reads rows as a spreadsheet copies them: cells apart by tabs, a row on each line. A first row of headings is left out. */
export function pastedRowsOf<Item, Column extends string>(
  text: string,
  columns: readonly Column[],
  { itemOf, isHeading }: { itemOf: (cells: RowCells<Column>) => Item; isHeading: (item: Item) => boolean },
): PastedRow<Item, Column>[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ cells: line.split('\t').map((cell) => cell.trim()), row: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, row }) => {
      const wrong: PastedRow<Item, Column>['wrong'] = [];
      const textOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
      const item = itemOf({
        text: textOf,
        read(column, meaning) {
          const cell = textOf(column);
          if (cell === '') return null;
          const found = meaning(cell) ?? null;
          if (found === null) wrong.push({ column, text: cell });
          return found;
        },
      });
      return { item, row, wrong };
    });
  const [first, ...others] = rows;
  return first !== undefined && isHeading(first.item) ? others : rows;
}

export const longestMemo = 200;
