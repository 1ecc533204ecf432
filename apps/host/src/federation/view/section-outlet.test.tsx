import { lazyPage, type SectionRoutes } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import { renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aRegistry, aSection } from '../../registry/registry.fixture';
import { useRegistry } from '../../registry/registry.store';
import { keyOf, useSectionLoads } from '../state/section-loads';
import { SectionLoadError } from '../load/load-error';
import { SectionOutlet } from './section-outlet';

/** Its entry fails at once: nothing is fetched from a place that is not allowed. */
const section = aSection({ entryUrl: 'https://elsewhere.example/entry.js' });
const routes = keyOf(section, './routes');
const at = (path: string) => section.basePath + path;

/** What webpack's chunk loading rejects with. */
const lostChunk = (request: string) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type: 'timeout', request });

interface Chunk {
  arrive(): void;
  fail(): void;
}

/** A page whose chunk arrives, or doesn't, when a test says so. */
function slowPage(name: string, file = 'https://elsewhere.example/page-bills.js') {
  const waiting: Chunk[] = [];
  let hasArrived = false;
  const load = jest.fn(
    () =>
      new Promise<{ Slow: () => React.ReactNode }>((resolve, reject) => {
        const page = { Slow: () => <p>{name}</p> };
        if (hasArrived) return resolve(page);
        waiting.push({ arrive: () => resolve(page), fail: () => reject(lostChunk(file)) });
      }),
  );
  const settle = (end: keyof Chunk) => act(async () => waiting.splice(0).forEach((chunk) => chunk[end]()));
  return {
    load,
    element: lazyPage(load, 'Slow'),
    fail: () => settle('fail'),
    arrive: () => settle('arrive'),
    /** As webpack does with a chunk that comes after its time: the next import of it resolves. */
    arriveLate: () => {
      hasArrived = true;
    },
  };
}

const quick = (name: string) => lazyPage(() => Promise.resolve({ Quick: () => <p>{name}</p> }), 'Quick');

async function open(pages: SectionRoutes, path: string) {
  useRegistry.setState({ registry: aRegistry({ sections: [section] }), standing: 'current' });
  useSectionLoads.setState({ [routes]: { status: 'ready', module: { routes: pages } } });
  const page = (
    <>
      <nav aria-label="Menu">
        <Link to={at('/bills')}>Bills</Link>
        <Link to={at('/invoices')}>Invoices</Link>
      </nav>
      <SectionOutlet sectionId="properties" />
    </>
  );
  const options = { path: at(path), pattern: `${section.basePath}/*`, wrap: withUi };
  const { user } = await act(async () => renderPage(page, options));
  return { goTo: (name: string) => user.click(screen.getByRole('link', { name })), user };
}

const retry = () => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  resetStores();
  // React reports what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  useSectionLoads.setState({}, true);
  useRegistry.setState({ registry: null, standing: 'loading' });
});

const theSection = () => useSectionLoads.getState()[routes];

test('a page whose chunk was lost is asked for once more before it counts as failed', async () => {
  const bills = slowPage('The bills');
  await open([{ path: 'bills', element: bills.element }], '/bills');
  await bills.fail();
  expect(bills.load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  await bills.arrive();
  expect(await screen.findByText('The bills')).toBeVisible();
});

test('a failed page leaves the other pages of its section alone, and is asked for again when somebody comes back', async () => {
  const bills = slowPage('The bills');
  const pages = [
    { path: 'bills', element: bills.element },
    { path: 'invoices', element: quick('The invoices') },
  ];
  const { goTo } = await open(pages, '/bills');
  await bills.fail();
  await bills.fail();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  const loaded = theSection();

  await goTo('Invoices');
  expect(await screen.findByText('The invoices')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  bills.arriveLate();
  await goTo('Bills');
  expect(await screen.findByText('The bills')).toBeVisible();
  expect(theSection()).toBe(loaded);
});

test('Try again asks for the page alone; what else was loaded of the section is kept', async () => {
  const bills = slowPage('The bills');
  const { user } = await open([{ path: 'bills', element: bills.element }], '/bills');
  await bills.fail();
  await bills.fail();
  const loaded = theSection();
  await user.click(retry());
  expect(bills.load).toHaveBeenCalledTimes(3);
  await bills.arrive();
  expect(await screen.findByText('The bills')).toBeVisible();
  expect(theSection()).toBe(loaded);
});

test('a page that fails again after Try again starts its section anew', async () => {
  const bills = slowPage('The bills');
  const { user } = await open([{ path: 'bills', element: bills.element }], '/bills');
  await bills.fail();
  await bills.fail();
  await user.click(retry());
  await bills.fail();
  await bills.fail();
  await user.click(retry());
  await waitFor(() => expect(theSection()).toMatchObject({ error: { failure: 'forbidden-origin' } }));
});

test('Try again starts a section anew where a file was lost that the host provides', async () => {
  const bills = slowPage('The bills', '/assets/host/ui-data.js');
  const { user } = await open([{ path: 'bills', element: bills.element }], '/bills');
  await bills.fail();
  await bills.fail();
  await user.click(retry());
  await waitFor(() => expect(theSection()).toMatchObject({ error: { failure: 'forbidden-origin' } }));
});

test('a section that failed to load is asked for again at the next page of it', async () => {
  const { goTo } = await open([{ path: 'invoices', element: quick('The invoices') }], '/bills');
  act(() =>
    useSectionLoads.setState({ [routes]: { status: 'failed', error: new SectionLoadError('timeout') } }),
  );
  expect(retry()).toBeVisible();
  await goTo('Invoices');
  await waitFor(() => expect(theSection()).toMatchObject({ error: { failure: 'forbidden-origin' } }));
});
