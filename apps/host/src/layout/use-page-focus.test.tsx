import { Link, useLocation } from '@courtyard/common/router';
import { renderPage } from '@courtyard/common/testing';
import { act, screen } from '@testing-library/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageFocus } from './use-page-focus';

let arrive: () => void;

/** A page that draws a heading in the place of the one that comes with its data. */
function Coming() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    arrive = () => setThere(true);
  }, []);
  return isThere ? (
    <h1 key="there" tabIndex={-1}>
      Oak Street 12
    </h1>
  ) : (
    <h1 key="coming" tabIndex={-1}>
      Coming
    </h1>
  );
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  usePageFocus(useCallback(() => main.current, []));
  return (
    <main ref={main} tabIndex={-1}>
      <Link to="/property">Oak Street 12</Link>
      <input aria-label="Search" />
      {pathname === '/property' ? <Coming /> : <h1 tabIndex={-1}>Properties</h1>}
    </main>
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const settle = () => act(async () => new Promise((done) => setTimeout(done)));

async function openProperty() {
  const { user } = renderPage(<Frame />, { path: '/list' });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link'));
  await settle();
  expect(heading('Coming')).toHaveFocus();
  return user;
}

test('a heading that only stands in hands the focus on to the one that follows', async () => {
  await openProperty();
  act(() => arrive());
  await settle();
  expect(heading('Oak Street 12')).toHaveFocus();
});

test('somebody who has moved on is not pulled back', async () => {
  const user = await openProperty();
  await user.click(screen.getByLabelText('Search'));
  await user.click(document.body);
  act(() => arrive());
  await settle();
  expect(heading('Oak Street 12')).not.toHaveFocus();
});
