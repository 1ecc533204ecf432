import { ApiError } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { withUi } from '../testing/testing';
import { ErrorState } from './states';

const show = (status: number) => {
  const error = new ApiError({ status, code: 'refused', message: 'The server says no.' });
  renderPage(<ErrorState error={error} onRetry={() => undefined} />, { wrap: withUi });
};

test('what a person may not see is said with whom to ask, and another try is not offered', () => {
  show(403);
  expect(screen.getByRole('heading', { name: 'You don’t have access to this' })).toBeVisible();
  expect(screen.getByText(/If you need it, ask your community/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what failed can be tried again', () => {
  show(500);
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  [0, 'network', /Check your connection/],
  [0, 'timeout', /^((?!connection).)*$/],
  [500, 'internal', /Something went wrong on the server/],
  [503, 'unavailable', /Something went wrong on the server/],
  [422, 'validation', /The server says no/],
])('a failure %i %s is said for what it is', (status, code, text) => {
  const error = new ApiError({ status, code, message: 'The server says no.' });
  renderPage(<ErrorState error={error} />, { wrap: withUi });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
