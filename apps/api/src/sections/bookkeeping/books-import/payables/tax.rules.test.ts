import { RowFault } from '../rows.rules';
import { reportabilityIn } from './tax.rules';

const boxOf = (text: string) => reportabilityIn('', text).taxBox;

test('boxes of the 1099 are known by what other systems call them', () => {
  expect(
    ['1099-NEC', 'MISC Box 7', 'MISC-1', 'Rents', 'Royalties', 'Box 3: Other income', 'MISC 10'].map(boxOf),
  ).toEqual(['nec-1', 'nec-1', 'misc-1', 'misc-1', 'misc-2', 'misc-3', 'misc-10']);
});

test.each(['MISC-14', '1099-MISC Box 12', 'MISC 30', 'MISC-100'])(
  '%s is refused, and is not the box that its number begins with',
  (text) => {
    expect(() => boxOf(text)).toThrow(RowFault);
  },
);
