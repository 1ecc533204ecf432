import type { Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import type { Scene } from '../../scene';
import { withScene } from '../../scene';
import { followCalls, inspect, walkTo } from '../../sweep/inspection';

let scene: Scene;
withScene((given) => {
  scene = given;
});

const dark = '@media (prefers-color-scheme: dark)';
const phone = '(max-width: 600px)';
const faint = 'color: #555 !important';

/** Faults as somebody would make them, each of which shows itself at one width or in one scheme alone. */
const planted: readonly (readonly [rule: string, found: RegExp])[] = [
  ['h1 { color: #bbb !important }', /^1440 px light: color-contrast/],
  [`${dark} { main p { ${faint} } }`, /^1440 px dark: color-contrast/],
  [`${dark} and ${phone} { h1 { ${faint} } }`, /^320 px dark: color-contrast/],
  [`@media ${phone} { main p { color: #bbb !important } }`, /^320 px light: color-contrast/],
  [
    '@media (max-width: 330px) { main { min-width: 400px !important } }',
    /^320 px: the page scrolls sideways/,
  ],
  ['@media (max-width: 800px) { h1 { width: 3ch; overflow-wrap: anywhere } }', /^768 px: "\w+" is broken/],
];

/** Puts a rule beside the page's own; takes the last one back. */
const plant = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter(({ title }) => title), sheet];
  }, rule);

test('what is wrong in one scheme or at one width is found, also after pages of the same colours', async () => {
  const { page, context } = await visit(scene.browser);
  followCalls(page);
  await signIn(page, scene.product, 'owner');
  await walkTo(page, '/help-support');
  // Now all colours of the page are known.
  expect(await inspect(page)).toEqual([]);
  for (const [rule, found] of planted) {
    await plant(page, rule);
    expect(await inspect(page)).toContainEqual(expect.stringMatching(found));
  }
  await plant(page, '');
  expect(await inspect(page)).toEqual([]);
  await context.close();
});
