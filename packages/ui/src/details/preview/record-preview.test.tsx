import { ApiError } from '@courtyard/common';
import { renderPage, resetStores } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { withUi } from '../../testing/testing';
import { RecordPreview } from './record-preview';

afterEach(() => resetStores());

function open(error: ApiError) {
  renderPage(
    <RecordPreview
      query={{ data: 'Desk lamp', isError: true, error, refetch: async () => undefined }}
      facts={(lamp) => [{ label: 'Name', value: lamp }]}
    />,
    { wrap: withUi },
  );
}

test('what is known stays while the server is not reached', () => {
  open(new ApiError({ status: 0, code: 'network', message: 'Failed to fetch' }));
  expect(screen.getByText('Desk lamp')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what somebody took away meanwhile is not shown any more', () => {
  open(new ApiError({ status: 404, code: 'not-found', message: 'There is no such lamp.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such lamp.');
  expect(screen.queryByText('Desk lamp')).toBeNull();
});
