import { screen } from '@testing-library/react';
import { renderPage } from '../testing/testing';
import { useLocation, useNavigate, useSearchParams } from './index';

function List() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const set = (name: string) =>
    setParams((now) => {
      now.set(name, 'set');
      return now;
    });
  return (
    <>
      <h1>{`${pathname}?${params}`}</h1>
      <button
        onClick={() => {
          set('search');
          set('state');
        }}
      >
        Both
      </button>
      <button
        onClick={() => {
          void navigate('/away');
          set('late');
        }}
      >
        Leave
      </button>
    </>
  );
}

test('of two changes before the next is drawn none is lost', async () => {
  const { user } = renderPage(<List />, { path: '/list?sort=name' });
  await user.click(screen.getByRole('button', { name: 'Both' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('/list?sort=name&search=set&state=set');
});

test('a page that is being left changes nothing of the next', async () => {
  const { user } = renderPage(<List />, { path: '/list' });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: '/away?' })).toBeVisible();
});
