import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from '../../browser';
import { goByMenu } from '../../menu';
import type { Product } from '../../product/product';
import { courtyard, makeRelease, publishOverHttp, publishToken } from '../../product/release';
import { withOwnScene } from '../../scene';

let product: Product;
let browser: Browser;
withOwnScene((scene) => {
  ({ product, browser } = scene);
});

interface Registry {
  data: { sections: { id: string; version: string; channel: string }[]; disabled: { id: string }[] };
}

async function versionFor(community: string): Promise<string | undefined> {
  const token = await product.token('admin', community);
  const answer = await product.send(community, '/api/v1/shell/registry', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json<Registry>().data.sections.find(({ id }) => id === 'properties')?.version;
}

/** Text of the list page, as the release that is built here has it. */
const description = 'Homes and spaces with their owners, residents and insurance.';

/** Goes to another page and back by the menu, without loading the document anew. */
async function awayAndBack(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Help & Support' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  await goByMenu(page, 'Properties & Areas', 'Properties');
}

const succeed = (...args: string[]) => {
  const { code, said } = courtyard(product, ...args);
  expect({ code, said }).toEqual({ code: 0, said });
};

test('canary, promote, rollback: two versions live side by side, and a move shows on the next navigation', async () => {
  const before = await versionFor('demo');
  const marked = makeRelease('properties', '9.8.0', (script) =>
    script.replaceAll(description, 'Release 9.8.0.'),
  );
  succeed('section', 'publish', marked);
  expect(courtyard(product, 'section', 'publish', marked).code).not.toBe(0);

  succeed('section', 'promote', 'properties', '9.8.0', '--channel', 'canary');
  succeed('section', 'channel', 'lakeside', 'properties', 'canary');
  expect(await versionFor('demo')).toBe(before);
  expect(await versionFor('lakeside')).toBe('9.8.0');

  const demo = await visit(browser);
  const lakeside = await visit(browser);
  const list = '/properties-common-areas/properties';
  await signIn(demo.page, product, 'admin', 'demo', list);
  await signIn(lakeside.page, product, 'admin', 'lakeside', list);
  await demo.page.getByText(description).waitFor();
  await lakeside.page.getByText('Release 9.8.0.').waitFor();

  succeed('section', 'promote', 'properties', '9.8.0');
  await awayAndBack(demo.page);
  await demo.page.getByText('Release 9.8.0.').waitFor();

  succeed('section', 'rollback', 'properties');
  expect(await versionFor('demo')).toBe(before);
  await awayAndBack(demo.page);
  await demo.page.getByText(description).waitFor();
  await demo.context.close();
  await lakeside.context.close();
});

test('under Administration a community goes on to the next release and back, each in two clicks', async () => {
  const before = await versionFor('demo');
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'demo', '/administration/sections');
  const card = page.getByRole('region', { name: 'Properties & Areas' });
  const move = async (verb: string, from = '', to = '') => {
    await card.getByRole('button', { name: `${verb} Properties & Areas to ${to}` }).click();
    await page
      .getByRole('alertdialog', { name: `${verb} Properties & Areas from ${from} to ${to}?` })
      .getByRole('button', { name: `${verb} to ${to}` })
      .click();
    await card.getByText(`Version ${to}`, { exact: true }).waitFor();
  };
  await move('Promote', before, '9.8.0');
  expect(await versionFor('demo')).toBe('9.8.0');
  await goByMenu(page, 'Properties & Areas', 'Properties');
  await page.getByText('Release 9.8.0.').waitFor();

  await goByMenu(page, 'Administration', 'Sections');
  await move('Roll back', '9.8.0', before);
  expect(await versionFor('demo')).toBe(before);
  await goByMenu(page, 'Properties & Areas', 'Properties');
  await page.getByText(description).waitFor();
  await context.close();
});

describe('from the machine that built it, over HTTP', () => {
  test('published to stable, it shows on the next navigation of a page that is open', async () => {
    const token = publishToken(product, 'properties', '--stable');
    const { page, context } = await visit(browser);
    await signIn(page, product, 'admin', 'demo', '/help-support');
    const marked = makeRelease('properties', '9.8.1', (script) =>
      script.replaceAll(description, 'Release 9.8.1.'),
    );
    const sent = publishOverHttp(product, marked, token, '--channel', 'stable');
    expect(sent).toEqual({
      code: 0,
      said: expect.stringContaining('The stable channel of properties is now at 9.8.1.'),
    });
    await awayAndBack(page);
    await page.getByText('Release 9.8.1.').waitFor();
    await context.close();
    succeed('section', 'rollback', 'properties');
  });

  test('a token of another section, and one that was revoked, publish nothing', async () => {
    const release = makeRelease('properties', '9.8.2');
    const refused = (token: string, reason: string) => {
      const sent = publishOverHttp(product, release, token, '--channel', 'canary');
      expect(sent).toEqual({ code: 1, said: expect.stringContaining(reason) });
    };
    refused(
      publishToken(product, 'people'),
      'This token publishes people, and this is a release of properties',
    );
    const token = publishToken(product, 'properties', '--name', 'ended');
    const { said } = courtyard(product, 'section', 'token', 'list', 'properties');
    succeed('section', 'token', 'revoke', /^(\S+) .* ended /m.exec(said)?.[1] ?? '');
    refused(token, 'unknown, ended or expired');
  });
});

test('a release that does not fit is refused wherever it would be used, and the misfit is named', async () => {
  const form = 'POST /api/v1/properties';
  const ofNewerHost = makeRelease('properties', '9.7.0', undefined, ({ uses, ...release }) => {
    const { '@courtyard/ui': names = [], ...others } = uses.exports;
    return { ...release, uses: { ...uses, exports: { ...others, '@courtyard/ui': [...names, 'Hologram'] } } };
  });
  const ofOlderForm = makeRelease('properties', '9.7.1', undefined, (release) => {
    Reflect.deleteProperty(release.uses.calls[form]?.body?.fields ?? {}, 'unitNumber');
    return release;
  });
  const misfits = {
    '9.7.0': 'uses Hologram of @courtyard/ui, which the host that is deployed does not offer',
    '9.7.1': `its form for ${form} sends no unitNumber, which the server now requires`,
  };
  const before = await versionFor('demo');
  succeed('section', 'publish', ofNewerHost);
  const sent = publishOverHttp(
    product,
    ofOlderForm,
    publishToken(product, 'properties'),
    '--channel',
    'canary',
  );
  expect(sent).toEqual({ code: 1, said: expect.stringContaining(misfits['9.7.1']) });
  const authorization = `Bearer ${await product.token('admin', 'demo')}`;
  for (const [version, misfit] of Object.entries(misfits)) {
    for (const way of [
      ['promote', 'properties', version],
      ['pin', 'demo', 'properties', version],
    ]) {
      expect(courtyard(product, 'section', ...way)).toEqual({
        code: 1,
        said: expect.stringContaining(misfit),
      });
    }
    const pinned = await product.send('demo', '/api/v1/shell/sections/properties', {
      method: 'PATCH',
      headers: { authorization, 'idempotency-key': randomUUID() },
      body: { channel: 'pinned', pinnedVersion: version },
    });
    expect([pinned.status, pinned.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining(misfit),
    ]);
  }
  expect(await versionFor('demo')).toBe(before);
});

test('switched off for one community: no menu entry, a polite page, 404 from its API, data kept', async () => {
  const { page, context } = await visit(browser);
  await signIn(page, product, 'admin', 'lakeside', '/administration/sections');
  await page.getByRole('switch', { name: /Properties & Areas/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Turn Properties & Areas off?' })
    .getByRole('button', { name: 'Turn Properties & Areas off' })
    .click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByText('Properties & Areas')
    .waitFor({ state: 'detached' });
  const token = await product.token('admin', 'lakeside');
  const headers = { authorization: `Bearer ${token}` };
  expect((await product.send('lakeside', '/api/v1/properties', { headers })).status).toBe(404);
  await page.goto(`${product.address('lakeside')}/properties-common-areas/properties`);
  await page.getByRole('heading', { name: /turned off/i }).waitFor();
  await page.goto(`${product.address('lakeside')}/administration/sections`);
  await page.getByRole('switch', { name: /Properties & Areas/ }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Properties & Areas').waitFor();
  const answer = await product.send('lakeside', '/api/v1/properties', { headers });
  expect(answer.json<{ page: { total: number } }>().page.total).toBe(36);
  await context.close();
});
