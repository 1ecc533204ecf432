import { useEffect, useRef } from 'react';
import { pageOf } from './rows.tab';

interface RowsOptions<Row> {
  rows: readonly Row[];
  write: (rows: Row[]) => void;
  /** Sets the focus into the first field of a row; the same function while the form is. */
  focus: (place: number) => void;
  /** Shows the rows from one on. */
  onTurn: (from: number) => void;
}

/** Adds and removes rows of a list. The page of what was added is shown, and a single new row gets the focus. */
export function useRows<Row>({ rows, write, focus, onTurn }: RowsOptions<Row>) {
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) focus(added.current);
    added.current = null;
  }, [focus, rows.length]);

  const addAll = (more: readonly Row[]) => {
    onTurn(pageOf(rows.length));
    write([...rows, ...more]);
  };
  return {
    addAll,
    add: (row: Row) => {
      added.current = rows.length;
      addAll([row]);
    },
    removeAt: (place: number) => write(rows.filter((_other, at) => at !== place)),
  };
}
