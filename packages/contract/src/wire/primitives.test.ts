import { cutTo, day, id, line, moment, optionalLine, optionalText, text } from './primitives';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: string) =>
  schema.safeParse(value).success;

test.each(['2026-02-28', '2024-02-29', '1000-01-01', '2999-12-31'])('%s is a day', (typed) => {
  expect(accepts(day, typed)).toBe(true);
});

test.each([
  '2026-02-29',
  '0000-01-01',
  '0202-06-01',
  '9999-12-31',
  '+010000-01-01',
  '2026-06-01T00:00:00Z',
  '\u0000',
])('%j is no day', (typed) => {
  expect(accepts(day, typed)).toBe(false);
});

test('an id is in lower case, however it was written', () => {
  expect(id.parse('01A1FF42-BEC8-72CC-BDF1-4AEB768058E5')).toBe('01a1ff42-bec8-72cc-bdf1-4aeb768058e5');
  expect(accepts(id, '01A1FF42')).toBe(false);
});

test('a moment has an offset and a year of the same range', () => {
  expect(accepts(moment, '2026-06-01T10:00:00-04:00')).toBe(true);
  expect(accepts(moment, '2026-06-01T10:00:00Z')).toBe(true);
  for (const typed of [
    '2026-06-01T10:00:00',
    '0001-06-01T10:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-06-01T25:00:00Z',
  ])
    expect(accepts(moment, typed)).toBe(false);
});

test.each(['Acme\nMutual', 'Acme\r\n\r\nhttps://evil.example', 'a\tb', 'a\u0000b', 'a\u2028b', 'a\u0085b'])(
  '%j is not one line',
  (typed) => {
    expect([accepts(line(60), typed), accepts(optionalLine(60), typed)]).toEqual([false, false]);
  },
);

test('one line is trimmed, and an empty one is none where it may be left out', () => {
  expect(line(60).parse(' Peña & Söhne, 2½″ \n')).toBe('Peña & Söhne, 2½″');
  expect([optionalLine(60).parse(' '), optionalText(60).parse(''), optionalText(60).parse(null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([accepts(line(60), ' '), accepts(line(3), 'four'), accepts(text(60), ' ')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a text keeps its lines, and takes no other control characters', () => {
  expect(text(60).parse('First\n\n\tsecond\r\n')).toBe('First\n\n\tsecond');
  expect(optionalText(60).parse('a\nb')).toBe('a\nb');
  expect([accepts(text(60), 'a\u0000b'), accepts(optionalText(60), 'a\u001bb')]).toEqual([false, false]);
});

test.each(['\u200B', '\u2060\uFEFF', '\u3164', '\u202E\u202C', '\u00AD \uFE0F'])(
  '%j shows nothing, so it is no name and no text',
  (typed) => {
    expect([accepts(line(60), typed), accepts(text(60), typed)]).toEqual([false, false]);
    expect([optionalLine(60).parse(typed), optionalText(60).parse(typed)]).toEqual([null, null]);
  },
);

test('a line is read in the order in which it was typed; what belongs to a script or an emoji stays', () => {
  expect(line(60).parse('Ann\u202Egnp.exe')).toBe('Anngnp.exe');
  expect(optionalLine(40).parse('\u202A+1 555 0100\u202C')).toBe('+1 555 0100');
  for (const typed of ['\u200Fדנה\u200F', 'می\u200Cخواهم', '❤\uFE0F', '👩\u200D🌾'])
    expect(line(60).parse(typed)).toBe(typed);
});

test('a text is cut between its characters, counted as its length is', () => {
  const typed = `A${'🌻'.repeat(9)}`;
  expect([cutTo(typed, 4), cutTo('Ann', 4)]).toEqual(['A🌻🌻🌻', 'Ann']);
  expect([accepts(line(10), typed), accepts(line(9), typed)]).toEqual([true, false]);
});
