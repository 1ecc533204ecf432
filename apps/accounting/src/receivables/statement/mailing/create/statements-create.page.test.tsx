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
  expect(await screen.findByText('12 units, 15 emails')).toBeVisible();
  expect(screen.getByText('$6,200.00 owed in total')).toBeVisible();
  expect(screen.getByText(/^Activity from 12\/01\/2025 to 12\/01\/2026/)).toBeVisible();
  expect(screen.getByText(/^1 unit without an email address/)).toBeVisible();
  expect(screen.getByText('Birch 7 · Omar Field')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText('The run')).toBeVisible();
  expect(sent(start)).toMatchObject([{ audience: 'owing', propertyIds: [], includesHeld: false }]);
});

test('units are chosen from the list of what they owe, the most first; those on hold only where that is chosen', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('radio', { name: 'Selected units' }));
  expect(await screen.findByText(/^Select at least one unit to preview/)).toBeVisible();
  const boxes = await screen.findAllByRole('checkbox', { name: /Aspen|Birch/ });
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/Aspen.*Nora Vance · collections paused/),
    expect.stringMatching(/Birch 7.*Omar Field · no email address/),
  ]);
  await user.click(screen.getByRole('checkbox', { name: /Aspen/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Include owners with paused/ }));
  expect(await screen.findByText('12 units, 15 emails')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText('The run')).toBeVisible();
  expect(sent(start)).toMatchObject([{ audience: 'chosen', propertyIds: [idOf(20)], includesHeld: true }]);
});

test('a refusal is told where it was asked, and what was chosen is kept', async () => {
  const detail = 'Nobody of these owners gets a statement.';
  const { user } = open({ answers: { [start]: () => problemOf(409, 'nobody-to-mail', { detail }) } });
  await screen.findByText('12 units, 15 emails');
  await user.click(screen.getByRole('radio', { name: 'All units' }));
  await user.click(screen.getByRole('button', { name: 'Send statements' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All units' })).toBeChecked();
});

test('with nobody to send to the action waits, and says why', async () => {
  open({ answers: { [preview]: () => ({ data: runPreviewOf({ units: 0, letters: 0 }) }) } });
  expect(await screen.findByText('No recipients.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send statements' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(/No recipients/);
});
