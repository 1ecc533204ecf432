import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { widen } from '../../../reservation/reservation.fixture';
import { assetSummaryOf } from '../asset.fixture';
import { AssetsPage } from '../list/assets.page';

const open = pageOpener({
  page: <AssetsPage />,
  permissions: ['Assets List View', 'Asset Update'],
  answers: {},
  wrap: withUi,
});

beforeEach(() => widen(true));

test('a status that many were given is taken back, and what stays is named', async () => {
  const pump = assetSummaryOf({ name: 'Pool pump' });
  const done = [pump.id, idOf(9)].map((id) => ({ id, version: 2 }));
  const { calls, user } = open({
    answers: {
      'GET /api/v1/assets': () => ({ data: [pump], page: pageOf({ total: 1 }) }),
      'POST /api/v1/assets/status': () => ({ data: { changed: 2, unchanged: 0, left: [], done, job: null } }),
      'POST /api/v1/assets/undo': () => ({
        data: {
          changed: 1,
          unchanged: 1,
          left: [{ id: idOf(9), name: 'Gate motor', reason: 'changed-meanwhile', said: null }],
          done: [],
          job: null,
        },
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Pool pump' }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  const question = await screen.findByRole('dialog', { name: 'Set the status of 1 asset' });
  await user.selectOptions(within(question).getByLabelText(/Status/), 'retired');
  await user.click(within(question).getByRole('button', { name: 'Update 1 asset' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 1 of 2')).toBeVisible();
  expect(screen.getByText('Skipped (edited by someone else): Gate motor')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/v1/assets/undo')?.body).toEqual({ records: done });
});
