import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { lazyPage, preloadPage } from './lazy';

const base = { basePath: '/pond' };
const pond = () => Promise.resolve({ PondPage: () => <p>The pond</p> });
const shown = (page: React.ReactNode) => render(<Suspense fallback={<p>Waiting</p>}>{page}</Suspense>);

test('a page is fetched when it is first shown', async () => {
  const load = jest.fn(pond);
  const page = lazyPage(load, 'PondPage');
  expect(load).not.toHaveBeenCalled();
  await act(async () => shown(page));
  expect(screen.getByText('The pond')).toBeVisible();
});

test('what was fetched before is drawn at once, that of the path alone', async () => {
  const load = jest.fn(pond);
  const other = jest.fn(pond);
  const routes = [
    { index: true, element: lazyPage(other, 'PondPage') },
    { path: 'detail', element: lazyPage(load, 'PondPage') },
  ];
  await preloadPage(routes, { ...base, pathname: '/pond/Detail/' });
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  shown(routes[1]?.element);
  expect(screen.getByText('The pond')).toBeVisible();
  expect(screen.queryByText('Waiting')).toBeNull();
  await preloadPage(routes, { ...base, pathname: '/elsewhere' });
  expect(other).not.toHaveBeenCalled();
});

test('a page that waits keeps what it holds when it is fetched once more', async () => {
  let drawn = 0;
  const Counted = () => <p>Drawn {useState(() => (drawn += 1))[0]}</p>;
  const routes = [{ index: true, element: lazyPage(() => Promise.resolve({ Counted }), 'Counted') }];
  const { rerender } = await act(async () => shown(routes[0]?.element));
  await preloadPage(routes, { ...base, pathname: '/pond' });
  rerender(<Suspense fallback={<p>Waiting</p>}>{routes[0]?.element}</Suspense>);
  expect(screen.getByText('Drawn 1')).toBeVisible();
});

test('what could not be fetched before is asked for again when it is shown', async () => {
  const load = jest.fn(pond).mockRejectedValueOnce(new Error('no network'));
  const routes = [{ index: true, element: lazyPage(load, 'PondPage') }];
  await expect(preloadPage(routes, { ...base, pathname: '/pond' })).rejects.toThrow('no network');
  await act(async () => shown(routes[0]?.element));
  expect(screen.getByText('The pond')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

const lostChunk = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

test('a lost chunk is asked for once more; a page that throws when it is run is not', async () => {
  const late = jest.fn(pond).mockRejectedValueOnce(lostChunk());
  await act(async () => shown(lazyPage(late, 'PondPage')));
  expect(screen.getByText('The pond')).toBeVisible();
  expect(late).toHaveBeenCalledTimes(2);

  const broken = jest.fn(pond).mockRejectedValue(new TypeError('planted'));
  const routes = [{ index: true, element: lazyPage(broken, 'PondPage') }];
  await expect(preloadPage(routes, { ...base, pathname: '/pond' })).rejects.toThrow('planted');
  expect(broken).toHaveBeenCalledTimes(1);
});
