import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { standStill } from '../../reservation/reservation.fixture';
import { areaSummaryOf, availabilityOf } from '../area.fixture';
import { CommonAreasPage } from './common-areas.page';

const list = 'GET /api/v1/common-areas';
const slots = 'GET /api/v1/common-areas/:areaId/availability';

const pool = areaSummaryOf({ id: idOf(51), name: 'Pool', kind: 'pool', bookable: false, openNow: false });
const hall = areaSummaryOf();

let restore = () => {};
function open(handlers: Parameters<typeof answerCalls>[0], permissions: string[] = [], path = '/') {
  const wire = answerCalls({
    [slots]: () => ({
      data: availabilityOf(['2026-12-01', '2026-12-02'], { '2026-12-01': ['past', 'past', 'taken'] }),
    }),
    ...handlers,
  });
  restore = wire.restore;
  return {
    ...wire,
    ...renderPage(<CommonAreasPage />, { user: personWith(permissions), path, wrap: withUi }),
  };
}

beforeEach(() => {
  resetStores();
  standStill();
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

test('an area says when it is open, what it holds and costs, and when it is free next', async () => {
  open({ [list]: () => ({ data: [hall, pool], page: pageOf({ total: 2 }) }) });
  const [first, second] = await screen.findAllByRole('article');
  const card = within(first ?? document.body);
  expect(card.getByText('Open now')).toBeVisible();
  expect(card.getByText(/9:00.AM – 12:00.PM/)).toBeVisible();
  expect(card.getByText('40 people')).toBeVisible();
  expect(card.getByText('$50.00 per booking')).toBeVisible();
  expect(
    await card.findByRole('link', { name: /^Next free: tomorrow, 9:00.AM ?, book Harbor Hall$/ }),
  ).toHaveAttribute('href', expect.stringContaining('slot=2026-12-02T14'));
  expect(within(second ?? document.body).getByText('No booking needed')).toBeVisible();
  expect(within(second ?? document.body).getByText('Closed now')).toBeVisible();
});

test('search and kind are asked of the server and stay in the address', async () => {
  const { user, router, calls } = open({ [list]: () => ({ data: [hall], page: pageOf() }) });
  await screen.findByText('Harbor Hall');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Pool/ }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox', { name: 'Search areas' }), 'har');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=pool&search=har'));
  await waitFor(() => {
    const last = calls.filter(({ name }) => name === list).at(-1);
    expect([last?.query.get('kind'), last?.query.get('search')]).toEqual(['pool', 'har']);
  });
});

test('who said when, but not what, chooses the area, and comes to its form', async () => {
  const { user, router } = open(
    { [list]: () => ({ data: [hall, pool], page: pageOf({ total: 2 }) }) },
    [],
    '/?slot=2026-12-05T20:00:00.000Z',
  );
  await screen.findAllByRole('article');
  expect(screen.getByText(/^Choose what to book for 12\/05\/2026, 3:00.PM/)).toBeVisible();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Harbor Hall')).toContain('slot=2026-12-05T20');
  expect(leadsTo('Pool')).not.toContain('slot');
  await user.click(screen.getByRole('button', { name: 'Clear time' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(leadsTo('Harbor Hall')).not.toContain('slot');
});

test('nothing found offers to clear the filters, and the search box is empty then', async () => {
  const { user, router } = open(
    { [list]: ({ query }) => ({ data: query.has('search') ? [] : [hall], page: pageOf() }) },
    [],
    '/?search=zzz',
  );
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Harbor Hall')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search areas' })).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

test('where all areas are archived it says so to those who archive, and shows them', async () => {
  const { user, router } = open(
    {
      [list]: ({ query }) =>
        query.get('archived') === 'yes'
          ? { data: [hall, pool], page: pageOf({ total: 2 }) }
          : { data: [], page: pageOf({ total: 0 }) },
    },
    ['Common Area Archive'],
  );
  expect(await screen.findByText('All 2 areas are archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Harbor Hall')).toBeVisible();
  expect(router.state.location.search).toBe('?archived=yes');
  expect(screen.getByRole('button', { name: 'Remove filter Archived: Archived' })).toBeVisible();
});

test('a link to the whole gallery empties the search', async () => {
  const { router } = open({ [list]: () => ({ data: [hall], page: pageOf() }) }, [], '/?search=har');
  const box = await screen.findByRole('searchbox', { name: 'Search areas' });
  expect(box).toHaveValue('har');
  jest.useFakeTimers();
  act(() => router.navigate('/'));
  await waitFor(() => expect(box).toHaveValue(''));
  act(() => jest.advanceTimersByTime(300));
  jest.useRealTimers();
  expect(router.state.location.search).toBe('');
});

test('an empty gallery asks those who may to add the first area', async () => {
  open({ [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) }, ['Common Area Create']);
  expect(await screen.findByText('No common areas yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add area' })).toHaveLength(2);
});

test('a reader is not offered what they may not do', async () => {
  open({ [list]: () => ({ data: [], page: pageOf({ total: 0 }) }) });
  await screen.findByText('No common areas yet');
  expect(screen.queryByRole('link', { name: 'Add area' })).not.toBeInTheDocument();
});

test('a list that fails can be tried again', async () => {
  let isDown = true;
  const { user } = open({
    [list]: () =>
      isDown ? Response.json({ title: 'Down' }, { status: 404 }) : { data: [hall], page: pageOf() },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Harbor Hall')).toBeVisible();
});
