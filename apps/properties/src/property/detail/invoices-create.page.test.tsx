import { idOf, renderPage, resetStores } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { InvoicesCreatePage } from './invoices-create.page';

afterEach(resetStores);

test.each([
  [`?id=${idOf(20)}`, `?property=${idOf(20)}`],
  ['', ''],
])('the address of a property %s leads to the form that bills it', async (given, wanted) => {
  const path = '/properties-common-areas/properties/detail/invoices-create';
  const { router } = renderPage(<InvoicesCreatePage />, {
    path: path + given,
    pattern: path,
    routes: [{ path: '/accounting/invoices/create', element: <p>New invoice</p> }],
  });
  expect(await screen.findByText('New invoice')).toBeVisible();
  expect(router.state.location.search).toBe(wanted);
});
