import { render, screen } from '@testing-library/react';
import { personWith, resetStores, signIn } from '../testing/testing';
import { Can, useCan, usePermissions } from './permissions';

function Held() {
  const permissions = usePermissions();
  const mayAdd = useCan('Poll Create');
  const needsNothing = useCan(undefined);
  return (
    <>
      <output>{[...permissions, `add ${mayAdd}`, `any ${needsNothing}`].join(', ')}</output>
      <Can permission="Poll Create" otherwise="No button">
        Button
      </Can>
    </>
  );
}

beforeEach(resetStores);

test('those who hold a permission see what needs it', () => {
  signIn(personWith(['Poll Create']));
  render(<Held />);
  expect(screen.getByText('Poll Create, add true, any true')).toBeVisible();
  expect(screen.getByText('Button')).toBeVisible();
});

test('a visitor holds none', () => {
  render(<Held />);
  expect(screen.getByText('add false, any true')).toBeVisible();
  expect(screen.getByText('No button')).toBeVisible();
});
