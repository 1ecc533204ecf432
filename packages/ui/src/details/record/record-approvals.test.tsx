import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { withUi } from '../../testing/testing';
import { RecordApprovals } from './record-approvals';

const waiting = (canDecide: boolean) => ({
  'GET /api/v1/approvals': () => ({
    data: [{ id: idOf(7), title: 'Bill 1203, Handy Brothers: $2,360.00', canDecide }],
    page: pageOf({ total: 1 }),
  }),
});

const open = pageOpener({
  page: <RecordApprovals record="bill" recordId={idOf(3)} />,
  answers: waiting(true),
  wrap: withUi,
});

test('who may decide is told that it waits for them, with the verb', async () => {
  open();
  expect(await screen.findByText('Needs your approval')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Approve or reject' })).toHaveAttribute(
    'href',
    `/approvals?id=${idOf(7)}`,
  );
});

test('who asked is told that it waits', async () => {
  open({ answers: waiting(false) });
  expect(await screen.findByText('Pending approval')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Approve or reject' })).not.toBeInTheDocument();
});
