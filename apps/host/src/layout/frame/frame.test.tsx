import { useMenu, useUiConfig } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistry, aSection } from '../../registry/registry.fixture';
import { endApp, renderApp } from '../../testing/render-app';
import { setWindowWidth } from '../../testing/window-width';
import { useOverrides } from '../../federation';

const person = personWith(['Properties List View', 'Sections View']);
const people = aSection({
  id: 'people',
  title: 'People',
  basePath: '/people',
  menu: {
    id: 'people',
    title: 'People',
    type: 'collapse',
    children: [{ id: 'members', title: 'Members', type: 'item', url: '/people/members' }],
  },
});
const twoSections = aRegistry({ sections: [aSection(), people], disabled: [] });
const drawer = () => screen.queryByRole('navigation', { name: 'Main menu' });
const isOpen = () => useMenu.getState().isDashboardDrawerOpened;

afterEach(endApp);

test.each([1024, 1440])(
  'at %i px the drawer is permanent; the button narrows it and that is remembered',
  async (width) => {
    const { user } = await renderApp({ user: person, width });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Narrow menu' }));
    expect(isOpen()).toBe(false);
    expect(drawer()).toBeVisible();
    expect(useUiConfig.getState().miniDrawer).toBe(true);
  },
);

test.each([768, 1023])(
  'at %i px the drawer is permanent and narrow; opened for now it is not remembered',
  async (width) => {
    const { user } = await renderApp({ user: person, width });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(isOpen()).toBe(false);
    expect(drawer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(isOpen()).toBe(true);
    expect(drawer()).toBeVisible();
    expect(useUiConfig.getState().miniDrawer).toBe(false);
  },
);

test('who left it narrow finds it narrow', async () => {
  useUiConfig.getState().change({ miniDrawer: true });
  await renderApp({ user: person });
  await screen.findByRole('navigation', { name: 'Main menu' });
  expect(isOpen()).toBe(false);
});

test('below 768 px it closes on the entry of the page that is shown already', async () => {
  const { user } = await renderApp({ path: '/help-support', user: person, width: 767 });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await user.click(within(menu).getByRole('link', { name: 'Help & Support' }));
  await waitFor(() => expect(drawer()).toBeNull());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('after it was narrowed, resetting the interface opens it again', async () => {
  const { user } = await renderApp({
    path: '/myprofile',
    user: person,
    answers: { 'GET /api/v1/member-auth/sessions': () => ({ data: [] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Narrow menu' }));
  await user.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('button', { name: 'Narrow menu' })).toBeVisible();
});

test('it closes when the window shrinks below the medium breakpoint and opens when it grows', async () => {
  await renderApp({ user: person, width: 1024 });
  await screen.findByRole('navigation', { name: 'Main menu' });
  setWindowWidth(700);
  expect(isOpen()).toBe(false);
  expect(drawer()).toBeNull();
  setWindowWidth(1024);
  expect(isOpen()).toBe(true);
});

test('the menu: Dashboard first, sections, administration, help; the current page is marked', async () => {
  await renderApp({
    path: '/administration/sections',
    user: person,
    answers: { 'GET /api/v1/shell/sections': () => ({ data: [] }) },
  });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await within(menu).findByText('Properties & Areas');
  const entries = within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(entries).toEqual([
    'Dashboard',
    'Properties & Areas',
    'Properties',
    'Common areas',
    'Sections',
    'Help & Support',
  ]);
  expect(within(menu).getAllByText('Dashboard')).toHaveLength(2);
  expect(within(menu).getByRole('link', { name: 'Sections' })).toHaveAttribute('aria-current', 'page');
  expect(useMenu.getState().openedItem).toEqual(['administration', 'administration-sections']);
});

test('the landing page of a section opens and marks it in the menu', async () => {
  await renderApp({ path: '/properties-common-areas', user: person, registry: twoSections });
  const section = await screen.findByRole('link', { name: 'Properties & Areas' });
  expect(section).toHaveAttribute('href', '/properties-common-areas');
  expect(section).toHaveAttribute('aria-current', 'page');
  const chevron = (name: string) => screen.getByRole('button', { name: `Pages of ${name}` });
  expect(chevron('Properties & Areas')).toHaveAttribute('aria-expanded', 'true');
  expect(chevron('People')).toHaveAttribute('aria-expanded', 'false');
});

const home = (id: string, title: string) => ({
  id: `my-home-${id}`,
  title,
  type: 'item' as const,
  url: `/properties-common-areas/properties/detail?id=${id}`,
});

test('what is the person’s own stands before the sections, and is marked on its page alone', async () => {
  const ownPlaces = [
    { id: 'my-home', title: 'My home', type: 'item' as const, caption: 'Elm 4', url: home('4', '').url },
  ];
  await renderApp({
    path: '/properties-common-areas/properties/detail?id=4',
    user: person,
    registry: aRegistry({ sections: [people, aSection({ ownPlaces })] }),
  });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const own = await within(menu).findByRole('link', { name: /My home/ });
  expect(own).toHaveTextContent('Elm 4');
  expect(own).toHaveAttribute('aria-current', 'page');
  const [first, second] = within(menu).getAllByRole('link');
  expect([first?.textContent, second]).toEqual(['Dashboard', own]);
  expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('several of one’s own are a list under their title', async () => {
  const ownPlaces = [
    {
      id: 'my-home',
      title: 'My homes',
      type: 'group' as const,
      children: [home('4', 'Elm 4'), home('5', 'Elm 5')],
    },
  ];
  await renderApp({ user: person, registry: aRegistry({ sections: [aSection({ ownPlaces })] }) });
  const homes = await screen.findByRole('list', { name: 'My homes' });
  expect(
    within(homes)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elm 4', 'Elm 5']);
});

test('the page of an entry that wants no breadcrumbs has none', async () => {
  const plain = aSection({
    menu: {
      id: 'properties',
      title: 'Properties & Areas',
      type: 'collapse',
      children: [
        {
          id: 'areas',
          title: 'Common areas',
          type: 'item',
          url: '/properties-common-areas/common-areas',
          breadcrumbs: false,
        },
      ],
    },
  });
  await renderApp({
    path: '/properties-common-areas/common-areas',
    user: person,
    registry: aRegistry({ sections: [plain] }),
  });
  await screen.findByRole('link', { name: 'Common areas' });
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test('in the narrow drawer a section flies out on hover and by keyboard', async () => {
  const { user } = await renderApp({ user: person });
  await user.click(await screen.findByRole('button', { name: 'Narrow menu' }));
  const section = await screen.findByRole('button', { name: 'Properties & Areas' });
  // The page beside may lead there too.
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.queryByRole('link', { name: 'Common areas' })).toBeNull();
  await user.hover(section);
  expect(menu.getByRole('link', { name: 'Common areas' })).toBeVisible();
  await user.unhover(section);
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Common areas' })).toBeNull());
  await user.click(section);
  await user.keyboard('{Escape}');
  expect(menu.queryByRole('link', { name: 'Common areas' })).toBeNull();
  expect(section).toHaveFocus();
});

test('after a navigation the focus is at the new page’s heading and the tab says where one is', async () => {
  const { user } = await renderApp({ user: person });
  await user.click(await screen.findByRole('link', { name: 'Help & Support' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Help & Support · Courtyard'));
});

test('breadcrumbs start at the Dashboard', async () => {
  await renderApp({ path: '/typography', user: person });
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map((crumb) => crumb.textContent),
  ).toEqual(['Dashboard', 'Design system', 'Typography']);
  expect(within(crumbs).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard/default',
  );
});

test('the keyboard: g and a letter, ? for the list, nothing while typing', async () => {
  const { user } = await renderApp({ user: person });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await user.keyboard('gh');
  await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  await user.type(screen.getByRole('searchbox'), 'gd');
  expect(window.location.pathname).toBe('/help-support');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Help' });
  expect(within(help).getByText('Go to Dashboard')).toBeVisible();
});

test('the override panel needs its permission', async () => {
  const { user } = await renderApp({ user: person });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await user.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with the permission it opens, refuses a foreign address, and a badge resets', async () => {
  const reload = jest.fn();
  useOverrides.setState({ reload });
  const { user, calls } = await renderApp({
    user: personWith(['Section Override']),
    answers: {
      'PUT /api/v1/shell/overrides': ({ body }) =>
        JSON.stringify(body).includes('evil')
          ? Response.json({ code: 'validation' }, { status: 422 })
          : { data: { properties: 'http://localhost:3001/' } },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await user.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
  const panel = await screen.findByRole('dialog', { name: 'Section overrides' });
  const address = await within(panel).findByLabelText('Properties & Areas');
  await user.type(address, 'https://evil.example/{Enter}');
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(
      /Only addresses on this machine, or origins listed by the operator \(COURTYARD_PREVIEW_ORIGINS\), are allowed/,
    ),
  );
  expect(reload).not.toHaveBeenCalled();
  await user.clear(address);
  await user.type(address, 'http://localhost:3001/{Enter}');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: '1 override', hidden: true }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toEqual({ overrides: {} }),
  );
});
