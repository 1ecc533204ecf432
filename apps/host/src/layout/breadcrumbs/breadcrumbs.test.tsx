import { renderPage } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { Trail } from './breadcrumbs';
import type { Crumb } from './breadcrumbs.rules';

const crumbs = (linked: boolean): Crumb[] =>
  Array.from({ length: 10 }, (_, at) => ({ title: `Page ${at}`, ...(linked && { to: `/${at}` }) }));

test.each([true, false])('who unfolds a long way goes on in it (links: %s)', async (linked) => {
  const { user } = renderPage(<Trail crumbs={crumbs(linked)} />, { wrap: withUi });
  expect(screen.queryByText('Page 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByText('Page 1')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});
