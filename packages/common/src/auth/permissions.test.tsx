import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { personWith, resetStores, signIn } from '../testing/testing';
import { useAuth } from './auth.store';
import { Can, PermissionProvider, useCan, usePermissions } from './permissions';

function Held() {
  const permissions = usePermissions();
  const canAdd = useCan('Poll Create');
  const needsNothing = useCan(undefined);
  return (
    <>
      <output>{[...permissions, `add ${canAdd}`, `any ${needsNothing}`].join(', ')}</output>
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

test('what is below the provider is drawn again when the permissions change, and for nothing else', () => {
  const drawn = jest.fn();
  const Counted = memo(function Counted() {
    drawn();
    return <output>{[...usePermissions()].join(', ')}</output>;
  });
  signIn(personWith(['Poll Create']));
  render(
    <PermissionProvider>
      <Counted />
    </PermissionProvider>,
  );
  act(() => useAuth.setState({ permissions: ['Poll Create'], loading: true }));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => useAuth.setState({ permissions: ['Poll Create', 'Polls List View'] }));
  expect(screen.getByText('Poll Create, Polls List View')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(2);
});
