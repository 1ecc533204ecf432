import { pictureSize } from './picture-size.rules';

/** Pictures of 40 by 33 pixels as ImageMagick and libwebp write them. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAACgAAAAhAQMAAACRP3vmAAAAA1BMVEUPdm5/SejIAAAADElEQVQI12NgGA4AAADGAAERI9i5AAAAAElFTkSuQmCC',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAhACgDAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAYI/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8Ah6jZ3AAAAAAAAAAAAAAAAAAAAAAAAf/Z',
  lossless: 'UklGRh4AAABXRUJQVlA4TBEAAAAvJwAIAAdQuz7Urf+BiOh/AAA=',
  lossy:
    'UklGRkQAAABXRUJQVlA4IDgAAACQAwCdASooACEAPzmcx1yvKygko4gB4CcJZwDQmK+wXnlh/YwAAP7gtj5H/r1pbm3QM4Qd+vWAAA==',
  extended:
    'UklGRmgAAABXRUJQVlA4WAoAAAAQAAAAJwAAIAAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDgAAACQAwCdASooACEAPzmcx1yvKygko4gB4CcJZwDQmK+wXnlh/YwAAP7gtj5H/r1pbm3QM4Qd+vWAAA==',
};
const bytesOf = (name: keyof typeof pictures) => Buffer.from(pictures[name], 'base64');

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['lossless', 'image/webp'],
  ['lossy', 'image/webp'],
  ['extended', 'image/webp'],
] as const)('a picture says its size: %s', (name, mediaType) => {
  const bytes = bytesOf(name);
  expect(pictureSize(bytes, mediaType)).toEqual({ width: 40, height: 33 });
  // Cut anywhere, it is read as far as it goes and no further.
  for (let length = 0; length < bytes.length; length += 1) {
    const size = pictureSize(bytes.subarray(0, length), mediaType);
    expect([null, 40]).toContain(size?.width ?? null);
  }
});

test('another kind than it says, or none of these, has no size', () => {
  expect(pictureSize(bytesOf('png'), 'image/jpeg')).toBeNull();
  expect(pictureSize(bytesOf('jpeg'), 'image/webp')).toBeNull();
  expect(pictureSize(bytesOf('png'), 'application/pdf')).toBeNull();
});

test('what fills up before a marker of a JPEG is passed over, and a length of nothing ends nowhere', () => {
  const jpeg = bytesOf('jpeg');
  const filled = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff, 0xff]), jpeg.subarray(2)]);
  expect(pictureSize(filled, 'image/jpeg')).toEqual({ width: 40, height: 33 });
  const stuck = Buffer.concat([jpeg.subarray(0, 4), Buffer.from([0, 0]), jpeg.subarray(6)]);
  expect(pictureSize(stuck, 'image/jpeg')).toBeNull();
});
