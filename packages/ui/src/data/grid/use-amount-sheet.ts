import { useMemo, useReducer } from 'react';

/** Amounts of rows, in the minor unit, by the keys of the rows. */
export type SheetValues = Readonly<Record<string, readonly number[]>>;

interface Sheet {
  values: SheetValues;
  /** What rows were before each change, the last one at the end. */
  past: readonly SheetValues[];
  future: readonly SheetValues[];
}

type Action = { kind: 'set' | 'reset'; values: SheetValues } | { kind: 'undo' | 'redo' };

/** Steps that can be undone. */
const maxSteps = 100;

const before = (values: SheetValues, keys: readonly string[]): SheetValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? []]));

function reduce(sheet: Sheet, action: Action): Sheet {
  const { values, past, future } = sheet;
  if (action.kind === 'reset') return { values: action.values, past: [], future: [] };
  if (action.kind === 'set') {
    if (Object.keys(action.values).length === 0) return sheet;
    return {
      values: { ...values, ...action.values },
      past: [...past, before(values, Object.keys(action.values))].slice(-maxSteps),
      future: [],
    };
  }
  const step = (action.kind === 'undo' ? past : future).at(-1);
  if (!step) return sheet;
  const back = before(values, Object.keys(step));
  return action.kind === 'undo'
    ? { values: { ...values, ...step }, past: past.slice(0, -1), future: [...future, back] }
    : { values: { ...values, ...step }, past: [...past, back], future: future.slice(0, -1) };
}

export interface AmountSheet {
  values: SheetValues;
  /** Sets whole rows, as one step that can be undone. */
  set: (rows: SheetValues) => void;
  /** Begins anew, with nothing to undo. */
  reset: (values: SheetValues) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** What is written in a grid of amounts, with its steps. */
export function useAmountSheet(initial: SheetValues): AmountSheet {
  const [{ values, past, future }, action] = useReducer(reduce, { values: initial, past: [], future: [] });
  const actions = useMemo(
    () => ({
      set: (rows: SheetValues) => action({ kind: 'set', values: rows }),
      reset: (rows: SheetValues) => action({ kind: 'reset', values: rows }),
      undo: () => action({ kind: 'undo' }),
      redo: () => action({ kind: 'redo' }),
    }),
    [],
  );
  return { values, ...actions, canUndo: past.length > 0, canRedo: future.length > 0 };
}
