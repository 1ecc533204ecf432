import fc from 'fast-check';
import { allowedType, fittingName, isShownInPage, TextCheck } from './kinds.rules';

const type = (name: string, sniffed: string | null, isText = false) =>
  allowedType({ name, sniffed, charset: isText ? 'utf-8' : null });

test('the bytes decide, whatever the name claims', () => {
  expect(type('invoice.pdf', 'image/png')).toBe('image/png');
  expect(type('photo.png', 'application/x-msdownload')).toBeNull();
  expect(type('page.png', null, true)).toBeNull();
  expect(type('page.html', null, true)).toBeNull();
  expect(type('drawing.svg', 'application/xml')).toBeNull();
  expect(type('budget.xls', 'application/x-cfb')).toBe('application/vnd.ms-excel');
  expect(type('setup.msi', 'application/x-cfb')).toBeNull();
  expect(type('owners.CSV', null, true)).toBe('text/csv; charset=utf-8');
  expect(type('owners.csv', null, false)).toBeNull();
});

test('only pictures are shown in a page', () => {
  expect(isShownInPage('image/png')).toBe(true);
  expect(isShownInPage('application/pdf')).toBe(false);
  expect(isShownInPage('text/plain; charset=utf-8')).toBe(false);
});

test('a name ends as its content is', () => {
  expect(fittingName('page.html', 'image/png')).toBe('page.html.png');
  expect(fittingName('Photo.JPEG', 'image/jpeg')).toBe('Photo.JPEG');
  expect(fittingName('deed', 'application/pdf')).toBe('deed.pdf');
  expect(fittingName('notes.md', 'text/plain; charset=utf-8')).toBe('notes.md');
});

function charset(bytes: Uint8Array, cuts: readonly number[] = []): string | null {
  const check = new TextCheck();
  const places = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
  places.slice(1).forEach((end, index) => check.add(bytes.subarray(places[index], end)));
  return check.charset();
}

test('text is text wherever it is cut, in any script', () => {
  // oxlint-disable-next-line no-control-regex
  const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\u0000-\u0008\u000e-\u001f]/.test(value));
  fc.assert(
    fc.property(
      text,
      fc.array(fc.nat(40)),
      (value, cuts) => charset(new TextEncoder().encode(value), cuts) === 'utf-8',
    ),
  );
});

test('UTF-16 with its mark is text, wherever it is cut, and taken for no music', () => {
  const bytes = Buffer.from('\uFEFFUnit\tStraße 😀\r\n', 'utf16le');
  for (const cuts of [[], [1], [3, 4], [1, 2, 3]]) expect(charset(bytes, cuts)).toBe('utf-16le');
  expect(charset(Buffer.from(bytes).swap16())).toBe('utf-16be');
  expect(allowedType({ name: 'units.csv', sniffed: 'audio/mpeg', charset: 'utf-16le' })).toBe(
    'text/csv; charset=utf-16le',
  );
});

test('other bytes are not', () => {
  expect(charset(Uint8Array.of(0x61, 0x00, 0x62))).toBeNull();
  expect(charset(Uint8Array.of(0xff, 0xfe, 0x61))).toBeNull();
  // A sequence that ends in the middle.
  expect(charset(Uint8Array.of(0x61, 0xc3))).toBeNull();
});
