import { useUiConfig } from '@courtyard/common';
import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { roleSummaryOf } from '../role.fixture';
import { RolesPage } from './roles.page';

const reader = ['Roles List View', 'Members List View'];
const open = pageOpener({
  page: <RolesPage />,
  permissions: reader,
  answers: {
    'GET /api/v1/roles': () => ({
      data: [
        roleSummaryOf(),
        roleSummaryOf({
          id: idOf(301),
          name: 'Treasurer',
          purpose: 'Keeps the books',
          kind: 'built-in',
          holders: 0,
        }),
      ],
      page: pageOf({ total: 2 }),
    }),
  },
  wrap: withUi,
});

test('each role says what it is for and how many hold it, and leads to exactly those', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Concierge' })).toHaveAttribute(
    'href',
    `/people/roles/details?id=${idOf(300)}`,
  );
  expect(screen.getByRole('link', { name: '2 people' })).toHaveAttribute(
    'href',
    `/people/members?roleId=${idOf(300)}&status=active&status=invited&status=suspended`,
  );
  expect(within(screen.getByRole('row', { name: /Treasurer/ })).getByText('No one')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New role' })).not.toBeInTheDocument();
});

test('built-in roles are said in the reader’s language; who may makes another', async () => {
  open({ permissions: [...reader, 'Role Create'] });
  expect(await screen.findByRole('link', { name: 'Treasurer' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New role' })[0]).toHaveAttribute(
    'href',
    '/people/roles/permission',
  );
  act(() => useUiConfig.setState({ language: 'es' }));
  expect(screen.getByRole('link', { name: 'Tesorero' })).toBeVisible();
  expect(screen.getByText('Lleva las cuentas')).toBeVisible();
});
