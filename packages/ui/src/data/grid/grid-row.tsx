import { memo, type KeyboardEvent } from 'react';
import { amountText } from '../../forms/text/amount-text.rules';

interface GridRowProps {
  id: string;
  index: number;
  name: string;
  amounts: readonly number[];
  exponent: number;
  /** Chosen columns of this row, both included; null for none. */
  from: number | null;
  to: number | null;
  /** The column where one is; null where one is in another row. */
  active: number | null;
  editing: string | null;
  isInvalid: boolean;
  columnNames: readonly string[];
  /** In pixels, from the top of all rows. */
  top: number;
  onEdit: (text: string) => void;
  /** Of the row where one is. */
  onEditKey: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onEditEnd: (() => void) | undefined;
}

export const shownAmount = (amountMinor: number, exponent: number) =>
  amountMinor === 0 ? '–' : amountText(amountMinor, exponent);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A row of amounts. Drawn again only when something of it changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, index, name, amounts, exponent, from, to, active, editing, isInvalid, columnNames, top } =
    props;
  return (
    <div role="row" aria-rowindex={index + 2} style={{ position: 'absolute', top }}>
      <span role="rowheader" title={name}>
        <span data-name="">{name}</span>
      </span>
      {amounts.map((amount, column) => {
        const isActive = column === active;
        const isChosen = from !== null && to !== null && column >= from && column <= to;
        return (
          <span
            key={columnNames[column]}
            id={`${id}-${index}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isChosen}
            data-row={index}
            data-column={column}
            {...(isActive && { 'data-active': '' })}
            {...(amount < 0 && { 'data-negative': '' })}
          >
            {isActive && editing !== null ? (
              <input
                // Whoever begins to write is in it at once; the grid has the focus before and after.
                ref={(input) => input?.focus()}
                aria-label={`${name}, ${columnNames[column]}`}
                aria-invalid={isInvalid}
                inputMode="decimal"
                autoComplete="off"
                value={editing}
                onChange={(event) => props.onEdit(event.target.value)}
                onKeyDown={props.onEditKey}
                onBlur={props.onEditEnd}
              />
            ) : (
              shownAmount(amount, exponent)
            )}
          </span>
        );
      })}
      <span role="gridcell" aria-colindex={amounts.length + 2} data-total="">
        {shownAmount(sumOf(amounts), exponent)}
      </span>
    </div>
  );
});
