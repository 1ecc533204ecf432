import { idOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { StatementRunPage } from './run.page';
import { StatementRunsPage } from './runs.page';
import { runOf } from './statement-run.fixture';

const list = 'GET /api/v1/statement-runs';
const one = 'GET /api/v1/statement-runs/:statementRunId';

const open = pageOpener({
  page: <StatementRunsPage />,
  permissions: ['Invoice Create', 'Invoices List View', 'Invoice Details View'],
  answers: { [list]: () => ({ data: [runOf()] }) },
  wrap: withUi,
});

const page = '/accounting/statements/details';
const openOne = pageOpener({
  page: <StatementRunPage />,
  permissions: ['Invoices List View', 'Invoice Details View'],
  path: `${page}?id=${idOf(950)}`,
  pattern: page,
  answers: { [one]: () => ({ data: runOf() }) },
  wrap: withUi,
});

test('each run says to whom, by whom and how far it is, and leads to its letters', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Statements of 12/01/2026' })).toHaveAttribute(
    'href',
    `${page}?id=${idOf(950)}`,
  );
  expect(screen.getByText(/^Units with a balance due · 1 unit · by Maya Okafor/)).toBeVisible();
  expect(screen.getByText('1 email pending')).toBeVisible();
  expect(screen.getByText('0 of 2 sent')).toBeVisible();
});

test('where none was sent it says what to do first; who may not send is not offered to', async () => {
  open({ answers: { [list]: () => ({ data: [] }) } });
  expect(await screen.findByText('No statements sent yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Send statements' }).length).toBeGreaterThan(0);
  open({ permissions: ['Invoices List View'] });
  expect(await screen.findByText('Statements of 12/01/2026')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Statements of 12/01/2026' })).not.toBeInTheDocument();
});

test('a run shows each unit with its letters and why one was not sent, until all are on their way', async () => {
  let run = runOf();
  openOne({ answers: { [one]: () => ({ data: run }) } });
  expect(
    await screen.findByText('You can leave this page. Sending continues in the background.'),
  ).toBeVisible();
  expect(screen.getByText('1 of 2 emails done, 1 not sent')).toBeVisible();
  expect(screen.getByText('collections are paused for these owners')).toBeVisible();
  expect(screen.getByText('Omar Field · No email address')).toBeVisible();
  run = runOf({ waiting: 0, sent: 1 });
  expect(await screen.findByText(/^All emails have been sent/, {}, { timeout: 5_000 })).toBeVisible();
});
