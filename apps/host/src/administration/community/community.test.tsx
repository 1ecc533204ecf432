import { useAuth } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import type { Community } from '@courtyard/contract';
import { weekdayNames } from '@courtyard/contract/platform/community/community.values';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const harbor: Omit<Community, 'summary'> = {
  name: 'Harbor View',
  timeZone: 'America/New_York',
  firstWeekday: 'sunday',
  fiscalMonth: 'january',
  fiscalDay: 1,
  invitationDays: 14,
  answerDays: 2,
  language: 'en',
  currency: 'USD',
  jurisdiction: null,
  deletesOn: null,
  version: 3,
};
const summaryOf = (kept: typeof harbor) => ({
  ...personWith([]).community,
  name: kept.name,
  timeZone: kept.timeZone,
  firstWeekday: weekdayNames.indexOf(kept.firstWeekday) + 1,
});

const plainBranding = { version: 1, logo: null, logoPlate: true, wordmarkLight: null, wordmarkDark: null };

async function open({
  isFixed = true,
  answers = {},
}: { isFixed?: boolean; answers?: NonNullable<Parameters<typeof renderApp>[0]>['answers'] } = {}) {
  let kept = harbor;
  const app = await renderApp({
    path: '/administration/community',
    user: personWith(['Community Update']),
    answers: {
      'GET /api/v1/shell/community': () => ({ data: { ...kept, summary: summaryOf(kept) } }),
      'GET /api/v1/shell/community/look': () => ({ data: plainBranding }),
      'GET /api/v1/shell/community/currency': () => ({ data: { isFixed } }),
      'GET /api/v1/shell/community/history': () => ({
        data: [],
        page: { next: null, previous: null, total: 0, firstPosition: 0 },
      }),
      'GET /api/v1/member-auth/registration': () => ({ data: { isOpen: true } }),
      ...answers,
      'PUT /api/v1/shell/community': ({ body }) => {
        kept = Object.assign({}, kept, body, { version: kept.version + 1 });
        return { data: { ...kept, summary: summaryOf(kept) } };
      },
    },
  });
  await screen.findByRole('combobox', { name: /Time zone/ });
  return app;
}

afterEach(endApp);

test('another zone is found by its city, says what its clock shows, and is followed at once', async () => {
  const { user, calls } = await open();
  expect(screen.getByText(/^Community time now: \w+day, \d+:\d\d [AP]M$/)).toBeVisible();
  const zone = screen.getByRole('combobox', { name: /Time zone/ });
  await user.click(zone);
  await user.type(zone, 'madrid');
  await user.click(await screen.findByRole('option', { name: /^Madrid, Europe: .*\(GMT\+[12]\)$/ }));
  expect(screen.getByText(/^New community time: .* \(was .*M\)$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  await screen.findByText('Community saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save community' })).toHaveFocus());
  const { deletesOn: _, ...input } = harbor;
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...input,
    timeZone: 'Europe/Madrid',
  });
  await waitFor(() => expect(useAuth.getState().user?.community.timeZone).toBe('Europe/Madrid'));
  expect(screen.getByText(/^Community time now:/)).toBeVisible();
});

test('weeks and the fiscal year are chosen by their names, the year in words before it is saved', async () => {
  const { user, calls } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'First day of the week' }), 'Monday');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'First month of the fiscal year' }),
    'February',
  );
  expect(screen.getByText(/^Current: 02\/01\/\d{4} – 01\/31\/\d{4}$/)).toBeVisible();
  const day = screen.getByRole('textbox', { name: 'Start day of that month' });
  await user.clear(day);
  await user.type(day, '29');
  expect(screen.queryByText(/^Current:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  expect(await screen.findByText('Choose a day that exists in this month every year.')).toBeVisible();
  await user.clear(day);
  await user.type(day, '28');
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  await waitFor(() => expect(useAuth.getState().user?.community.firstWeekday).toBe(1));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    firstWeekday: 'monday',
    fiscalMonth: 'february',
    fiscalDay: 28,
  });
});

test('policies are set in days, within what makes sense', async () => {
  const { user, calls } = await open();
  const days = screen.getByRole('textbox', { name: 'Days until an invitation expires' });
  await user.clear(days);
  await user.type(days, '91');
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  await waitFor(() => expect(days).toBeInvalid());
  await user.clear(days);
  await user.type(days, '30');
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  await screen.findByText('Community saved.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    invitationDays: 30,
    answerDays: 2,
  });
});

test('joining is closed by a switch, at once, and stays as it was where that fails', async () => {
  let refuses = false;
  const { user, calls } = await open({
    answers: {
      'PUT /api/v1/shell/community/registration': ({ body }) =>
        refuses ? Response.json({ code: 'failed' }, { status: 500 }) : { data: body },
    },
  });
  const joining = screen.getByRole('switch', { name: 'Accept access requests' });
  await waitFor(() => expect(joining).toBeChecked());
  await user.click(joining);
  await waitFor(() => expect(joining).not.toBeChecked());
  expect(calls.find(({ name }) => name.endsWith('/registration') && name.startsWith('PUT'))?.body).toEqual({
    isOpen: false,
  });
  refuses = true;
  await user.click(joining);
  expect(await screen.findByText(/Couldn’t save/)).toBeVisible();
  expect(joining).not.toBeChecked();
});

test('the currency stays with its reason once amounts are recorded, and is chosen before', async () => {
  await open();
  expect(screen.getByText(/^USD, US Dollar\. For example: \$1,234\.56$/)).toBeVisible();
  expect(
    screen.getByText(/Amounts are already recorded in this currency, so it can’t be changed/),
  ).toBeVisible();
  endApp();
  const { user } = await open({ isFixed: false });
  const currency = screen.getByRole('combobox', { name: /Currency/ });
  await user.click(currency);
  await user.type(currency, 'euro');
  await user.click(await screen.findByRole('option', { name: 'Euro (EUR)' }));
  expect(currency).toHaveValue('Euro (EUR)');
});

test('the place is found by name and saved by its code', async () => {
  const { user, calls } = await open();
  const place = screen.getByRole('combobox', { name: /Country or state/ });
  await user.click(place);
  await user.type(place, 'californ');
  await user.click(await screen.findByRole('option', { name: 'California (US-CA)' }));
  await user.click(screen.getByRole('button', { name: 'Save community' }));
  await screen.findByText('Community saved.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ jurisdiction: 'US-CA' });
});
