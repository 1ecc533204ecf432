import type { Browser, Page, Response } from 'playwright-core';
import { signIn, submitLogin, visit } from '../../browser';
import { goByMenu } from '../../menu';
import { type Preview, servePreview } from '../../product/preview';
import type { Product } from '../../product/product';
import { makeRelease } from '../../product/release';
import { withScene } from '../../scene';
import { pressLogout, propertyList } from '../properties/property-form';

let product: Product;
let browser: Browser;
withScene((scene) => {
  ({ product, browser } = scene);
});

const previews: Preview[] = [];
afterAll(() => Promise.all(previews.map((one) => one.stop())));

/** Text of the list page, as the release that is built here has it. */
const released = 'Homes and spaces with their owners, residents and insurance.';

/** Serves a build of the section in which the list's text is another; gives where. */
async function preview(text: string, describe?: Parameters<typeof makeRelease>[3]): Promise<string> {
  const mark = (script: string) => script.replaceAll(released, text);
  const served = await servePreview(makeRelease('properties', '9.5.0', mark, describe));
  previews.push(served);
  return served.origin;
}

const openPanel = async (page: Page) => {
  await page.keyboard.press('Control+Alt+KeyO');
  await page.getByRole('dialog', { name: 'Section overrides' }).waitFor();
};
const badge = (page: Page) => page.getByRole('button', { name: '1 override' });

/** The policy of a page without what differs in every answer. */
const policyOf = (answer: Response | null) =>
  (answer?.headers()['content-security-policy'] ?? '').replaceAll(/'nonce-[^']+'/g, '');

test('a build of another origin runs in place of the release, in one session, until it is signed out', async () => {
  const origin = await preview('A build to look at.');
  const colleague = await visit(browser);
  await signIn(colleague.page, product, 'admin', 'demo', propertyList);
  const standard = policyOf(await colleague.page.reload());
  expect(standard).toContain("script-src 'self'");

  const { page, errors, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', propertyList);
  await page.getByText(released).waitFor();
  await openPanel(page);
  await page.getByRole('textbox', { name: 'Properties & Areas' }).fill(`${origin}/`);
  await page.getByRole('button', { name: 'Use this build' }).first().click();
  await page.getByText('A build to look at.').waitFor();
  await badge(page).waitFor();
  const widened = policyOf(await page.reload());
  expect(widened).toContain(`script-src 'self' ${origin}`);
  // Its files, and the updates that it sends while somebody works on it.
  const added = [` ${origin}`, ` ${origin.replace('http', 'ws')}`];
  expect(added.reduce((policy, source) => policy.replaceAll(source, ''), widened)).toBe(standard);
  await page.getByText('A build to look at.').waitFor();

  expect(policyOf(await colleague.page.reload())).toBe(standard);
  await colleague.page.getByText(released).waitFor();
  expect(await badge(colleague.page).count()).toBe(0);
  await colleague.context.close();

  await pressLogout(page);
  await page.getByText('You’re signed out.').waitFor();
  await submitLogin(page, 'admin');
  await page.waitForURL('**/dashboard/default');
  expect(policyOf(await page.goto(product.address('demo') + propertyList))).toBe(standard);
  await page.getByText(released).waitFor();
  expect(await badge(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a section that nobody has published is shown beside the others, and one press ends it', async () => {
  const origin = await preview('What lives in the pond.', ({ declaration, ...release }) => ({
    ...release,
    declaration: {
      ...declaration,
      id: 'pond',
      title: 'Pond',
      basePath: '/pond',
      menu: { id: 'pond', title: 'Pond', type: 'item', url: '/pond/properties' },
    },
  }));
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/help-support');
  await openPanel(page);
  await page.getByLabel('Another section').fill('pond');
  await page.getByLabel('Address of its build').fill(origin);
  await page.getByRole('button', { name: 'Use this build' }).last().click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Pond' }).click();
  await page.getByText('What lives in the pond.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/pond/properties');
  await goByMenu(page, 'Properties & Areas', 'Properties');
  await page.getByText(released).waitFor();

  await badge(page).click();
  await menu.getByRole('link', { name: 'Pond' }).waitFor({ state: 'detached' });
  await badge(page).waitFor({ state: 'detached' });
  await page.getByText(released).waitFor();
  await context.close();
});

test('without the permission there is no panel, and the server keeps no build', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'owner', 'demo', '/help-support');
  await page.keyboard.press('Control+Alt+KeyO');
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  const refused = await page.evaluate(async () => {
    const body = JSON.stringify({ overrides: { properties: 'http://127.0.0.1:3000/' } });
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch('/api/v1/shell/overrides', { method: 'PUT', headers, body });
    return [answer.status, await answer.text()];
  });
  expect(refused).toEqual([403, expect.stringContaining('You don’t have permission to do this')]);
  await context.close();
});
