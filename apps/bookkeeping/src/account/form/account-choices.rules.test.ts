import { idOf } from '@courtyard/common/testing';
import { accountOf } from '../account.fixture';
import { controlsOf, fitting, headingsFor, purposesOf } from './account-choices.rules';

test('what is offered goes with the type', () => {
  expect(controlsOf('asset')).toEqual(['none', 'receivable']);
  expect(controlsOf('expense')).toEqual(['none']);
  expect(purposesOf('asset')).toEqual(['bank', 'undeposited', 'due-from']);
  expect(purposesOf('expense')).toEqual([]);
});

const heading = (number: number, part = {}) =>
  accountOf({ id: idOf(number), code: String(number), isHeading: true, ...part });

test('an account stands below a heading of its type, never below itself', () => {
  const all = [
    heading(1),
    heading(2, { parentId: idOf(1) }),
    heading(3, { parentId: idOf(2) }),
    heading(4, { type: 'income' }),
    heading(5, { archivedAt: '2026-01-01T00:00:00Z' }),
    accountOf({ id: idOf(6) }),
  ];
  const codesFor = (part: { id?: string; parentId?: string }) =>
    headingsFor(all, { type: 'asset', ...part }).map(({ code }) => code);
  expect(codesFor({})).toEqual(['1', '2', '3']);
  expect(codesFor({ id: idOf(2) })).toEqual(['1']);
  expect(codesFor({ parentId: idOf(5) })).toContain('5');
});

test('what does not go with the type, or with a heading, is taken away', () => {
  const bank = accountOf({ fundId: idOf(11), purpose: 'bank' });
  expect(fitting(bank)).toEqual(bank);
  expect(fitting({ ...bank, isHeading: true })).toMatchObject({ fundId: null, purpose: null });
  expect(fitting({ ...bank, type: 'income' })).toMatchObject({ fundId: idOf(11), purpose: null });
  expect(fitting({ ...bank, control: 'receivable' })).toMatchObject({ control: 'receivable', purpose: null });
  expect(fitting(accountOf({ type: 'expense', control: 'payable' })).control).toBe('none');
  const taxed = accountOf({ type: 'income', taxTag: 'non-exempt' });
  expect(fitting(taxed).taxTag).toBe('non-exempt');
  expect(fitting({ ...taxed, type: 'expense' }).taxTag).toBeNull();
  expect(fitting({ ...taxed, isHeading: true }).taxTag).toBeNull();
});
