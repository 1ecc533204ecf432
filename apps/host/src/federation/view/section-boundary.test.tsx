import { resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSection } from '../../registry/registry.fixture';
import { SectionBoundary } from './section-boundary';
import { keyOf, useSectionLoads } from '../state/section-loads';

const section = aSection();
let isBroken = true;

function Page() {
  if (isBroken) throw new Error('boom');
  return <p>the page</p>;
}

beforeEach(() => {
  isBroken = true;
  resetStores();
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const show = (variant?: 'tile') =>
  render(
    withUi(
      <>
        <p>the rest</p>
        <SectionBoundary section={section} variant={variant} title={variant && 'Occupancy'}>
          <Page />
        </SectionBoundary>
      </>,
    ),
  );

test('a section that throws shows its panel, the rest stays, and Retry starts it anew', async () => {
  show();
  expect(screen.getByText('the rest')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Couldn’t show Properties & Areas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();

  isBroken = false;
  useSectionLoads.setState({ [keyOf(section, './routes')]: { status: 'loading' } });
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(screen.getByText('the page')).toBeVisible();
  expect(useSectionLoads.getState()[keyOf(section, './routes')]).toEqual({ status: 'idle' });
});

test('a card that throws shows a tile with its own name', () => {
  show('tile');
  expect(screen.getByRole('alert')).toHaveTextContent('Occupancy');
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
});
