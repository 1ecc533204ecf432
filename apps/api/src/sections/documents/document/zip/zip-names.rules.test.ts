import { ZipNames } from './zip-names.rules';

test('names that a system would take for one get numbers, in each folder anew', () => {
  const names = new ZipNames();
  const plans = names.within('', 'Plans');
  expect([plans, names.within('', 'plans')]).toEqual(['Plans', 'plans (2)']);
  const given = ['Roof.pdf', 'roof.PDF', 'Roof.pdf', 'Cafe\u0301.txt', 'Caf\u00e9.txt', 'Caf\u00e9 (2).txt'];
  expect(given.map((name) => names.within(plans, name))).toEqual([
    'Plans/Roof.pdf',
    'Plans/roof (2).PDF',
    'Plans/Roof (3).pdf',
    'Plans/Café.txt',
    'Plans/Café (2).txt',
    'Plans/Café (2) (2).txt',
  ]);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\win.ini', 'win.ini'],
  ['NUL.txt', '_NUL.txt'],
  ['con', '_con'],
  ['contract.pdf', 'contract.pdf'],
  ['..', 'file'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
])('%j is unpacked as %j', (name, entry) => {
  expect(new ZipNames().within('', name)).toBe(entry);
});
