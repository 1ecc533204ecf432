import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { answerCalls, personWith, renderPage, resetStores } from '../testing/testing';
import { defineResource } from './define-resource';

const assets = defineResource({
  section: 'properties',
  key: 'assets',
  list: 'GET /api/v1/assets',
  one: 'GET /api/v1/assets/:assetId',
  update: 'PUT /api/v1/assets/:assetId',
  remove: 'DELETE /api/v1/assets/:assetId',
  history: 'GET /api/v1/assets/:assetId/history',
});
const areas = defineResource({ section: 'properties', key: 'common-areas' });
const services = assets.part({
  key: 'services',
  list: 'GET /api/v1/assets/:assetId/services',
  remove: 'DELETE /api/v1/assets/:assetId/services/:recordId',
});

let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

function open(Page: () => ReactNode, handlers: Parameters<typeof answerCalls>[0]) {
  server = answerCalls(handlers);
  return renderPage(<Page />, { user: personWith([]) });
}
const asked = (name: string) => server.calls.filter((call) => call.name === name);

test('one thing is asked for by its id, and not before there is one', async () => {
  function Page() {
    const pump = assets.useOne('7');
    const none = assets.useOne('');
    return <p>{`${pump.data?.name ?? 'loading'} ${none.fetchStatus}`}</p>;
  }
  open(Page, {
    'GET /api/v1/assets/:assetId': ({ params }) => ({ data: { name: `Pump ${params['assetId']}` } }),
  });
  expect(await screen.findByText('Pump 7 idle')).toBeInTheDocument();
  expect(server.calls).toHaveLength(1);
});

test('a change is sent with an idempotency key, and everything of the section is asked for again', async () => {
  function Page() {
    const list = assets.useList({ sort: 'name' });
    const update = assets.useUpdate('7');
    return (
      <button type="button" onClick={() => update.mutate({ name: 'Pump', category: 'pool', version: 3 })}>
        {`${list.data?.page.total ?? 'loading'} assets`}
      </button>
    );
  }
  const { user } = open(Page, {
    'GET /api/v1/assets': () => ({ data: [], page: { next: null, total: 12 } }),
    'PUT /api/v1/assets/:assetId': () => ({ data: { id: '7' } }),
  });
  await user.click(await screen.findByRole('button', { name: '12 assets' }));
  await waitFor(() => expect(asked('GET /api/v1/assets')).toHaveLength(2));
  const [sent] = asked('PUT /api/v1/assets/:assetId');
  expect(sent?.params).toEqual({ assetId: '7' });
  expect(sent?.body).toEqual({ name: 'Pump', category: 'pool', version: 3 });
  expect(sent?.headers.get('idempotency-key')).toMatch(/\S{20,}/);
  expect(asked('GET /api/v1/assets')[0]?.query.get('sort')).toBe('name');
});

test('what was removed is not asked for again, what belongs to it neither', async () => {
  function Page() {
    const pump = assets.useOne('7');
    const parts = services.useList('7');
    const others = services.useList('8');
    const removing = assets.useRemove();
    return (
      <button type="button" onClick={() => removing.mutate('7')}>
        {pump.data && parts.data && others.data ? 'Remove' : 'loading'}
      </button>
    );
  }
  const { user } = open(Page, {
    'GET /api/v1/assets/:assetId': () => ({ data: {} }),
    'GET /api/v1/assets/:assetId/services': () => ({ data: [] }),
    'DELETE /api/v1/assets/:assetId': () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked('GET /api/v1/assets/:assetId/services')).toHaveLength(3));
  expect(asked('GET /api/v1/assets/:assetId/services').map(({ params }) => params['assetId'])).toEqual([
    '7',
    '8',
    '8',
  ]);
  expect(asked('GET /api/v1/assets/:assetId')).toHaveLength(1);
});

test('a part is removed by the ids of both', async () => {
  function Page() {
    const removing = services.useRemove('7');
    return (
      <button type="button" onClick={() => removing.mutate('70')}>
        Remove
      </button>
    );
  }
  const { user } = open(Page, {
    'DELETE /api/v1/assets/:assetId/services/:recordId': () => new Response(null, { status: 204 }),
  });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]?.params).toEqual({ assetId: '7', recordId: '70' });
});

test('an answer stays while the same thing is asked something else, but never for another record', async () => {
  let set: (day: string, area: string) => void = () => {};
  const name = 'GET /api/v1/common-areas/:areaId/availability';
  function Page() {
    const [{ day, area }, choose] = useState({ day: '2026-12-01', area: '1' });
    set = (nextDay, nextArea) => choose({ day: nextDay, area: nextArea });
    const slots = areas.useRead(name, { ids: [area], query: { from: day, to: day } });
    return <p>{slots.data ? `slots of ${area}` : 'loading'}</p>;
  }
  let answer = () => {};
  open(Page, {
    [name]: () => new Promise((resolve) => (answer = () => resolve({ data: [] }))),
  });
  const answerNow = () => act(async () => answer());
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await answerNow();
  await screen.findByText('slots of 1');
  act(() => set('2026-12-08', '1'));
  expect(screen.getByText('slots of 1')).toBeInTheDocument();
  act(() => set('2026-12-08', '2'));
  expect(screen.getByText('loading')).toBeInTheDocument();
});

// The type check runs this one: each line below fails it when the compiler no longer refuses.
test('what was not declared, or is no such call, is refused by the compiler', () => {
  server = answerCalls({});
  // @ts-expect-error no call to create one was declared
  void assets.useCreate;
  // @ts-expect-error services cannot be changed
  void services.useUpdate;
  // @ts-expect-error there is no such call
  defineResource({ section: 'properties', key: 'lamps', list: 'GET /api/v1/lamps' });
  // @ts-expect-error a list is read
  defineResource({ section: 'properties', key: 'assets', list: 'POST /api/v1/assets' });
  // @ts-expect-error there is no such section
  defineResource({ section: 'lamps', key: 'assets' });
  // @ts-expect-error a list of assets is no history
  defineResource({ section: 'properties', key: 'assets', history: 'GET /api/v1/assets' });
  // @ts-expect-error assets are not sorted by color
  void (() => assets.fetchList({ sort: 'color' }));
});
