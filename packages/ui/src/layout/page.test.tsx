import { render, screen } from '@testing-library/react';
import { withUi } from '../testing/testing';
import { Page } from './page';

test('a title is broken anywhere rather than wider than the page', () => {
  render(withUi(<Page title={'W'.repeat(200)}>content</Page>));
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ overflowWrap: 'anywhere' });
});
