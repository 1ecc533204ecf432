import { renderPage, resetStores } from '@courtyard/common/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { AmountGrid } from './amount-grid';
import { useAmountSheet } from './use-amount-sheet';

const months = ['Jan', 'Feb', 'Mar'];
const rows = [
  { key: 'dues', name: 'Dues' },
  { key: 'power', name: 'Power' },
];

function Grid({ isReadOnly = false, startsAt }: { isReadOnly?: boolean; startsAt?: string }) {
  const sheet = useAmountSheet({ dues: [10_000, 20_000, 30_000], power: [0, 0, 0] });
  return (
    <AmountGrid
      label="Budget"
      rowHeader="Account"
      rows={rows}
      columns={months}
      totals={[{ key: 'net', label: 'Net', factorOf: (key) => (key === 'dues' ? 1 : -1) }]}
      sheet={sheet}
      isReadOnly={isReadOnly}
      startsAt={startsAt}
    />
  );
}

const open = (isReadOnly = false) => renderPage(<Grid isReadOnly={isReadOnly} />, { wrap: withUi });
const grid = () => screen.getByRole('grid', { name: 'Budget' });
const texts = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
const paste = (text: string) => fireEvent.paste(grid(), { clipboardData: { getData: () => text } });
const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '');

beforeEach(resetStores);

test('cells are written by keyboard, totals follow, and each step can be undone', async () => {
  const { user } = open();
  await user.tab();
  expect(grid()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}12.5{Enter}');
  expect(grid()).toHaveFocus();
  expect(texts('Power')).toEqual(['–', '12.50', '–', '12.50']);
  expect(texts('Net')).toEqual(['100.00', '187.50', '300.00', '587.50']);
  await user.keyboard('7{Escape}{Enter}{Escape}');
  expect(texts('Power')[1]).toBe('12.50');
  await user.keyboard('{Control>}z{/Control}');
  expect(texts('Power')[1]).toBe('–');
  await user.keyboard('{Control>}y{/Control}');
  expect(texts('Power')[1]).toBe('12.50');
  await user.keyboard('{Home}{ArrowUp}{Shift>}{End}{/Shift}{Delete}');
  expect(texts('Dues')).toEqual(['–', '–', '–', '–']);
});

test('Tab goes from cell to cell, and leaves the grid after Escape', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard('5{Tab}6{Tab}{Tab}');
  expect(texts('Dues').slice(0, 2)).toEqual(['5.00', '6.00']);
  expect(active()).toHaveAttribute('data-row', '1');
  await user.keyboard('{Escape}');
  await user.tab();
  expect(grid()).not.toHaveFocus();
});

test('what is no amount is said, and stays to be corrected', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard('1,2,3{Enter}');
  expect(screen.getByText(/“1,2,3” isn’t an amount/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Dues, Jan' })).toBeInvalid();
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Enter}');
  expect(texts('Dues')[0]).toBe('1.00');
});

test('a clipboard is pasted whole, one amount fills the range, and too many columns are refused', async () => {
  const { user } = open();
  await user.tab();
  paste('1.234,50\t(5)\n$7\t8');
  expect(texts('Dues')).toEqual(['1,234.50', '-5.00', '300.00', '1,529.50']);
  expect(texts('Power')).toEqual(['7.00', '8.00', '–', '15.00']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  paste('1\t2');
  expect(screen.getByText(/The clipboard has 2 columns, and only 1 are left/)).toBeVisible();
  expect(texts('Dues')[2]).toBe('300.00');
  await user.keyboard('{Control>}a{/Control}');
  paste('9');
  expect(texts('Power')).toEqual(['9.00', '9.00', '9.00', '27.00']);
});

test('who may not write moves and copies, and it has no accessibility faults', async () => {
  const { user, container } = open(true);
  await user.tab();
  await user.keyboard('5{Delete}');
  expect(texts('Dues')[0]).toBe('100.00');
  let copied = '';
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  fireEvent.copy(grid(), { clipboardData: { setData: (_type: string, text: string) => (copied = text) } });
  expect(copied).toBe('100.00\t200.00');
  expect(await violationsIn(container)).toEqual([]);
});

test('a row that a link leads to has the focus, and is chosen whole', () => {
  const { rerender } = renderPage(<Grid isReadOnly startsAt="power" />, { wrap: withUi });
  expect(grid()).toHaveFocus();
  const cells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('gridcell');
  const chosen = (name: RegExp) => cells(name).map((cell) => cell.getAttribute('aria-selected'));
  expect(chosen(/^Power/)).toEqual(['true', 'true', 'true', null]);
  expect(chosen(/^Dues/)).toEqual(['false', 'false', 'false', null]);
  rerender(<></>);
  renderPage(<Grid isReadOnly startsAt="gone" />, { wrap: withUi });
  expect(grid()).not.toHaveFocus();
});
