import { useMessages } from '@courtyard/common';
import { readAmount } from '@courtyard/contract/typed-amount';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { amountText } from '../../forms/text/amount-text.rules';
import { cornersOf, moved, type Place, type Range, type Size, tabbed } from './grid.rules';
import { gridMessages } from './grid.messages';
import { readPaste } from './paste.rules';
import type { AmountSheet, SheetValues } from './use-amount-sheet';

interface GridActionsInput {
  frame: RefObject<HTMLDivElement | null>;
  sheet: AmountSheet;
  keys: readonly string[];
  columns: number;
  exponent: number;
  currency: string;
  isReadOnly: boolean;
  /** The row that is chosen at first, whole; the first cell where there is none. */
  startsAt: string | undefined;
  onRow: ((key: string) => void) | undefined;
}

const starts = /^[\d.,(\-+$]$/;
const none: readonly number[] = [];

/** Where one is in a grid of amounts, what is being written, and what keys and the clipboard do. */
export function useGridActions(input: GridActionsInput) {
  const { frame, sheet, keys, columns, exponent, currency, isReadOnly, startsAt, onRow } = input;
  const t = useMessages(gridMessages);
  const [range, setRange] = useState<Range>(() => {
    const row = startsAt === undefined ? -1 : keys.indexOf(startsAt);
    const active = { row: Math.max(0, row), column: 0 };
    return { anchor: row < 0 ? active : { row, column: columns - 1 }, active };
  });
  const [editing, setEditing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, say] = useState('');
  /** Escape lets the next Tab leave the grid. */
  const isLeaving = useRef(false);
  /** What was written is taken over or given up: the field that goes away does nothing more. */
  const isEnded = useRef(false);
  const size: Size = { rows: keys.length, columns };
  const rowAt = (row: number) => sheet.values[keys[row] ?? ''] ?? none;

  const go = (to: Place, isExtending = false) => {
    setRange(({ anchor }) => ({ anchor: isExtending ? anchor : to, active: to }));
    setProblem(null);
    if (to.row !== range.active.row) onRow?.(keys[to.row] ?? '');
  };

  /** Sets the cells of a rectangle that begins at a place, by what each is to be. */
  const write = (from: Place, amounts: readonly (readonly number[])[]) => {
    const rows: Record<string, readonly number[]> = {};
    for (const [down, line] of amounts.entries()) {
      const key = keys[from.row + down];
      if (key === undefined) continue;
      const row = [...rowAt(from.row + down)];
      for (const [across, amount] of line.entries()) row[from.column + across] = amount;
      rows[key] = row;
    }
    sheet.set(rows satisfies SheetValues);
  };
  const fill = (amountMinor: number) => {
    const { top, bottom, left, right } = cornersOf(range);
    const line = Array.from({ length: right - left + 1 }, () => amountMinor);
    write(
      { row: top, column: left },
      Array.from({ length: bottom - top + 1 }, () => line),
    );
  };

  /** Takes over what was written; false where it is no amount. */
  const commit = (): boolean => {
    if (editing === null || isEnded.current) return true;
    const read = readAmount(editing, currency);
    if ('problem' in read) {
      setProblem(t(`problem.${read.problem}`, { text: editing, currency }));
      return false;
    }
    isEnded.current = true;
    setEditing(null);
    setProblem(null);
    if (read.amountMinor !== rowAt(range.active.row)[range.active.column])
      write(range.active, [[read.amountMinor]]);
    return true;
  };
  const begin = (text: string) => {
    isEnded.current = false;
    setEditing(text);
  };
  const leaveEdit = () => {
    isEnded.current = true;
    setEditing(null);
    setProblem(null);
    frame.current?.focus();
  };

  const onEditKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const { active } = range;
    if (event.key === 'Escape') {
      event.preventDefault();
      return leaveEdit();
    }
    const to =
      event.key === 'Enter'
        ? moved(active, event.shiftKey ? 'ArrowUp' : 'ArrowDown', false, size)
        : event.key === 'Tab'
          ? (tabbed(active, event.shiftKey, size) ?? active)
          : null;
    if (!to) return;
    event.preventDefault();
    if (!commit()) return;
    frame.current?.focus();
    go(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { active } = range;
    const isCommand = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    const key = event.key.toLowerCase();
    if (key === 'tab') {
      const to = isLeaving.current ? null : tabbed(active, event.shiftKey, size);
      isLeaving.current = false;
      if (to) {
        done();
        go(to);
      }
      return;
    }
    isLeaving.current = key === 'escape';
    if (isCommand && key === 'a') {
      done();
      return setRange({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: columns - 1 } });
    }
    if (isCommand && !isReadOnly && (key === 'z' || key === 'y')) {
      done();
      if (key === 'y' || event.shiftKey) sheet.redo();
      else sheet.undo();
      return say(t('undone'));
    }
    const to = event.altKey ? null : moved(active, event.key, isCommand, size);
    if (to) {
      done();
      return go(to, event.shiftKey);
    }
    if (isReadOnly || isCommand || event.altKey) return;
    if (key === 'delete' || key === 'backspace') {
      done();
      fill(0);
    } else if (key === 'enter' || key === 'f2') {
      done();
      begin(amountText(rowAt(active.row)[active.column] ?? 0, exponent));
    } else if (starts.test(event.key)) {
      done();
      begin(event.key);
    }
  };

  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (editing !== null) return;
    event.preventDefault();
    const { top, bottom, left, right } = cornersOf(range);
    const lines: string[] = [];
    for (let row = top; row <= bottom; row += 1)
      lines.push(
        rowAt(row)
          .slice(left, right + 1)
          .map((amount) => amountText(amount, exponent))
          .join('\t'),
      );
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };

  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    if (editing !== null || isReadOnly) return;
    event.preventDefault();
    const { top, left } = cornersOf(range);
    const room = { rows: size.rows - top, columns: columns - left };
    const read = readPaste(event.clipboardData.getData('text/plain'), { ...room, currency });
    if ('amounts' in read) {
      setProblem(null);
      const [first] = read.amounts;
      const only = read.amounts.length === 1 && first?.length === 1 ? first[0] : undefined;
      if (only === undefined) write({ row: top, column: left }, read.amounts);
      else fill(only);
      return say(t('pasted', { count: read.amounts.reduce((sum, line) => sum + line.length, 0) }));
    }
    if (read.problem === 'too-many-columns')
      return setProblem(t('tooManyColumns', { columns: read.columns, room: room.columns }));
    if (read.problem === 'too-many-rows')
      return setProblem(t('tooManyRows', { rows: read.rows, room: room.rows }));
    const { row, column, text, reason } = read;
    setProblem(t('unreadable', { row, column, problem: t(`problem.${reason}`, { text, currency }) }));
  };

  return {
    range,
    editing,
    problem,
    said,
    begin,
    setEditing,
    go,
    commit,
    onEditKey,
    onKeyDown,
    onCopy,
    onPaste,
  };
}
