import { screen } from '@testing-library/react';
import { renderPage } from '../testing/testing';
import { Link, useBlocker, useLocation } from './index';

function Form({ isDirty }: { isDirty: boolean }) {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== '/free');
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/away">Away</Link>
      <Link to="/free">Free</Link>
      {blocker.state === 'blocked' ? (
        <>
          <p>Leave for {blocker.location.pathname}?</p>
          <button onClick={blocker.proceed}>Leave</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      ) : null}
    </>
  );
}

test('staying keeps the page, leaving goes on', async () => {
  const { user } = renderPage(<Form isDirty />);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByText('Leave for /away?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('heading')).toHaveTextContent('/');
  expect(screen.queryByText(/Leave for/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('heading')).toHaveTextContent('/away');
});

test('what is not to be held goes through', async () => {
  const { user } = renderPage(<Form isDirty />);
  await user.click(screen.getByRole('link', { name: 'Free' }));
  expect(screen.getByRole('heading')).toHaveTextContent('/free');
});
