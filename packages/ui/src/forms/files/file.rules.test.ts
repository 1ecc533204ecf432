import { fileSize, refusalOf } from './file.rules';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [10485760, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('a file is refused for its size or kind, and taken otherwise', () => {
  const pdf = new File(['12345'], 'Bylaws.PDF', { type: 'application/pdf' });
  expect(refusalOf(pdf, { maxBytes: 4 })).toEqual({ reason: 'tooBig', name: 'Bylaws.PDF' });
  expect(refusalOf(pdf, { accept: 'image/*' })).toEqual({ reason: 'wrongKind', name: 'Bylaws.PDF' });
  expect(refusalOf(pdf, { accept: 'image/*, .pdf', maxBytes: 5 })).toBeUndefined();
});
