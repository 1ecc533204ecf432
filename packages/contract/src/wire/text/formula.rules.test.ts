import fc from 'fast-check';
import { guardFormula, unguardFormula } from './formula.rules';

test('what a spreadsheet would run is led by an apostrophe, also behind a semicolon', () => {
  for (const text of ['=1+1', '+1', '-1', '@now', '\t=1', '\r=1', ' =1', '＝1', "'=1"])
    expect(guardFormula(text)).toBe(`'${text}`);
  expect(guardFormula('Ann;=1;Bob; @x')).toBe("Ann;'=1;Bob;' @x");
  for (const text of ['Unit 5', 'a=b', "O'Brien", '5-7', 'Ann; Bob', "'quoted'"])
    expect(guardFormula(text)).toBe(text);
});

test('any text comes back as it was', () => {
  const unit = fc.constantFrom('a', ' ', "'", ';', '=', '+', '-', '@', '\t', '\r', '\n', '＝', '"', ',');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const guarded = guardFormula(text);
      expect(unguardFormula(guarded)).toBe(text);
      expect(guarded).not.toMatch(/(^|;)\s*[=+\-@\t\r]/);
    }),
    { numRuns: 2000 },
  );
});
