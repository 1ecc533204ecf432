import { deviceTheme } from './device-theme';

test('the dark tokens hold on a dark device until a theme is set', () => {
  const css =
    'html[data-theme=dark]{color-scheme:dark;}@layer tokens{:root{--bg:#fff;}[data-theme=dark]{--bg:#000;--fg:#eee;}}';
  expect(deviceTheme(css)).toBe(
    '@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;--bg:#000;--fg:#eee;}}',
  );
});

test('styles without a dark theme need none', () => {
  expect(deviceTheme('a{color:red}')).toBe('');
});
