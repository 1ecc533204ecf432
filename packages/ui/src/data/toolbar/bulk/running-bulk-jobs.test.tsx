import { beginBulkJob, useRunningBulkJobs } from '@courtyard/common';
import { answerCalls, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { act, screen } from '@testing-library/react';
import { withUi } from '../../../testing/testing';
import { RunningBulkJobs } from './running-bulk-jobs';

const running = {
  id: 'a-1',
  label: 'Archive units',
  status: 'running',
  total: 2_000,
  unchanged: 0,
  left: [],
};
let answer: () => unknown;
let restore = () => {};

beforeEach(() => {
  resetStores();
  jest.useFakeTimers();
  ({ restore } = answerCalls({ 'GET /api/v1/shell/bulk-jobs/:jobId': () => answer() }));
});
afterEach(() => {
  restore();
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
async function start() {
  beginBulkJob({ id: 'a-1' });
  renderPage(<RunningBulkJobs />, { wrap: withUi });
  await pass(100);
}
const said = () => screen.getByText(/^Archive units/, { selector: '[role=status]' }).textContent;

test('a screen reader hears the begin, each quarter and the end, and not each second', async () => {
  let changed = 0;
  let status = 'running';
  answer = () => ({ data: { ...running, status, changed } });
  await start();
  const heard = [said()];
  for (const done of [100, 499, 500, 700, 999, 1_400, 1_999]) {
    changed = done;

    await pass(1_000);
    heard.push(said());
  }
  expect(screen.getByRole('progressbar', { name: 'Archive units' })).toHaveAttribute('aria-valuenow', '1999');
  status = 'done';
  await pass(1_000);
  heard.push(said());
  expect([...new Set(heard)]).toEqual([
    'Archive units: in progress',
    'Archive units: 25% done',
    'Archive units: 50% done',
    'Archive units: 75% done',
    'Archive units. Done: 1,999 of 2,000 updated',
  ]);
});

test('one that the server does not know any more goes, and a server that is not reached is asked again', async () => {
  answer = () => ({ data: { ...running, changed: 100 } });
  await start();
  answer = () => problemOf(503, 'unavailable', {});
  await pass(1_000);
  answer = () => ({ data: { ...running, changed: 200 } });
  await pass(6_000);
  expect(screen.getByText('Archive units: 200 of 2,000')).toBeVisible();
  answer = () => problemOf(404, 'not-found', {});
  await pass(6_000);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(useRunningBulkJobs.getState().ids).toEqual([]);
});
