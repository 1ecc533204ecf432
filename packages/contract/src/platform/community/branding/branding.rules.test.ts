import fc from 'fast-check';
import {
  contrastOf,
  contrastText,
  leastContrast,
  brandingCss,
  type Look,
  wordmarkContrast,
} from './branding.rules';

const plain: Look = {
  name: 'Elm Court',
  logo: null,
  logoPlate: true,
  wordmarkLight: null,
  wordmarkDark: null,
};
const logo = { url: '/api/v1/shell/community/logo/1', width: 300, height: 100 };

test('contrast is WCAG’s: black on white has 21, a colour on itself 1, whichever is in front', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ratio = contrastOf(one, other);
      expect(ratio).toBe(contrastOf(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.001);
    }),
  );
});

test('a wordmark is measured where it stands worst, and a ratio is not told better than it is', () => {
  // 4.54:1 on white, less on the canvas beside the sign-in.
  expect(wordmarkContrast('#767676', 'light')).toBeLessThan(leastContrast);
  expect(wordmarkContrast('#1d4ed8', 'light')).toBeGreaterThan(leastContrast);
  expect(wordmarkContrast('#1d4ed8', 'dark')).toBeLessThan(leastContrast);
  expect(contrastText(4.4999)).toBe('4.49');
  expect(contrastText(21)).toBe('21.00');
});

test('a community that chose nothing has no styles', () => {
  expect(brandingCss(plain)).toBe('');
});

test('a logo takes the sign’s place, as wide as it will be, and the wordmark gives way to a wide one on a phone', () => {
  const css = brandingCss({ ...plain, logo });
  expect(css).toContain('.wordmark:not([data-look] *) svg{display:none}');
  expect(css).toContain('content:""/"Elm Court"');
  expect(css).toContain('width:6rem;height:2rem');
  expect(css).toContain('@media(max-width:39.99rem)');
  expect(css).toContain('[data-theme=dark] .wordmark:not([data-look] *)::before{background-color:#fff');
  const wide = brandingCss({ ...plain, logo: { ...logo, width: 800 } });
  expect(wide).toContain('width:8rem;');
  const square = brandingCss({ ...plain, logo: { ...logo, width: 100 }, logoPlate: false });
  expect(square).toContain('width:2rem;');
  expect(square).not.toMatch(/@media|#fff/);
});

test('each scheme has its own colour', () => {
  expect(brandingCss({ ...plain, wordmarkDark: '#ffcc00' })).toBe(
    '[data-theme=dark] .wordmark:not([data-look] *) span span{color:#ffcc00}' +
      '[data-theme=dark] .wordmark:not([data-look] *) rect{fill:#ffcc00}' +
      '[data-theme=dark] .wordmark:not([data-look] *) path{stroke:#161b24}',
  );
});

test('no name ends its string, the styles or their element', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('</style><script>"\\\n}')), (name) => {
      const css = brandingCss({ ...plain, name, logo });
      expect(css).not.toContain('<');
      const said = /content:""\/"([^"]*)";flex/.exec(css)?.[1] ?? null;
      expect(said).not.toBeNull();
      // Read as CSS reads it, it is the name again.
      const read = said?.replaceAll(/\\([\da-f]{1,6}) /g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      );
      expect(read).toBe(name);
    }),
  );
});
