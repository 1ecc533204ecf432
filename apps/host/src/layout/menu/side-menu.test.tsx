import { renderPage } from '@courtyard/common/testing';
import type { MenuItem } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { SideMenu } from './side-menu';

const section = (id: string): MenuItem => ({
  id,
  title: `Section ${id}`,
  type: 'collapse',
  children: [
    {
      id: `${id}-page`,
      title: `Page of ${id}`,
      type: 'item',
      url: `/${id}`,
      caption: 'A caption',
      chip: 'new',
    },
  ],
});
const show = (items: MenuItem[], trail: string[] = []) =>
  renderPage(<SideMenu items={items} trail={trail} isMini={false} />, { wrap: withUi });

test('the name of a section leads to its landing page, the chevron beside shows its pages', async () => {
  const { user } = show([{ ...section('a'), url: '/a-landing' }, section('b')], ['a']);
  const name = screen.getByRole('link', { name: 'Section a' });
  expect(name).toHaveAttribute('href', '/a-landing');
  expect(name).toHaveAttribute('aria-current', 'page');
  const chevron = screen.getByRole('button', { name: 'Pages of Section a' });
  expect(chevron).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(name).toHaveFocus();
  await user.tab();
  expect(chevron).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chevron).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /Page of a/ })).toBeNull();
});

test('in the narrow drawer the name in the flyout leads to the landing page', async () => {
  const items = [{ ...section('a'), url: '/a-landing' }];
  const { user } = renderPage(<SideMenu items={items} trail={['a']} isMini />, { wrap: withUi });
  await user.hover(screen.getByRole('button', { name: 'Section a' }));
  expect(screen.getByRole('link', { name: 'Section a' })).toHaveAttribute('href', '/a-landing');
});

test('sections expand and collapse on a press', async () => {
  const { user } = show([section('a'), section('b')]);
  const title = screen.getByRole('button', { name: 'Section a' });
  expect(title).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: /Page of a/ })).toBeNull();
  await user.click(title);
  expect(screen.getByRole('link', { name: /Page of a/ })).toBeVisible();
  await user.click(title);
  expect(screen.queryByRole('link', { name: /Page of a/ })).toBeNull();
});

test('one section is open at a time: opening another closes it', async () => {
  const items = [section('a'), section('b'), section('c')];
  const { user } = show(items, ['a', 'a-page']);
  const open = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(open()).toEqual(['Section a']);
  await user.click(screen.getByRole('button', { name: 'Section b' }));
  expect(open()).toEqual(['Section b']);
});

test('the section of the current page is expanded; a caption and a chip are shown', () => {
  show([section('a'), section('b')], ['b', 'b-page']);
  expect(screen.getByRole('button', { name: 'Section b' })).toHaveAttribute('aria-expanded', 'true');
  const page = screen.getByRole('link', { name: /Page of b/ });
  expect(page).toHaveAttribute('aria-current', 'page');
  expect(page).toHaveTextContent('A caption');
  expect(page).toHaveTextContent('new');
});

test('a group shows its title and its entries', () => {
  show([
    {
      id: 'g',
      title: 'Group',
      type: 'group',
      children: [{ id: 'x', title: 'Entry', type: 'item', url: '/x' }],
    },
  ]);
  expect(screen.getByText('Group')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry' })).toHaveAttribute('href', '/x');
});

describe('an entry of an unknown type', () => {
  const odd: MenuItem = JSON.parse('{"id":"x","title":"X","type":"banner"}');

  test('shows the error text', () => {
    show([odd]);
    expect(screen.getByText('Menu Items Error')).toBeVisible();
  });

  test('does so in a section too, and is no link to anywhere', () => {
    show([{ ...section('a'), children: [odd] }], ['a']);
    expect(screen.getByText('Menu Items Error')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('and in the flyout of the narrow drawer', async () => {
    const { user } = renderPage(
      <SideMenu items={[{ ...section('a'), children: [odd] }]} trail={[]} isMini />,
      {
        wrap: withUi,
      },
    );
    await user.click(screen.getByRole('button', { name: 'Section a' }));
    expect(screen.getByText('Menu Items Error')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('an entry without an address is an error, not a link to the dashboard', () => {
  show([{ ...section('a'), children: [{ id: 'b', title: 'B', type: 'item' }] }], ['a']);
  expect(screen.getByText('Menu Items Error')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a section inside of a section is a list under its name', () => {
  show([{ ...section('a'), children: [section('b')] }], ['a', 'b', 'b-page']);
  expect(within(screen.getByRole('list', { name: 'Section b' })).getByRole('link')).toHaveAttribute(
    'aria-current',
    'page',
  );
});
