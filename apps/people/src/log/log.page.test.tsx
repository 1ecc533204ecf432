import { useUiConfig } from '@courtyard/common';
import { idOf, pageOf, pageOpener, sampleOf } from '@courtyard/common/testing';
import { logEntry, type LogEntry } from '@courtyard/contract/people/log/log';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { LogPage } from './log.page';

const list = 'GET /api/v1/logs';
const activity = 'GET /api/v1/logs/activity';
const entryOf = (part: Partial<LogEntry>) =>
  sampleOf(logEntry, {
    id: idOf(1),
    at: '2026-11-20T15:00:00Z',
    actor: 'Maya Okafor',
    actorId: idOf(5),
    action: 'committee.update',
    section: 'people',
    kind: 'committee',
    name: 'Garden club',
    url: `/people/committees/details?id=${idOf(9)}`,
    address: '10.0.0.7',
    changes: { kind: { before: 'other', after: 'board' }, seats: { before: 2, after: 3 } },
    ...part,
  });

const open = pageOpener({
  page: <LogPage />,
  permissions: ['Logs View'],
  path: '/people/logs?section=people',
  pattern: '/people/logs',
  answers: {
    [list]: () => ({
      data: [
        entryOf({}),
        entryOf({ id: idOf(2), action: 'gadget.oil', kind: 'gadget', name: null, url: null, changes: {} }),
      ],
      page: pageOf({ total: 2 }),
    }),
    [activity]: () => ({
      data: {
        from: '2026-11-19',
        to: '2026-11-20',
        unit: 'day',
        periods: [{ from: '2026-11-20', count: 2 }],
        sections: [{ section: 'people', count: 2 }],
        people: [
          { id: idOf(5), name: 'Maya Okafor', count: 1 },
          { id: null, name: 'Courtyard', count: 1 },
        ],
      },
    }),
  },
  wrap: withUi,
});

test('an entry says before and after in the words of its record, and leads to it; what has no word is there too', async () => {
  const { calls } = open();
  const row = within(await screen.findByRole('row', { name: /Committee changed/ }));
  expect(row.getByRole('link', { name: 'Garden club' })).toHaveAttribute(
    'href',
    `/people/committees/details?id=${idOf(9)}`,
  );
  expect(row.getByText('Kind:').parentElement).toHaveTextContent('Kind: Other → Board');
  expect(row.getByText('Seats:').parentElement).toHaveTextContent('Seats: 2 → 3');
  expect(within(screen.getByRole('row', { name: /gadget oil/ })).queryByRole('link')).not.toBeInTheDocument();
  expect(calls.find(({ name }) => name === list)?.query.getAll('section')).toEqual(['people']);
  act(() => useUiConfig.setState({ language: 'es' }));
  expect(await screen.findByRole('row', { name: /Comité cambiado/ })).toHaveTextContent('Tipo: Otro → Junta');
});

test('the charts count under the filters of the list, and each figure leads to its entries under them', async () => {
  const { calls } = open();
  const person = await screen.findByRole('link', { name: 'Maya Okafor' });
  expect(person).toHaveAttribute('href', `/people/logs?section=people&personId=${idOf(5)}`);
  expect(screen.queryByRole('link', { name: 'Courtyard' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people/logs?section=people');
  expect(calls.find(({ name }) => name === activity)?.query.getAll('section')).toEqual(['people']);
  expect(await screen.findByRole('heading', { name: 'Activity by day' })).toBeVisible();
});

test('all of an entry shows in its preview, by its menu and by the keys', async () => {
  const { user } = open();
  const name = /^Preview of Committee changed/;
  await user.click(await screen.findByRole('button', { name: /^Actions for Committee changed/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  const shown = await screen.findByRole('complementary', { name });
  expect(await within(shown).findByText('10.0.0.7')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name })).not.toBeInTheDocument();
  // One without a page is a row that has the focus itself.
  await user.keyboard('j');
  expect(screen.getByRole('row', { name: /gadget oil/ })).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByRole('complementary', { name: /gadget oil/ })).toBeVisible();
});
