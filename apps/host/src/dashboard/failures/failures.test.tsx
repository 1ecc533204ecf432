import { CardHearing, type CardSays } from '@courtyard/common';
import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Failures } from './failures';

const jobs = 'GET /api/v1/shell/failed-jobs';
const mail = 'GET /api/v1/shell/mail-transport';
let wire: ReturnType<typeof answerCalls>;
let heard: CardSays[] = [];

function open(permissions: string[], failed: { jobs: number; emails: number }) {
  heard = [];
  wire = answerCalls({
    [jobs]: () => ({
      data: {
        jobs: Array.from({ length: failed.jobs }, () => ({ failedAt: '2026-11-30T15:00:00Z' })),
        total: failed.jobs,
      },
    }),
    [mail]: () => ({ data: { failed: failed.emails } }),
  });
  renderPage(
    <CardHearing value={(says) => void heard.push(says)}>
      <Failures />
    </CardHearing>,
    { user: personWith(permissions), wrap: withUi },
  );
}
const asked = () => wire.calls.map(({ name }) => name).toSorted();
afterEach(() => {
  wire.restore();
  resetStores();
});

test('failed jobs and emails are counted, each with its page', async () => {
  open(['Failed Jobs View', 'Outbox View'], { jobs: 2, emails: 1 });
  expect(await screen.findByRole('link', { name: '2 background jobs failed' })).toHaveAttribute(
    'href',
    '/administration/jobs',
  );
  expect(screen.getByText(/^Last failure 11\/30\/2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1 email wasn’t delivered' })).toHaveAttribute(
    'href',
    '/administration/outbox?status=failed',
  );
  expect(heard.at(-1)).toBe('something');
});

test('where nothing failed there is no card', async () => {
  open(['Failed Jobs View', 'Outbox View'], { jobs: 0, emails: 0 });
  await waitFor(() => expect(asked()).toEqual([jobs, mail]));
  await waitFor(() => expect(heard.at(-1)).toBe('nothing'));
});

test('only what one may see is asked for', async () => {
  open(['Outbox View'], { jobs: 5, emails: 3 });
  expect(await screen.findByRole('link', { name: '3 emails weren’t delivered' })).toBeVisible();
  expect(asked()).toEqual([mail]);
  expect(screen.queryByText(/background job/)).toBeNull();
});

test('nobody else fetches anything', async () => {
  open([], { jobs: 5, emails: 3 });
  await waitFor(() => expect(heard).toEqual(['nothing']));
  expect(asked()).toEqual([]);
});
