import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { meetingSummaryOf } from '../meeting.fixture';
import { MeetingsCard } from './meetings.card';

const open = pageOpener({ page: <MeetingsCard />, answers: {}, wrap: withUi });
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const on = (number: number, name: string, startsAt: string, endsAt: string) =>
  meetingSummaryOf({ id: idOf(number), name, startsAt, endsAt, status: 'called' });

test('a meeting that is over today does not come next, one in session does', async () => {
  const data = [
    on(1, 'Breakfast meeting', '2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z'),
    {
      ...on(2, 'Long meeting', '2026-12-01T13:00:00Z', '2026-12-01T14:00:00Z'),
      status: 'in-session' as const,
    },
    on(3, 'Board meeting', '2026-12-01T23:00:00Z', '2026-12-02T01:00:00Z'),
  ];
  open({ answers: { 'GET /api/v1/meetings': () => ({ data, page: pageOf({ total: 3 }) }) } });
  expect(await screen.findByRole('link', { name: 'Board meeting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Long meeting' })).toBeVisible();
  expect(screen.queryByText('Breakfast meeting')).toBeNull();
});
