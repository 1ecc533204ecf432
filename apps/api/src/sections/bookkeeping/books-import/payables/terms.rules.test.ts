import { termsIn } from './terms.rules';

test.each([
  ['Net 30', 30, false],
  ['net 45 days', 45, false],
  ['n/15', 15, false],
  ['30', 30, false],
  ['30 días', 30, false],
  ['Neto 60', 60, false],
  ['Due on receipt', 0, false],
  ['C.O.D. cash', 0, false],
  ['Al contado', 0, false],
  ['2% 10, Net 30', 30, true],
  ['2% 10 Net 30', 30, true],
  ['2/10 n/30', 30, true],
  ['2/10, net 30', 30, true],
  ['1.5% 15 days, Net 45', 45, true],
])('%s is due after %i days', (text, days, hasDiscount) => {
  expect(termsIn(text)).toEqual({ days, hasDiscount });
});

test('where nothing is said there are none', () => {
  expect([termsIn(''), termsIn('  ')]).toEqual([null, null]);
});

test.each(['10th of the month', 'Prox 15', 'EOM', '2% 10', 'Net 365', 'Net 30 EOM', 'soon', '30/60/90'])(
  '%s is refused rather than guessed',
  (text) => {
    expect(() => termsIn(text)).toThrow(/isn’t a valid term/);
  },
);
