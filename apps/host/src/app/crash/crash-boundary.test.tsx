import { withUi } from '@courtyard/ui/testing';
import { render, screen } from '@testing-library/react';
import { CrashBoundary } from './crash-boundary';

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('planted');
  return <p>All is well</p>;
}

test('a fault is said, and another place gets another try', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const at = (place: string, isBroken: boolean) =>
    withUi(
      <CrashBoundary place={place}>
        <Page isBroken={isBroken} />
      </CrashBoundary>,
    );
  const { rerender } = render(at('/a', true));
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working');
  rerender(at('/a', false));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(at('/b', false));
  expect(screen.getByText('All is well')).toBeVisible();
  quiet.mockRestore();
});
