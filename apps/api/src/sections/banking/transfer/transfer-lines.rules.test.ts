import fc from 'fast-check';
import { transferLines } from './transfer-lines.rules';

const accounts = { contribution: '7010', dueFrom: '1800', dueTo: '2800' };
const from = { accountId: '1020', fundId: 'RES' };
const to = { accountId: '1010', fundId: 'OP' };

test('every purpose moves the amount between the banks and balances each fund', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('contribution', 'loan', 'repayment'),
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
      (purpose, amountMinor) => {
        const lines = transferLines({ purpose, amountMinor }, { from, to }, accounts) ?? [];
        const sum = (some: typeof lines) => some.reduce((total, line) => total + line.amountMinor, 0);
        expect(lines).toHaveLength(4);
        for (const fundId of ['RES', 'OP'])
          expect(sum(lines.filter((line) => line.fundId === fundId))).toBe(0);
        expect(sum(lines.filter((line) => line.accountId === '1020'))).toBe(-amountMinor);
        expect(sum(lines.filter((line) => line.accountId === '1010'))).toBe(amountMinor);
      },
    ),
  );
});

test('a repayment takes back what the loan posted', () => {
  const lent = transferLines({ purpose: 'loan', amountMinor: 500 }, { from, to }, accounts) ?? [];
  const back =
    transferLines({ purpose: 'repayment', amountMinor: 500 }, { from: to, to: from }, accounts) ?? [];
  const standing = new Map<string, number>();
  for (const { accountId, amountMinor } of [...lent, ...back])
    standing.set(accountId, (standing.get(accountId) ?? 0) + amountMinor);
  expect([...standing.values()]).toEqual([0, 0, 0, 0]);
});

test('a chart without the account has no entry', () => {
  const none = { contribution: null, dueFrom: null, dueTo: null };
  expect(transferLines({ purpose: 'loan', amountMinor: 1 }, { from, to }, none)).toBeNull();
});
