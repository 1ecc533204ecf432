import fc from 'fast-check';
import { contrastOf, leastContrast } from '../../platform/community/branding/branding.rules';
import { textOn } from './calendar-color.rules';

const aColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('what stands on any color can be read, whatever was chosen for it; what can be read stays', () => {
  fc.assert(
    fc.property(aColor, fc.option(aColor), (color, textColor) => {
      const text = textOn(color, textColor);
      expect(contrastOf(color, text)).toBeGreaterThanOrEqual(leastContrast);
      const isReadable = textColor !== null && contrastOf(color, textColor) >= leastContrast;
      expect(isReadable ? text : textColor).toBe(textColor);
    }),
  );
  expect([textOn('#1e5bb8'), textOn('#ffe08a'), textOn('#1e5bb8', '#1e5bb8')]).toEqual([
    '#ffffff',
    '#000000',
    '#ffffff',
  ]);
});
