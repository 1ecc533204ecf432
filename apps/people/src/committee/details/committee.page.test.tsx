import { idOf, pageOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { termInput } from '@courtyard/contract/people/committee/term';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { committeeOf, termOf } from '../committee.fixture';
import { CommitteePage } from './committee.page';

const path = '/people/committees/details';
const read = 'GET /api/v1/committees/:committeeId';
const list = 'GET /api/v1/committees/:committeeId/terms';
const create = 'POST /api/v1/committees/:committeeId/terms';
const reader = ['Committees List View'];
const keeper = [...reader, 'Committee Update', 'Members List View', 'Member Details View'];

const terms = [
  termOf(),
  termOf({
    id: idOf(201),
    seat: 2,
    office: 'Chair of gardens',
    endsOn: null,
    member: { id: idOf(301), name: 'Iris Vale', status: 'suspended' },
  }),
  termOf({
    id: idOf(202),
    state: 'past',
    startsOn: '2023-02-01',
    endsOn: '2025-01-31',
    member: { id: idOf(302), name: 'Sam Reed', status: 'past' },
  }),
];

const open = pageOpener({
  page: <CommitteePage />,
  permissions: reader,
  path: `${path}?id=${idOf(100)}`,
  pattern: path,
  answers: {
    [read]: () => ({ data: committeeOf() }),
    [list]: () => ({ data: terms }),
    'GET /api/v1/members': () => ({
      data: [{ id: idOf(303), name: 'Ada Stone' }],
      page: pageOf({ total: 1 }),
    }),
  },
  wrap: withUi,
});

test('who serves by seat, what is vacant, and who served before; the actions are for who keeps it', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Board of directors' })).toBeVisible();
  const rows = await screen.findAllByRole('listitem');
  const texts = rows.map(({ textContent }) => textContent ?? '').filter((text) => /Seat \d/.test(text));
  expect(texts).toEqual([
    expect.stringMatching(/Nora Luz.*President.*Seat 1.*02\/01\/2025 – 01\/31\/2027/),
    expect.stringMatching(/Iris Vale.*Chair of gardens.*Suspended.*Seat 2.*Since 02\/01\/2025/),
    expect.stringMatching(/Vacant.*Seat 3/),
    expect.stringMatching(/Sam Reed.*President.*Past.*Seat 1/),
  ]);
  expect(screen.queryByRole('button', { name: /Fill seat/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Nora Luz' })).not.toBeInTheDocument();
});

test('a vacant seat is filled; an overlap is said at its field', async () => {
  let isTaken = true;
  const { user, calls } = open({
    permissions: keeper,
    answers: {
      [create]: () =>
        isTaken
          ? problemOf(422, 'validation', { fields: { seat: 'This seat is filled during those dates.' } })
          : { data: termOf({ seat: 3, member: { id: idOf(303), name: 'Ada Stone', status: 'active' } }) },
    },
  });
  expect(await screen.findByRole('link', { name: 'Nora Luz' })).toHaveAttribute(
    'href',
    `/people/members/details?id=${idOf(300)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Fill seat 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
  await user.type(dialog.getByRole('combobox', { name: /^Member/ }), 'Ada');
  await user.click(await screen.findByRole('option', { name: 'Ada Stone' }));
  await user.type(dialog.getByRole('combobox', { name: /^Office/ }), 'Secretary{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Add term' }));
  expect(await dialog.findByText('This seat is filled during those dates.')).toBeVisible();
  isTaken = false;
  await user.click(dialog.getByRole('button', { name: 'Add term' }));
  expect(await screen.findByText('Ada Stone now has seat 3.')).toBeVisible();
  const sent = calls.filter(({ name }) => name === create).map(({ body }) => termInput.parse(body));
  expect(sent.at(-1)).toMatchObject({ memberId: idOf(303), seat: 3, office: 'secretary', endsOn: null });
});

test('who follows begins after the term that ends, with its office', async () => {
  const { user } = open({ permissions: keeper });
  await user.click(await screen.findByRole('button', { name: 'Actions for Nora Luz' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add successor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }));
  expect(dialog.getByLabelText(/^Seat/)).toHaveValue('1');
  expect(dialog.getByRole('combobox', { name: /^Office/ })).toHaveValue('President');
  expect(dialog.getByLabelText(/^Start date/)).toHaveValue('02/01/2027');
});

test('an address that names one that is gone leads to the list', async () => {
  open({ answers: { [read]: () => problemOf(404, 'not-found') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Committee not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All committees' })).toHaveAttribute('href', '/people/committees');
});
