import { idOf, sampleOf } from '@courtyard/common/testing';
import { type Account, account } from '@courtyard/contract/bookkeeping/account/account';
import { depositAccounts, defaultDeposit } from './deposit.rules';

const accountOf = (part: Partial<Account>) =>
  sampleOf(account, {
    id: idOf(50),
    code: '1000',
    name: 'Checking',
    type: 'asset',
    isHeading: false,
    control: 'none',
    purpose: 'bank',
    isUsed: false,
    version: 1,
    ...part,
  });

const checking = accountOf({});
const savings = accountOf({ id: idOf(51), code: '1010' });
const waiting = accountOf({ id: idOf(52), code: '1050', purpose: 'undeposited' });

test('money goes to a bank account in use or waits for its deposit, and nowhere else', () => {
  const all = [
    checking,
    waiting,
    accountOf({ purpose: 'due-to' }),
    accountOf({ purpose: null }),
    accountOf({ isHeading: true }),
    accountOf({ archivedAt: '2026-01-01T00:00:00Z' }),
  ];
  expect(depositAccounts(all)).toEqual([checking, waiting]);
});

test('undeposited funds are meant, or the only bank account; of several none is guessed', () => {
  expect(defaultDeposit([checking, waiting])).toBe(waiting);
  expect(defaultDeposit([checking])).toBe(checking);
  expect(defaultDeposit([checking, savings])).toBeUndefined();
  expect(defaultDeposit([])).toBeUndefined();
});
