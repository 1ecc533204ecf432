import { ApiError } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StatusBadge } from '../display/badge';
import { violationsIn } from '../testing/axe.testing';
import { withUi } from '../testing/testing';
import { query, start } from './units.fixture';

afterEach(() => jest.restoreAllMocks());

test('it is a real table with a row per thing, and says where one is', async () => {
  const { container } = start();
  const table = screen.getByRole('table', { name: 'Units' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(within(table).getByRole('rowheader', { name: '101' })).toBeInTheDocument();
  expect(screen.getByText('1–3 of 100,000')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  expect(await violationsIn(container)).toEqual([]);
});

test('a header sorts up, then down, and the address says so', async () => {
  const { user, router } = start();
  const header = () => screen.getByRole('columnheader', { name: 'Building' });
  expect(header()).toHaveAttribute('aria-sort', 'none');
  await user.click(within(header()).getByRole('button'));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header()).getByRole('button'));
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  expect(router.state.location.search).toBe('?sort=-building');
  expect(query()).toEqual({ sort: '-building', limit: 50 });
});

test('searching waits for a pause, goes back to the first page and does not fill the history', async () => {
  const { user, router } = start({}, '/?cursor=after-50');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'oak');
  expect(query()).not.toHaveProperty('search');
  await waitFor(() => expect(query()).toEqual({ search: 'oak', limit: 50 }));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the next page and the page size are in the address', async () => {
  const { user } = start();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(query()).toEqual({ cursor: 'after-103', limit: 50 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(query()).toEqual({ limit: 100 });
});

test('columns can be chosen; the first one stays', async () => {
  const { user } = start();
  expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Unit' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Note' }));
  expect(screen.getByRole('columnheader', { name: 'Note' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Building' }));
  expect(screen.queryByRole('columnheader', { name: 'Building' })).toBeNull();
});

test('ticked rows are handed to the action; one of several shows as some', async () => {
  const archived: string[][] = [];
  const { user } = start({ onArchive: (rows) => archived.push(rows.map(({ number }) => number)) });
  await user.click(screen.getByRole('checkbox', { name: 'Select 102' }));
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  expect(all).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(archived).toEqual([['102'], ['101', '102', '103']]);
});

test('other rows have no ticks', async () => {
  const { user } = start();
  await user.click(screen.getByRole('checkbox', { name: 'Select 102' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('checkbox', { name: 'Select 102' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select 103' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

test('a page past the end of the list leads back to the first', async () => {
  const nothing = { data: { data: [], page: { next: null, previous: null, total: 3, firstPosition: 0 } } };
  const { user } = start({ query: nothing }, '/?cursor=after-103');
  expect(screen.queryByRole('heading', { name: 'No units yet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(query()).toEqual({ limit: 50 });
});

test('an empty list says why: nothing yet, or nothing that matches', async () => {
  const nothing = { data: { data: [], page: { next: null, previous: null, total: 0, firstPosition: 0 } } };
  const { unmount } = start({ query: nothing });
  expect(screen.getByRole('heading', { name: 'No units yet' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  unmount();
  const { user } = start({ query: nothing }, '/?search=zz');
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(query()).toEqual({ limit: 50 });
});

test('a list that failed offers another try; one that loads says so', async () => {
  let tries = 0;
  const { user, unmount } = start({
    query: { data: undefined, error: new Error('down'), refetch: () => (tries += 1) },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
  unmount();
  start({ query: { data: undefined, isPending: true } });
  expect(screen.getByText('Loading rows')).toBeInTheDocument();
});

test('an address that the list refuses leads on to what it takes', async () => {
  const refused = (field: string) => {
    const error = new ApiError({ status: 422, code: 'validation', message: 'No', fields: { [field]: 'No' } });
    return { query: { data: undefined, error } };
  };
  const { user, unmount } = start(refused('cursor'), '/?search=oak&cursor=of-another-order');
  await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(query()).toEqual({ search: 'oak', limit: 50 });
  unmount();
  const other = start(refused('ownerId.0'), '/?ownerId=nobody');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await other.user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(query()).toEqual({ limit: 50 });
});

test('more than a list can be searched for cannot be typed', () => {
  start();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('maxlength', '200');
});

test('of many rows only those near the window are drawn, on paper all, and the table still tells how many there are', async () => {
  // jsdom lays nothing out; a row is as high as the design says.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  const data = Array.from({ length: 180 }, (_, index) => ({
    id: String(index),
    number: `U${index}`,
    building: 'A',
    note: '',
  }));
  start({ query: { data: { data, page: { next: null, previous: null, total: 180, firstPosition: 1 } } } });
  const table = screen.getByRole('table', { name: 'Units' });
  await waitFor(() => expect(table.querySelectorAll('tbody th').length).toBeLessThan(60));
  expect(table).toHaveAttribute('aria-rowcount', '181');
  expect(screen.getByRole('link', { name: 'U0' }).closest('tr')).toHaveAttribute('aria-rowindex', '2');
  // The browser looks at the page once the event is through.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(table.querySelectorAll('tbody th')).toHaveLength(180);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(table.querySelectorAll('tbody th').length).toBeLessThan(60));
});

test('on a narrow window the rows are cards with the same ticks and menus', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media === '(width < 48rem)' });
  try {
    const { user, container } = start();
    const cards = within(screen.getByRole('list', { name: 'Units' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[1]).toHaveTextContent('102BuildingA');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select 102' }));
    // The list stays where it is, and what can be done comes after it.
    expect(screen.getByRole('searchbox')).toBeVisible();
    const after = screen.getByText('1 selected').compareDocumentPosition(screen.getByRole('list'));
    expect(after).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(await violationsIn(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Building, descending');
    expect(query()).toEqual({ limit: 50, sort: '-building' });
    expect(await violationsIn(container)).toEqual([]);
  } finally {
    window.matchMedia = wide;
  }
});

test('a list that has little room beside an open drawer has cards in a wide window too', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(460);
  const first = start();
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Units' })).getAllByRole('listitem')).toHaveLength(3);
  first.unmount();
  width.mockReturnValue(716);
  start();
  expect(screen.getByRole('table', { name: 'Units' })).toBeInTheDocument();
  width.mockRestore();
});

test('an expected state is plain text; one that departs from it has a badge with a sign', () => {
  const { container } = renderPage(
    <>
      <StatusBadge status="expected">Active</StatusBadge>
      <StatusBadge status="danger">Overdue</StatusBadge>
    </>,
    { wrap: withUi },
  );
  expect(screen.getByText('Active').querySelector('svg')).toBeNull();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByText('Overdue').querySelector('svg')).not.toBeNull();
});

test('columns are put in another order, the first one stays first', async () => {
  const { user } = start({}, '/?columns=building,note');
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
      .filter((text) => /Unit|Building|Note/.test(text ?? ''));
  expect(headers()).toEqual(['Unit', 'Building', 'Note']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Move Note earlier' }));
  expect(headers()).toEqual(['Unit', 'Note', 'Building']);
});

test('sums stand below where somebody wants them, and rows are as high as one likes', async () => {
  const { user, router } = start();
  expect(screen.queryByText('Sum 300')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Totals' }));
  expect(await screen.findByText('Sum 300')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
  expect(screen.getByRole('table', { name: 'Units' })).toHaveAttribute('data-density', 'compact');
  expect(router.state.location.search).toBe('?totals=yes&density=compact');
});

test('a column is made wider by keys and by its border, keeps its width in the address, and gets its own back', async () => {
  const { user, router, container } = start();
  const edge = () => screen.getByRole('separator', { name: 'Width of Building' });
  const widths = () => new URLSearchParams(router.state.location.search).get('widths');
  const heading = () => screen.getByRole('columnheader', { name: 'Building' });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  act(() => edge().focus());
  expect(edge()).toHaveAttribute('aria-valuenow', '200');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(widths()).toBe('building:216');
  expect(heading().style.maxWidth).toBe('var(--column-building, 216px)');
  expect(await violationsIn(container)).toEqual([]);
  await user.keyboard('{Delete}');
  expect(widths()).toBeNull();

  // jsdom has pointer events without places.
  const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX });
  fireEvent(edge(), Object.assign(new Event('pointerdown', { bubbles: true }), at(500)));
  fireEvent(edge(), Object.assign(new Event('pointermove', { bubbles: true }), at(450)));
  fireEvent(edge(), Object.assign(new Event('pointermove', { bubbles: true }), at(400)));
  const table = screen.getByRole('table', { name: 'Units' });
  expect(table.style.getPropertyValue('--column-building')).toBe('100px');
  fireEvent(edge(), new Event('lostpointercapture', { bubbles: true }));
  await waitFor(() => expect(widths()).toBe('building:100'));
  expect(table.style.getPropertyValue('--column-building')).toBe('');
  await user.dblClick(edge());
  await waitFor(() => expect(widths()).toBeNull());
});

test('columns are dragged to their places in the panel, or steered there by arrows', async () => {
  const { user } = start({}, '/?columns=building,rent,note');
  const headings = () =>
    screen
      .getAllByRole('columnheader')
      .slice(2, -1)
      .map((heading) => heading.getAttribute('aria-label'));
  expect(headings()).toEqual(['Building', 'Rent', 'Note']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const grip = (name: string) => screen.getByRole('button', { name: `Drag to reorder ${name}` });
  fireEvent.dragStart(await screen.findByRole('button', { name: 'Drag to reorder Note' }));
  fireEvent.dragOver(grip('Building'));
  fireEvent.drop(grip('Building'));
  expect(headings()).toEqual(['Note', 'Building', 'Rent']);
  act(() => grip('Note').focus());
  await user.keyboard('{ArrowDown}');
  expect(headings()).toEqual(['Building', 'Note', 'Rent']);
  expect(grip('Note')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).not.toContain('Note');
});
