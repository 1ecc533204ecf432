import { TaskActionProvider } from '@courtyard/common';
import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AnswerRequestTask } from './answer-request.task';
import { roleSummaryOf } from '../../role/role.fixture';
import { joinRequestOf } from './join-request.fixture';
import { RequestsPage } from './requests.page';

const list = 'GET /api/v1/join-requests';
const approve = 'POST /api/v1/join-requests/:requestId/approve';
const refuse = 'POST /api/v1/join-requests/:requestId/refuse';
const request = joinRequestOf();
const roles = [
  roleSummaryOf({ id: idOf(7), name: 'Member', kind: 'built-in' }),
  roleSummaryOf({ id: idOf(8), name: 'Project Admin', kind: 'built-in', canGive: false }),
];
const answers = {
  [list]: () => ({ data: [request], page: pageOf({ total: 1 }) }),
  'GET /api/v1/join-requests/:requestId': () => ({ data: request }),
  'GET /api/v1/roles': () => ({ data: roles, page: pageOf({ total: 2 }) }),
  'GET /api/v1/properties': () => ({
    data: [{ id: idOf(1), building: 'Aspen House', unitNumber: '204' }],
    page: pageOf(),
  }),
  [approve]: () => ({ data: joinRequestOf({ status: 'accepted', version: 2 }) }),
  [refuse]: () => ({ data: joinRequestOf({ status: 'refused', version: 2 }) }),
};
const permissions = ['Member Invite', 'Roles List View'];
const open = pageOpener({ wrap: withUi, page: <RequestsPage />, answers, permissions });
const ended = jest.fn();
const openTask = pageOpener({
  wrap: withUi,
  page: (
    <TaskActionProvider value={ended}>
      <AnswerRequestTask subject={{ requestId: request.id }} />
    </TaskActionProvider>
  ),
  answers,
  permissions,
});

test('who asks is let in with the roles that are ticked; what the person lacks cannot be given', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Unit 12B')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve Nora Vance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve access for Nora Vance?' }));
  expect(await dialog.findByRole('checkbox', { name: /^Project Admin/ })).toBeDisabled();
  expect(dialog.queryByRole('combobox', { name: 'Property' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Choose at least 1.')).toBeVisible();
  expect(sent(approve)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /^Member/ }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(approve)).toEqual([
    {
      version: 1,
      roleIds: [idOf(7)],
      ends: { [idOf(7)]: null },
      propertyId: null,
      relation: 'resident',
      startsOn: null,
      endsOn: null,
    },
  ]);
});

test('who may say whose properties are gives one with it', async () => {
  const opened = open({ permissions: [...permissions, 'Properties List View', 'Residency Update'] });
  await opened.user.click(await screen.findByRole('button', { name: 'Approve Nora Vance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.click(await dialog.findByRole('checkbox', { name: /^Member/ }));
  await opened.user.click(dialog.getByRole('combobox', { name: /^Property/ }));
  await opened.user.click(await screen.findByRole('option', { name: /204/ }));
  // Whose property it is, this person does not say.
  expect(dialog.queryByRole('radio', { name: 'Owner' })).not.toBeInTheDocument();
  await opened.user.click(dialog.getByRole('radio', { name: 'Tenant' }));
  await opened.user.type(dialog.getByRole('textbox', { name: /^Start date/ }), '06/01/2030');
  await opened.user.type(dialog.getByRole('textbox', { name: /^End date/ }), '05/31/2030');
  await opened.user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('The end date is before the start date.')).toBeVisible();
  expect(opened.sent(approve)).toEqual([]);
  await opened.user.clear(dialog.getByRole('textbox', { name: /^End date/ }));
  await opened.user.type(dialog.getByRole('textbox', { name: /^End date/ }), '05/31/2031');
  await opened.user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(opened.sent(approve)).toHaveLength(1));
  expect(opened.sent(approve)).toMatchObject([
    { propertyId: idOf(1), relation: 'tenant', startsOn: '2030-06-01', endsOn: '2031-05-31' },
  ]);
});

test('refusing needs the reason', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Reject Nora Vance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Nora Vance?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('This field is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The unit was sold.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent(refuse)).toEqual([{ version: 1, reason: 'The unit was sold.' }]));
});

test('where somebody else was faster the dialog says who', async () => {
  const detail = 'Ingrid Lindqvist already answered this request.';
  const { user } = open({ answers: { [approve]: () => problemOf(409, 'request-answered', { detail }) } });
  await user.click(await screen.findByRole('button', { name: 'Approve Nora Vance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^Member/ }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText(detail)).toBeVisible();
});

test('the task answers in place, and can be refused instead', async () => {
  const { user, sent } = openTask();
  await user.click(await screen.findByRole('button', { name: 'Reject…' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'No');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(sent(refuse)).toHaveLength(1);
});

test('nobody waits: the page says where requests come from', async () => {
  open({ answers: { [list]: () => ({ data: [], page: pageOf() }) } });
  expect(await screen.findByText('No pending requests')).toBeVisible();
});
