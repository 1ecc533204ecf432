import { useCommunity, useMessages } from '@courtyard/common';
import { currencyExponent } from '@courtyard/contract/formats';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { Text, VisuallyHidden } from '../../layout/text';
import { GridFrame, gridRowPx } from './grid-frame';
import { gridMessages } from './grid.messages';
import { cornersOf, type Place } from './grid.rules';
import { GridRow, shownAmount } from './grid-row';
import type { AmountSheet } from './use-amount-sheet';
import { useGridActions } from './use-grid-actions';

/** A row below the grid: the sum of all rows, each by its factor. */
export interface GridTotal {
  key: string;
  label: string;
  factorOf: (rowKey: string) => -1 | 0 | 1;
}

export interface AmountGridProps {
  /** Names the grid: "Budget by account and month". */
  label: string;
  rowHeader: string;
  rows: readonly { key: string; name: string }[];
  columns: readonly string[];
  totals: readonly GridTotal[];
  sheet: AmountSheet;
  isReadOnly?: boolean;
  /** The row that a link leads to: it is chosen and comes into sight. */
  startsAt?: string | undefined;
  /** Told the row that one goes to. */
  onRow?: (key: string) => void;
}

/** So few rows are all drawn. */
const allDrawn = 60;
const overscan = 10;

/** The cell that a pointer is over. */
function placeUnder(event: PointerEvent): Place | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Amounts by row and month, written as in a spreadsheet: by keyboard, by ranges, and by copy and paste. */
export function AmountGrid(props: AmountGridProps) {
  const { label, rowHeader, rows, columns, totals, sheet, isReadOnly = false, startsAt, onRow } = props;
  const t = useMessages(gridMessages);
  const id = useId();
  const { currency } = useCommunity();
  const exponent = currencyExponent(currency);
  const frame = useRef<HTMLDivElement>(null);
  const actions = useGridActions({
    frame,
    sheet,
    keys: rows.map(({ key }) => key),
    columns: columns.length,
    exponent,
    currency,
    isReadOnly,
    startsAt,
    onRow,
  });
  const { range, editing, problem } = actions;
  const { top, bottom, left, right } = cornersOf(range);
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => gridRowPx,
    getScrollElement: () => frame.current,
    overscan,
    scrollPaddingStart: gridRowPx,
    scrollPaddingEnd: gridRowPx * (totals.length + 1),
    enabled: rows.length > allDrawn,
  });
  const drawn =
    rows.length > allDrawn
      ? virtualizer.getVirtualItems().map(({ index }) => index)
      : rows.map((_row, index) => index);
  // The cell that has the focus is always drawn: who uses a screen reader is told of it by its id.
  const indexes = drawn.includes(range.active.row)
    ? drawn
    : [...drawn, range.active.row].filter((row) => row < rows.length);
  const activeId = `${id}-${range.active.row}-${range.active.column}`;

  const isLedTo = startsAt !== undefined && rows.some(({ key }) => key === startsAt);
  useEffect(() => {
    if (isLedTo) frame.current?.focus({ preventScroll: true });
  }, [isLedTo]);
  useEffect(() => {
    if (document.activeElement !== frame.current) return;
    if (rows.length > allDrawn) virtualizer.scrollToIndex(range.active.row);
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where one goes scrolls
  }, [activeId]);

  return (
    <>
      <Text id={`${id}-keys`} size="sm" tone="muted" mb="2">
        {isReadOnly ? '' : t('keys')}
      </Text>
      {problem === null ? null : (
        <Text role="alert" size="sm" tone="danger" mb="2">
          {problem}
        </Text>
      )}
      <GridFrame
        ref={frame}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1 + totals.length}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        aria-readonly={isReadOnly}
        aria-activedescendant={activeId}
        style={{ ['--columns' as string]: columns.length }}
        onKeyDown={actions.onKeyDown}
        onCopy={actions.onCopy}
        onPaste={actions.onPaste}
        onDoubleClick={() => (isReadOnly || editing !== null ? undefined : actions.begin(''))}
        onPointerDown={(event: PointerEvent) => {
          const place = placeUnder(event);
          if (place && editing === null) actions.go(place, event.shiftKey);
        }}
        onPointerMove={(event: PointerEvent) => {
          const place = event.buttons === 1 && event.pointerType === 'mouse' ? placeUnder(event) : null;
          const isNew = place && (place.row !== range.active.row || place.column !== range.active.column);
          if (place && isNew && editing === null) actions.go(place, true);
        }}
      >
        <div role="row" aria-rowindex={1} data-head="">
          <span role="columnheader">{rowHeader}</span>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
          <span role="columnheader">{t('total')}</span>
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: rows.length * gridRowPx }}>
          {indexes.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const isChosen = index >= top && index <= bottom;
            const isActive = index === range.active.row;
            return (
              <GridRow
                key={row.key}
                id={id}
                index={index}
                name={row.name}
                amounts={sheet.values[row.key] ?? []}
                exponent={exponent}
                from={isChosen ? left : null}
                to={isChosen ? right : null}
                active={isActive ? range.active.column : null}
                editing={isActive ? editing : null}
                isInvalid={isActive && problem !== null}
                columnNames={columns}
                top={index * gridRowPx}
                onEdit={actions.setEditing}
                onEditKey={isActive ? actions.onEditKey : undefined}
                onEditEnd={isActive ? actions.commit : undefined}
              />
            );
          })}
        </div>
        <Totals {...{ rows, totals, sheet, exponent }} count={columns.length} />
      </GridFrame>
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
    </>
  );
}

interface TotalsProps extends Pick<AmountGridProps, 'rows' | 'totals' | 'sheet'> {
  count: number;
  exponent: number;
}

/** The sums of the months, which stay in sight. */
function Totals({ rows, totals, sheet, count, exponent }: TotalsProps) {
  return totals.map(({ key, label, factorOf }, place) => {
    const sums = Array.from({ length: count }, () => 0);
    for (const row of rows) {
      const factor = factorOf(row.key);
      if (factor === 0) continue;
      for (const [column, amount] of (sheet.values[row.key] ?? []).entries())
        sums[column] = (sums[column] ?? 0) + factor * amount;
    }
    const year = sums.reduce((sum, amount) => sum + amount, 0);
    return (
      <div
        key={key}
        role="row"
        aria-rowindex={rows.length + 2 + place}
        data-foot=""
        style={{ bottom: (totals.length - 1 - place) * gridRowPx }}
      >
        <span role="rowheader">
          <span data-name="">{label}</span>
        </span>
        {[...sums, year].map((amount, column) => (
          <span key={`${key}-${column}`} role="gridcell" {...(amount < 0 && { 'data-negative': '' })}>
            {shownAmount(amount, exponent)}
          </span>
        ))}
      </div>
    );
  });
}
