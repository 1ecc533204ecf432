import { columnOfKey } from './column-keys.rules';

const columns = [
  { id: 'late', left: 600, top: 0 },
  { id: 'new', left: 0, top: 0 },
  { id: 'open', left: 300, top: 0 },
];

test.each([
  ['ArrowRight', 'new', 'open'],
  ['ArrowRight', 'late', 'late'],
  ['ArrowLeft', 'late', 'open'],
  ['ArrowLeft', 'new', 'new'],
  ['ArrowDown', 'new', undefined],
])('%s from %s leads to %s', (key, over, next) => {
  expect(columnOfKey(key, columns, over)?.id).toBe(next);
});
