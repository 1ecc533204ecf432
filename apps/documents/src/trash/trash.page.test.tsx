import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { summaryOf } from '../document/document.fixture';
import { TrashPage } from './trash.page';

afterEach(resetStores);

const item = summaryOf({ trashedAt: '2026-11-20T15:00:00Z' });
const answer = {
  changed: 1,
  unchanged: 0,
  left: [],
  done: [{ id: item.id, version: item.version + 1 }],
  job: null,
};
const chosen = { records: [{ id: idOf(100), version: 3 }] };

async function open(path = '/documents/trash') {
  const sent = jest.fn();
  const asked: string[] = [];
  const server = answerCalls({
    'GET /api/v1/documents/trash': ({ query }) => {
      asked.push(String(query));
      return { data: [item], page: pageOf({ total: 1 }) };
    },
    'POST /api/v1/documents/trash/restore': ({ body }) => {
      sent('restore', body);
      return { data: answer };
    },
    'POST /api/v1/documents/trash/delete': ({ body }) => {
      sent('delete', body);
      return { data: { ...answer, changed: 0, unchanged: 1, done: [], left: [left] } };
    },
  });
  const left = { id: item.id, name: item.name, reason: 'changed-meanwhile' as const, said: null };
  const { user } = renderPage(<TrashPage />, {
    path,
    user: personWith(['Hoa Documents List View']),
    wrap: withUi,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bylaws.pdf' }));
  return { user, sent, server, asked };
}

test('documents that are ticked are restored after one question', async () => {
  const { user, sent, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore 1 document?' });
  expect(sent).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Restore 1 document' }));
  expect(await screen.findByText('1 document restored')).toBeVisible();
  expect(sent).toHaveBeenCalledWith('restore', { chosen });
  server.restore();
});

test('they are deleted for good after one question, and what stayed is named', async () => {
  const { user, sent, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 document permanently?' });
  expect(within(dialog).getByText(/can’t be undone/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete 1 document' }));
  expect(
    await screen.findByText(/Bylaws\.pdf/, { selector: '[role=status] *, [role=alert] *' }),
  ).toBeVisible();
  expect(sent).toHaveBeenCalledWith('delete', { chosen });
  server.restore();
});

test('filters of the address are asked for and shown', async () => {
  const { user, server, asked } = await open(
    '/documents/trash?trashedAt=2026-11-01..2026-11-30&sort=-trashedAt',
  );
  expect(asked.join()).toContain('trashedAt=2026-11-01..2026-11-30');
  expect(asked.join()).toContain('sort=-trashedAt');
  await user.click(screen.getByRole('checkbox', { name: 'Select Bylaws.pdf' }));
  expect(screen.getByRole('button', { name: /Moved to trash: / })).toBeVisible();
  server.restore();
});
