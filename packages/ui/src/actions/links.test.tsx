import { PageAccessProvider } from '@courtyard/common/router';
import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Menu } from '../overlays/menu';
import { withUi } from '../testing/testing';
import { Button } from './button';
import { LinkButton, TextLink } from './links';

const canOpen = (pathname: string) => pathname !== '/closed';
const show = (node: ReactNode) =>
  renderPage(<PageAccessProvider value={canOpen}>{node}</PageAccessProvider>, { wrap: withUi });

test('a link into a 403 is not offered: its text stays, its button goes', () => {
  show(
    <>
      <TextLink to="/closed?id=1">Oak 12</TextLink>
      <TextLink to="/open?id=2">Oak 13</TextLink>
      <LinkButton to="/closed">All of them</LinkButton>
      <LinkButton to="/open">Mine</LinkButton>
    </>,
  );
  expect(screen.getByText('Oak 12')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Oak 13', 'Mine']);
  expect(screen.queryByText('View all')).toBeNull();
});

test('a menu leaves such places out, and is not there where nothing is left', async () => {
  const closed = { label: 'Open', to: '/closed' };
  const { user } = show(
    <>
      <Menu
        label="Some"
        trigger={<Button>Some</Button>}
        items={[closed, { label: 'Remove', onSelect() {} }]}
      />
      <Menu label="None" trigger={<Button>None</Button>} items={[closed]} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Some' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove']);
  expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
});
