import fc from 'fast-check';
import { contentDisposition, safeName } from './name.rules';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\deed.pdf', 'deed.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['bill\u202Efdp.exe', 'billfdp.exe'],
  ['a\r\nSet-Cookie: x', 'aSet-Cookie_ x'],
  ['Grüße 日本.pdf', 'Grüße 日本.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(safeName(given)).toBe(kept);
});

test('a name is one short segment without control characters, and keeps its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = safeName(given);
      // oxlint-disable-next-line no-control-regex
      expect(name).not.toMatch(/[/\\\u0000-\u001f\u007f]/);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(360);
      expect(safeName(name)).toBe(name);
    }),
  );
  expect(safeName(`${'a'.repeat(400)}.pdf`)).toMatch(/^a{176}\.pdf$/);
  expect(safeName(`${'😀'.repeat(120)}.txt`)).toBe(`${'😀'.repeat(120)}.txt`);
  expect(safeName(`${'😀'.repeat(200)}.txt`)).toBe(`${'😀'.repeat(176)}.txt`);
});

test('the header holds the name in both forms and no way out of its quotes', () => {
  expect(contentDisposition('attachment', 'Grüße "1".pdf')).toBe(
    `attachment; filename="Gr__e _1_.pdf"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.pdf`,
  );
});
