import {
  answerCalls,
  idOf,
  pageOf,
  personWith,
  problemOf,
  renderPage,
  resetStores,
} from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { facets, summaryOf } from '../property/property.fixture';
import { OverviewPage } from './overview.page';

let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

function open(permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/facets': () => ({ data: facets }),
    'GET /api/v1/properties/mine': () => ({ data: [summaryOf()] }),
    'GET /api/v1/common-areas': () => ({ data: [], page: pageOf({ total: 0, firstPosition: 0 }) }),
    ...handlers,
  });
  return renderPage(<OverviewPage />, { user: personWith(permissions), wrap: withUi });
}

test('staff see the register, each figure with the list behind it', async () => {
  open(['Properties List View', 'Property Create']);
  expect(await screen.findByText('148 properties')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aspen' })).toHaveAttribute(
    'href',
    expect.stringContaining('?building=Aspen'),
  );
  expect(screen.getByRole('link', { name: 'Expired policies' })).toHaveAttribute(
    'href',
    expect.stringContaining('?insurance=lapsed'),
  );
  expect(screen.getByRole('link', { name: 'Add property' })).toBeInTheDocument();
});

test('an owner sees the own property and asks for nothing that would be refused', async () => {
  open(['Property Details View']);
  expect(await screen.findByRole('link', { name: 'Aspen 101' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(1)),
  );
  expect(screen.queryByText('Needs attention')).toBeNull();
  expect(server.calls.some(({ name }) => name.endsWith('/facets'))).toBe(false);
});

test('who sees the register of assets sees what falls due; one count that fails can be asked for again', async () => {
  let isDown = true;
  const counted = (total: number) => ({ data: [], page: pageOf({ total }) });
  const { user } = open(['Properties List View', 'Assets List View', 'Reserve Components List View'], {
    'GET /api/v1/assets': ({ query }) =>
      isDown && query.has('warranty') ? problemOf(500, 'internal') : counted(query.has('warranty') ? 3 : 2),
    'GET /api/v1/reserve-components': () => counted(4),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const line = await screen.findByRole('link', { name: 'Warranties ending within 60 days' });
  expect(line).toHaveAttribute('href', expect.stringContaining('/assets?warranty=expiring'));
  expect(line.closest('li')).toHaveTextContent(/3$/);
  const components = screen.getByRole('link', { name: 'Reserve components due within a year' });
  expect(components.closest('li')).toHaveTextContent(/4$/);
});

test('one card that fails leaves the others', async () => {
  open(['Properties List View'], { 'GET /api/v1/common-areas': () => problemOf(500, 'internal') });
  expect(await screen.findByText('148 properties')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
