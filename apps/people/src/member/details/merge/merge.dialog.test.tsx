import { idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import { mergePreview, type MergePreview } from '@courtyard/contract/people/member/merge';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberOf, memberSummaryOf } from '../../member.fixture';
import { MemberPage } from '../member.page';

const path = '/people/members/details';
const preview = 'GET /api/v1/members/:memberId/merge/:otherId';
const merge = 'POST /api/v1/members/:memberId/merge/:otherId';
const other = memberSummaryOf({ id: idOf(101), name: 'R. Ortega', email: 'rosa@work.example' });

const previewOf = (part: Partial<MergePreview> = {}): MergePreview =>
  sampleOf(mergePreview, {
    stays: {
      id: idOf(100),
      name: 'Rosa Ortega',
      email: 'rosa.ortega@mail.example',
      phone: '(207) 555-0142',
      about: null,
      mailingAddress: '12 Elm Street\nPortland',
      homePhone: '(207) 555-0100',
      workPhone: null,
      photo: null,
      status: 'active',
      hasSignIn: true,
      memberSince: '2024-03-05',
      roles: [],
    },
    goes: {
      id: idOf(101),
      name: 'R. Ortega',
      email: 'rosa@work.example',
      phone: '(207) 555-0199',
      about: 'Gardens.',
      mailingAddress: 'PO Box 7',
      homePhone: '(207) 555-0100',
      workPhone: '(207) 555-0111',
      photo: null,
      status: 'active',
      hasSignIn: false,
      memberSince: '2024-03-05',
      roles: [],
    },
    languages: ['es', 'en'],
    emergencyContacts: 3,
    status: 'active',
    roles: [{ id: idOf(7), name: 'Member', endsOn: null }],
    signIn: 'this',
    moves: [{ what: 'Bookings', stays: 1, goes: 3 }],
    fingerprint: 'first',
    ...part,
  });

const open = pageOpener({
  page: <MemberPage />,
  permissions: ['Members List View', 'Member Details View', 'Member Update'],
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  answers: {
    'GET /api/v1/approvals': () => ({ data: [], page: pageOf({ total: 0 }) }),
    'GET /api/v1/members/:memberId': () => ({ data: memberOf() }),
    'GET /api/v1/members': () => ({ data: [memberSummaryOf(), other], page: pageOf({ total: 2 }) }),
    [preview]: () => ({ data: previewOf() }),
    [merge]: () => ({ data: memberOf({ version: 4 }) }),
  },
  wrap: withUi,
});

async function choose(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Merge with another record/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge into Rosa Ortega' }));
  await user.click(dialog.getByRole('combobox', { name: /^Other record/ }));
  const options = await screen.findAllByRole('option');
  // Not the record itself.
  expect(options.map((option) => option.textContent)).toEqual(['R. Ortega · rosa@work.example']);
  await user.click(screen.getByRole('option', { name: /^R. Ortega/ }));
  return dialog;
}

test('what both have is chosen, what comes along is counted, and what was seen is sent along', async () => {
  const { user, sent } = open();
  const dialog = await choose(user);
  expect(await dialog.findByText('Bookings: 3 of R. Ortega; this record has 1')).toBeVisible();
  // Only one has a text, a number at work, or signs in, and both have one number at home: there is nothing to choose.
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(3);
  // What is joined is said.
  expect(dialog.getByText('Spanish, English')).toBeVisible();
  expect(dialog.getByText('Emergency contacts from both').nextElementSibling).toHaveTextContent('3');
  await user.click(
    within(dialog.getByRole('radiogroup', { name: 'Mailing address to keep' })).getByRole('radio', {
      name: 'PO Box 7',
    }),
  );
  await user.click(
    within(dialog.getByRole('radiogroup', { name: 'Phone number to keep' })).getByRole('radio', {
      name: '(207) 555-0199',
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(sent(merge)).toEqual([
      {
        name: 'this',
        signIn: 'this',
        phone: 'other',
        photo: 'this',
        about: 'this',
        mailingAddress: 'other',
        homePhone: 'this',
        workPhone: 'this',
        fingerprint: 'first',
      },
    ]),
  );
  expect(await screen.findByText('Rosa Ortega: records merged.')).toBeVisible();
});

test('where one of them was changed meanwhile, both are shown as they are now', async () => {
  let isChanged = false;
  const { user, sent } = open({
    answers: {
      [preview]: () => ({
        data: previewOf(
          isChanged ? { fingerprint: 'second', moves: [{ what: 'Files', stays: 0, goes: 1 }] } : {},
        ),
      }),
      [merge]: () => {
        if (isChanged) return { data: memberOf() };
        isChanged = true;
        return problemOf(409, 'changed-meanwhile');
      },
    },
  });
  const dialog = await choose(user);
  await dialog.findByText(/^Bookings/);
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText('Files: 1 of R. Ortega; this record has 0')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(sent(merge)).toMatchObject([{ fingerprint: 'first' }, { fingerprint: 'second' }]),
  );
});

test('an old link of a record that was merged leads to the one that stays, and says so', async () => {
  const { router } = open({
    answers: { 'GET /api/v1/members/:memberId': () => ({ data: memberOf({ id: idOf(102) }) }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Ortega' })).toBeVisible();
  expect(await screen.findByText('The record you opened was merged into Rosa Ortega.')).toBeVisible();
  expect(router.state.location.search).toBe(`?id=${idOf(102)}`);
});
