import { readPaste } from './paste.rules';

test('a paste is taken whole or not at all', () => {
  const room = { rows: 2, columns: 2, currency: 'USD' };
  expect(readPaste('1\t2\r\n(3)\t$4\r\n', room)).toEqual({
    amounts: [
      [100, 200],
      [-300, 400],
    ],
  });
  expect(readPaste('1\t2\t3', room)).toEqual({ problem: 'too-many-columns', columns: 3 });
  expect(readPaste('1\n2\n3', room)).toEqual({ problem: 'too-many-rows', rows: 3 });
  expect(readPaste('1\t2\n3\tx', room)).toEqual({
    problem: 'unreadable',
    row: 2,
    column: 2,
    text: 'x',
    reason: 'not-amount',
  });
});
