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

test('text of a byte for each character is told from UTF-8 and from other bytes, wherever it is cut', () => {
  const latin = Buffer.from('Unidad;Dueño\r\n12;Muñoz Peña\r\n', 'latin1');
  for (const cuts of [[], [1], [10, 11, 12]]) expect(charset(latin, cuts)).toBe('windows-1252');
  expect(type('dueños.csv', null)).toBeNull();
  expect(allowedType({ name: 'dueños.csv', sniffed: null, charset: 'windows-1252' })).toBe(
    'text/csv; charset=windows-1252',
  );
  expect(charset(Buffer.from([...latin, 0x00]))).toBeNull();
  expect(charset(Buffer.from([...latin, 0x81]))).toBeNull();
});

test.each([
  ['BM-12,Ana', 'bylaws.csv', 'image/bmp', 'text/csv'],
  ['MZ Properties', 'notes.txt', 'application/x-msdownload', 'text/plain'],
  ['ID3,Name', 'owners.csv', 'audio/mpeg', 'text/csv'],
  ['BEGIN:VCALENDAR', 'meeting.ics', 'text/calendar', 'text/calendar'],
])('%s is text, though it begins like something else', (_text, name, sniffed, textType) => {
  expect(type(name, sniffed, true)).toBe(`${textType}; charset=utf-8`);
  // The same beginning of what is no text stays what it is.
  expect(type(name, sniffed)).toBeNull();
});

test('what has the bytes of a document is one, whatever they read as', () => {
  expect(allowedType({ name: 'a.txt', sniffed: 'application/pdf', charset: 'windows-1252' })).toBe(
    'application/pdf',
  );
});

test('other bytes are not', () => {
  expect(charset(Uint8Array.of(0x61, 0x00, 0x62))).toBeNull();
  expect(charset(Uint8Array.of(0xff, 0xfe, 0x61))).toBeNull();
  // A sequence that ends in the middle.
  expect(charset(Uint8Array.of(0x61, 0xc3))).toBeNull();
});

test('statements of banks are taken with any of their endings, with none, and with the bytes that banks put around them', () => {
  for (const name of ['may.qbo', 'may.tsv', 'may.mt942', 'may.sgml', 'may.sta', 'may.940', 'STATEMENT'])
    expect(type(name, null, true)).toBe('text/plain; charset=utf-8');
  const taken = (name: string, bytes: Uint8Array) => {
    const check = new TextCheck();
    check.add(bytes);
    return allowedType({ name, sniffed: null, charset: check.charset(), isStatement: check.isStatement() });
  };
  const framed = Buffer.from('\u0002:20:A\r\n-\u0003\u001a');
  const page850 = Uint8Array.of(0x3c, 0x81, 0x3e);
  for (const bytes of [framed, page850]) {
    expect(taken('may.sta', bytes)).toBe('text/plain; charset=windows-1252');
    // Other texts are read by others, who would take them for something else.
    expect(taken('owners.csv', bytes)).toBeNull();
  }
  expect(taken('may.sta', Uint8Array.of(0x61, 0x00, 0x62, 0x07))).toBeNull();
});
