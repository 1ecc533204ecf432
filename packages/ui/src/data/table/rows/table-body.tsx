import { lazyPiece } from '@courtyard/common';
import { DataRow, type RowsProps } from './data-row';
import { useIsPrinting } from '../../../layout/use-is-printing';
import { Spacer } from './spacer';
import { rowHeightPx, useDrawnRows } from './use-drawn-rows';
import type { VirtualBodyProps } from './virtual-body';

const drawAllUpTo = 100;

/** Most pages have fifty rows and do without it; where it does not come, all rows are drawn. */
const VirtualBody = lazyPiece(async () => (await import('./virtual-body')).VirtualBody, {
  waiting: (props) => <PlainBody {...props} count={drawAllUpTo} />,
  missing: (props) => <PlainBody {...props} />,
});

/** Rows that follow each other as they are. */
function PlainBody({ count, drawRow }: VirtualBodyProps) {
  const measure = () => {};
  return <tbody>{Array.from({ length: count }, (_, index) => drawRow({ index, measure }))}</tbody>;
}

/** The rows of a page; of many only those near the window, and all of them on paper. */
export function TableBody<Row>(props: RowsProps<Row>) {
  const { rows } = props.table.getRowModel();
  const drawn = useDrawnRows(rows);
  const isPrinting = useIsPrinting();
  if (isPrinting || rows.length <= drawAllUpTo) {
    return (
      <tbody>
        {drawn.map((row) => (
          <DataRow key={row.id} {...props} row={row} />
        ))}
        <Spacer height={(rows.length - drawn.length) * rowHeightPx} />
      </tbody>
    );
  }
  return (
    <VirtualBody
      count={rows.length}
      drawRow={(placed) => {
        const row = rows[placed.index];
        return row ? <DataRow key={row.id} {...props} row={row} placed={placed} /> : null;
      }}
    />
  );
}
