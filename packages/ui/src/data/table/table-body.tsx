import { lazy, Suspense } from 'react';
import { DataRow, type RowsProps } from './data-row';

const drawAllUpTo = 100;

/** Most pages have fifty rows and do without it. */
const VirtualBody = lazy(async () => ({ default: (await import('./virtual-body')).VirtualBody }));

export function TableBody<Row>(props: RowsProps<Row>) {
  const { rows } = props.table.getRowModel();
  const drawn = rows.slice(0, drawAllUpTo).map((row) => <DataRow key={row.id} {...props} row={row} />);
  if (rows.length <= drawAllUpTo) return <tbody>{drawn}</tbody>;
  return (
    <Suspense fallback={<tbody>{drawn}</tbody>}>
      <VirtualBody
        count={rows.length}
        drawRow={(placed) => {
          const row = rows[placed.index];
          return row ? <DataRow key={row.id} {...props} row={row} placed={placed} /> : null;
        }}
      />
    </Suspense>
  );
}
