import { renderPage } from '@courtyard/common/testing';
import type { MenuItem } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
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

test('an unknown type shows the error text', () => {
  const odd: MenuItem = JSON.parse('{"id":"x","title":"X","type":"banner"}');
  show([odd]);
  expect(screen.getByText('Menu Items Error')).toBeVisible();
});
