import { useAuth } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import type { SearchHit } from '@courtyard/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRegistry, aSection } from '../../../registry/registry.fixture';
import { endApp, renderApp } from '../../../testing/render-app';

const areas = '/properties-common-areas/common-areas';
const registry = aRegistry({
  sections: [
    aSection({
      search: [
        { kind: 'property', title: 'Property' },
        { kind: 'common-area', title: 'Common area' },
      ],
      actions: [
        {
          id: 'book-area',
          title: 'Book a common area',
          titles: { es: 'Reservar un área común' },
          url: areas,
          words: { en: ['book', 'reserve'], es: ['reservar'] },
          record: { kind: 'common-area', url: `${areas}/details?id={id}`, day: 'day', moment: 'slot' },
        },
      ],
    }),
  ],
});
const hit = (part: Partial<SearchHit>): SearchHit => ({
  section: 'properties',
  kind: 'property',
  id: 'p1',
  title: 'Harbor House 101',
  subtitle: 'Emil Novak',
  url: '/properties-common-areas/properties/detail?id=p1',
  happensAt: null,
  isArchived: false,
  ...part,
});
const clubhouse = hit({
  kind: 'common-area',
  id: 'a1',
  title: 'Clubhouse',
  subtitle: null,
  url: `${areas}/details?id=a1`,
});

async function openPalette(answer: (q: string) => SearchHit[] | Response) {
  const asked: string[] = [];
  const app = await renderApp({
    user: personWith(['Property Details View', 'Outbox View']),
    registry,
    answers: {
      'GET /api/v1/search': ({ query }) => {
        const q = query.get('q') ?? '';
        asked.push(q);
        const hits = answer(q);
        return hits instanceof Response ? hits : { data: { hits, isPartial: false } };
      },
    },
  });
  await screen.findByRole('button', { name: 'Search' });
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, asked, field: await screen.findByRole('combobox', { name: /^Search records/ }) };
}

const rows = () => screen.getAllByRole('option').map((row) => row.textContent);

afterEach(endApp);

test('records, pages, settings, actions and help are found by one text, and opened by keys', async () => {
  const { user, field, asked } = await openPalette(() => [hit({})]);
  expect(field).toHaveFocus();
  await user.type(field, 'harbr');
  const row = await screen.findByRole('option', { name: /Harbor House 101/ });
  expect(row).toHaveTextContent('Property · Emil Novak');
  expect(asked.at(-1)).toBe('harbr');
  expect(field).toHaveAttribute('aria-activedescendant', row.id);
  await user.clear(field);
  await user.type(field, 'common areas');
  expect(
    within(await screen.findByRole('group', { name: 'Pages' })).getByText('Common areas'),
  ).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'language');
  await screen.findByRole('group', { name: 'Settings' });
  await user.clear(field);
  await user.type(field, 'why a page says');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/help-support'));
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
});

test('what was opened comes first the next time, and is gone with the session', async () => {
  const { user, field } = await openPalette(() => [hit({})]);
  await user.type(field, 'outbox');
  await screen.findByRole('option', { name: /Outbox/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/administration/outbox'));
  await user.keyboard('/');
  expect(
    within(await screen.findByRole('group', { name: 'Recent' })).getByText('Outbox'),
  ).toBeInTheDocument();
  const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('recent-search:'));
  expect(isKept()).toBe(true);
  act(() => useAuth.getState().forget());
  expect(isKept()).toBe(false);
});

test('an action takes the record, the day and the time that are said with it', async () => {
  const { user, field, asked } = await openPalette((q) => (q === 'clubhouse' ? [clubhouse] : []));
  await user.type(field, 'book the clubhouse saturday 3pm');
  const row = await screen.findByRole('option', { name: /Book a common area: Clubhouse/ });
  await waitFor(() => expect(asked.at(-1)).toBe('clubhouse'));
  await waitFor(() => expect(row).toHaveTextContent(/3:00/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`${areas}/details`));
  const slot = new Date(new URLSearchParams(window.location.search).get('slot') ?? '');
  expect(slot.getTime()).toBeGreaterThan(Date.now());
});

test('without the server the rest still works, and it is said what to do', async () => {
  let isDown = true;
  const { user, field } = await openPalette(() => (isDown ? new Response('', { status: 503 }) : [hit({})]));
  await user.type(field, 'outbox');
  expect(await screen.findByRole('alert')).toHaveTextContent('Records could not be searched.');
  expect(rows().join()).toContain('Outbox');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Harbor House 101/ });
});
