/**
 * Styles that follow the device's dark mode until the page's own script has read the person's choice. A prerendered
 * page is painted before that, and its theme hangs on an attribute that only the script can set.
 *
 * @param css the page's styles, with the dark values of the tokens under `[data-theme=dark]`
 */
export function deviceTheme(css: string): string {
  const tokens = [...css.matchAll(/\[data-theme=dark\]\s*\{([^{}]*)\}/g)]
    .map((found) => found[1] ?? '')
    .filter((values) => values.includes('--'));
  if (tokens.length === 0) return '';
  return `@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${tokens.join(';')}}}`;
}
