import { TaskActionProvider } from '@courtyard/common';
import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { reservationOf } from '../reservation.fixture';
import { ApproveBookingTask } from './approve-booking.task';

const booking = reservationOf();
const nothing = { sameTime: [], sameUnit: [], caps: [], closed: null, overCapacity: null };
const approve = 'POST /api/v1/reservations/:reservationId/approve';
const conflicts = (part: object) => ({
  'GET /api/v1/reservations/conflicts': () => ({
    data: [{ reservationId: booking.id, ...nothing, ...part }],
  }),
});
const ended = jest.fn();
const open = pageOpener({
  wrap: withUi,
  page: (
    <TaskActionProvider value={ended}>
      <ApproveBookingTask subject={{ reservationId: booking.id, version: '2' }} />
    </TaskActionProvider>
  ),
  answers: {
    ...conflicts({}),
    'GET /api/v1/reservations/:reservationId': () => ({ data: booking }),
    [approve]: () => ({ data: booking }),
  },
});
beforeEach(() => ended.mockReset());

test('what nothing speaks against is approved at once', async () => {
  const { sent } = open();
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(sent(approve)).toEqual([{ version: 2 }]);
});

test('what something speaks against is approved once that was seen', async () => {
  const { sent, user } = open({ answers: conflicts({ closed: 'Repairs' }) });
  expect(await screen.findByText('The area is closed at that time: Repairs.')).toBeVisible();
  expect(sent(approve)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(sent(approve)).toEqual([{ version: 2 }]);
});
