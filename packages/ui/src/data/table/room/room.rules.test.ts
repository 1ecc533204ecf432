import { roomIn, roomWithin } from './room.rules';

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

test('what did not fit is not tried again until there is more room', () => {
  const limit = { widthRem: 50, room: 2 } as const;
  expect(roomWithin(3, 50, limit)).toBe(2);
  expect(roomWithin(3, 45, limit)).toBe(2);
  expect(roomWithin(3, 51, limit)).toBe(3);
  expect(roomWithin('cards', 30, limit)).toBe('cards');
  expect(roomWithin(2, 50, { widthRem: 62, room: 3 })).toBe(2);
  expect(roomWithin(4, 62, null)).toBe(4);
});
