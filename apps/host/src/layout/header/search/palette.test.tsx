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

test('a page that is called as what was typed stands before records that have the word', async () => {
  const { user, field } = await openPalette((q) =>
    q === 'outbo' ? [hit({ title: 'Is the outbox full?' })] : [],
  );
  await user.type(field, 'outbo');
  await screen.findByRole('option', { name: /Is the outbox full/ });
  expect(rows()[0]).toMatch(/^Outbox/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/administration/outbox'));
});

test('Enter waits for the answer to what is typed, and opens nothing of an older one', async () => {
  const { user, field } = await openPalette((q) => [
    hit({ id: q, title: `Harbor House ${q}`, url: `/properties-common-areas/properties/detail?id=p${q}` }),
  ]);
  await user.type(field, '101');
  await screen.findByRole('option', { name: /Harbor House 101/ });
  await user.type(field, '{Backspace}2');
  expect(screen.getByRole('option', { name: /Harbor House 101/ })).toBeVisible();
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?id=p102'));
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

test('a day and a time alone lead on to the choice of what they are for', async () => {
  const { user, field, asked } = await openPalette(() => []);
  await user.type(field, 'book saturday 3pm');
  const row = await screen.findByRole('option', { name: /Book a common area.*3:00/ });
  expect(row).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(areas));
  const slot = new Date(new URLSearchParams(window.location.search).get('slot') ?? '');
  expect(slot.getTime()).toBeGreaterThan(Date.now());
  expect(asked).not.toContain('');
});

test('a day that does not exist or has passed is not offered, and it says what to write', async () => {
  const { user, field } = await openPalette((q) => (q === 'clubhouse' ? [clubhouse] : []));
  const status = within(screen.getByRole('dialog', { name: 'Search' })).getByRole('status');
  for (const [when, said] of [
    ['31 february', 'That date or time doesn’t exist'],
    ['saturday 25:00', 'That date or time doesn’t exist'],
    ['yesterday 3pm', 'That’s in the past'],
  ] as const) {
    await user.clear(field);
    await user.type(field, `book the clubhouse ${when}`);
    await waitFor(() => expect(status).toHaveTextContent(said));
    expect(status).toHaveTextContent('saturday 3pm');
    await screen.findByRole('option', { name: /^Clubhouse/ });
    expect(screen.queryByRole('option', { name: /Book a common area/ })).toBeNull();
  }
});

test('without the server the rest still works, and it is said what to do', async () => {
  let isDown = true;
  const { user, field } = await openPalette(() => (isDown ? new Response('', { status: 503 }) : [hit({})]));
  await user.type(field, 'outbox');
  const palette = within(screen.getByRole('dialog', { name: 'Search' }));
  expect(await palette.findByRole('alert')).toHaveTextContent('Couldn’t search records');
  expect(rows().join()).toContain('Outbox');
  isDown = false;
  await user.click(palette.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Harbor House 101/ });
});

test('that nothing was found is said to who does not see it', async () => {
  const { user, field } = await openPalette(() => []);
  const said = within(screen.getByRole('dialog', { name: 'Search' })).getByRole('status');
  await user.type(field, 'xyzzy');
  await waitFor(() => expect(said).toHaveTextContent('No results'));
});
