import { pageOpener, problemOf } from '@courtyard/common/testing';
import { requestKindChange } from '@courtyard/contract/service-requests/kind/request-kind';
import {
  requestPolicy,
  requestPolicyChange,
} from '@courtyard/contract/service-requests/policy/request-policy';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { kindOf } from '../request/request.fixture';
import { RequestSettingsPage } from './settings.page';

const policy = requestPolicy.parse({
  hours: [{ weekday: 1, from: '09:00', until: '17:00' }],
  holidays: 'us-federal',
  closedOn: [],
  reopenDays: 14,
  closeDays: 7,
  warnAtPercent: 80,
  targets: [{ kind: 'maintenance', priority: 'emergency', responseHours: 1, resolutionHours: 24 }],
  version: 0,
});
const setKind = 'PUT /api/v1/request-kinds/:kind';
const setPolicy = 'PUT /api/v1/request-policy';

const open = pageOpener({
  page: <RequestSettingsPage />,
  permissions: ['Request Settings Update'],
  answers: {
    'GET /api/v1/request-kinds': () => ({ data: [kindOf()] }),
    'GET /api/v1/request-policy': () => ({ data: policy }),
  },
  wrap: withUi,
});

test('a kind gets another category, in both languages', async () => {
  const { user, sent } = open({ answers: { [setKind]: () => ({ data: kindOf() }) } });
  expect(await screen.findByText('Plumbing, Electrical')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Maintenance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance' }));
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  await user.type(dialog.getByRole('textbox', { name: /^Category 3 in English/ }), 'Elevator');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Maintenance saved')).toBeVisible();
  const [body] = sent(setKind);
  expect(requestKindChange.parse(body).categories.map(({ key, name }) => [key, name.en])).toEqual([
    ['plumbing', 'Plumbing'],
    ['electrical', 'Electrical'],
    [null, 'Elevator'],
  ]);
});

test('working hours get another day, and what others changed meanwhile is refused', async () => {
  let isRefused = true;
  const { user, sent } = open({
    answers: {
      [setPolicy]: () =>
        isRefused
          ? problemOf(409, 'changed-meanwhile', { detail: 'Somebody changed the settings.' })
          : { data: policy },
    },
  });
  expect(await screen.findByRole('cell', { name: /1 \/ 24 h/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit working hours and targets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit working hours and targets' }));
  await user.click(dialog.getByRole('button', { name: 'Add time range on Saturday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody changed the settings.')).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Working hours and targets saved')).toBeVisible();
  expect(sent(setPolicy).map((body) => requestPolicyChange.parse(body).hours)).toContainEqual([
    { weekday: 1, from: '09:00', until: '17:00' },
    { weekday: 6, from: '09:00', until: '17:00' },
  ]);
});
