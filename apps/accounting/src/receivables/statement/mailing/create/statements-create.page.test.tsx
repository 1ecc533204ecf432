import { idOf, pageOpener, problemOf } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { balanceOf, birch, runOf, runPreviewOf } from '../statement-run.fixture';
import { StatementsCreatePage } from './statements-create.page';

const preview = 'POST /api/v1/statement-runs/preview';
const start = 'POST /api/v1/statement-runs';
const form = '/accounting/statements/create';

const open = pageOpener({
  page: <StatementsCreatePage />,
  permissions: ['Invoice Create', 'Invoices List View', 'Invoice Details View'],
  path: form,
  pattern: form,
  routes: [{ path: '/accounting/statements/details', element: <p>The run</p> }],
  answers: {
    [preview]: () => ({ data: runPreviewOf() }),
    [start]: () => ({ data: runOf() }),
    'GET /api/v1/unit-balances': () => ({
      data: [
        balanceOf({ property: birch, owners: 'Omar Field', balanceMinor: 12_000, reachable: 0 }),
        balanceOf({ isHeld: true }),
      ],
    }),
  },
  wrap: withUi,
});

test('who owes gets one: how many, for which time and who cannot be reached is said before it is sent', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('12 units, 15 letters')).toBeVisible();
  expect(screen.getByText('$6,200.00 owed together')).toBeVisible();
  expect(screen.getByText(/^What moved from 12\/01\/2025 to 12\/01\/2026/)).toBeVisible();
  expect(screen.getByText(/^1 unit cannot be reached/)).toBeVisible();
  expect(screen.getByText('Birch 7 · Omar Field')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText('The run')).toBeVisible();
  expect(sent(start)).toMatchObject([{ audience: 'owing', propertyIds: [], includesHeld: false }]);
});

test('units are chosen from the list of what they owe, the most first; those on hold only where that is chosen', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('radio', { name: 'Chosen units' }));
  expect(await screen.findByText(/^Choose at least one unit: how many/)).toBeVisible();
  const boxes = await screen.findAllByRole('checkbox', { name: /Aspen|Birch/ });
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/Aspen.*Nora Vance · nothing is collected/),
    expect.stringMatching(/Birch 7.*Omar Field · no e-mail address/),
  ]);
  await user.click(screen.getByRole('checkbox', { name: /Aspen/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Also to owners from whom nothing/ }));
  expect(await screen.findByText('12 units, 15 letters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText('The run')).toBeVisible();
  expect(sent(start)).toMatchObject([{ audience: 'chosen', propertyIds: [idOf(20)], includesHeld: true }]);
});

test('a refusal is told where it was asked, and what was chosen is kept', async () => {
  const detail = 'Nobody of these owners gets a statement.';
  const { user } = open({ answers: { [start]: () => problemOf(409, 'nobody-to-mail', { detail }) } });
  await screen.findByText('12 units, 15 letters');
  await user.click(screen.getByRole('radio', { name: 'All units' }));
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All units' })).toBeChecked();
});

test('with nobody to send to the act waits, and says why', async () => {
  open({ answers: { [preview]: () => ({ data: runPreviewOf({ units: 0, letters: 0 }) }) } });
  expect(await screen.findByText('Nobody gets a statement.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send statements' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(/Nobody gets a statement/);
});
