import { squareOf } from './square.rules';

test.each([
  [
    { width: 1000, height: 1000 },
    { x: 0, y: 0, size: 1000 },
  ],
  [
    { width: 1600, height: 900 },
    { x: 350, y: 0, size: 900 },
  ],
  [
    { width: 900, height: 1500 },
    { x: 0, y: 200, size: 900 },
  ],
])('the square of %j', (picture, square) => {
  expect(squareOf(picture)).toEqual(square);
});
