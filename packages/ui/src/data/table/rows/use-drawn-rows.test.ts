import { renderHook } from '@testing-library/react';
import { useDrawnRows } from './use-drawn-rows';

const rowsOf = (answer: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${answer} ${at}` }));

/** How many rows are drawn, one after the other. */
function follow(first: readonly { id: string }[]) {
  const counts: number[] = [];
  const { rerender } = renderHook(
    ({ rows }) => {
      const { length } = useDrawnRows(rows);
      if (counts.at(-1) !== length) counts.push(length);
    },
    { initialProps: { rows: first } },
  );
  return { counts, answer: (rows: readonly { id: string }[]) => rerender({ rows }) };
}

test('the first answer is drawn whole', () => {
  const { counts } = follow(rowsOf('a', 50));
  expect(counts).toEqual([50]);
});

test('another answer is drawn in two steps', () => {
  const { counts, answer } = follow(rowsOf('a', 50));
  answer(rowsOf('b', 50));
  expect(counts).toEqual([50, 20, 50]);
});

test('rows that were there stay when the answer comes anew', () => {
  const { counts, answer } = follow(rowsOf('a', 50));
  answer([{ id: 'new' }, ...rowsOf('a', 50)]);
  expect(counts).toEqual([50, 51]);
});
