import { formatDay } from '@courtyard/contract/formats';
import fc from 'fast-check';
import { parseDay } from './day-text.rules';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const today = '2026-06-15';
const read = (text: string, format = 'MM/DD/YYYY') => parseDay(text, format, months, today);

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['12/01/2026', 'MM/DD/YYYY', '2026-12-01'],
  ['12/01/2026', 'DD/MM/YYYY', '2026-01-12'],
  ['1.2.26', 'DD.MM.YYYY', '2026-02-01'],
  ['3-4-99', 'MM/DD/YYYY', '1999-03-04'],
  ['4 March 2026', 'D MMM YYYY', '2026-03-04'],
  ['2026-02-28', 'MM/DD/YYYY', '2026-02-28'],
])('%s as %s is %s', (text, format, expected) => {
  expect(read(text, format)).toBe(expected);
});

test.each(['02/30/2026', '13/01/2026', '2026', 'tomorrow', '1/2', ''])('"%s" is no day', (text) => {
  expect(read(text)).toBeNull();
});

test('every day reads back from the text that each format shows', () => {
  const formats = fc.constantFrom('MM/DD/YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D MMM YYYY');
  fc.assert(
    fc.property(day, formats, (value, dateFormat) => {
      expect(read(formatDay(value, { language: 'en', dateFormat }), dateFormat)).toBe(value);
    }),
  );
});
