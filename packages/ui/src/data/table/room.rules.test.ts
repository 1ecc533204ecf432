import { roomIn } from './room.rules';

test.each([
  ['a phone', 358, 'cards'],
  ['a tablet beside an open drawer', 460, 'cards'],
  ['a tablet beside a narrow drawer', 648, 2],
  ['a laptop of 1024 px beside an open drawer', 716, 3],
  ['a window of 1280 px beside an open drawer', 972, 4],
])('%s', (_, widthPx, room) => {
  expect(roomIn(widthPx / 16)).toBe(room);
});

test('larger text needs a wider table', () => {
  expect(roomIn(716 / 32)).toBe('cards');
});
