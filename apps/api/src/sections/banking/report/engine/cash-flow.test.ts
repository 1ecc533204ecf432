import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { addDays } from '@courtyard/contract/days';
import type { Basis } from '../../../../ledger';
import type { World } from '../../../../ledger/proof/actions';
import { type PlainLine, plainLines, randomBooks } from '../../../../ledger/proof/random-books.fixture';
import { type CallInput, type TestPerson, withApp } from '../../../../testing';

const app = withApp();
let world: World;
let treasurer: TestPerson;
const lines = new Map<Basis, PlainLine[]>();

beforeAll(async () => {
  world = await randomBooks(app, 200, 77);
  treasurer = await app.client.as('treasurer', 'demo');
  for (const basis of ['accrual', 'cash'] as const)
    lines.set(
      basis,
      (await plainLines(world, basis)).filter(({ isClosing }) => !isClosing),
    );
}, 120_000);

const cashFlow = async (query: CallInput<'GET /api/v1/financial-reports/cash-flow'>['query'] & {}) =>
  (await treasurer.ok('GET /api/v1/financial-reports/cash-flow', { query })).data;
const totalOf = ({ rows }: FinancialReport, line: string) =>
  rows.find((row) => row.kind === 'total' && row.line === line)?.cells;
const accountRows = ({ rows }: FinancialReport) =>
  rows.flatMap(({ account, cells }) => (account === null ? [] : [[account.code, cells] as const]));
const someDay = () => addDays('2025-12-20', world.chance.whole(0, 400));

interface Period {
  from: string;
  to: string;
  fundId?: string | undefined;
}

/**
 * An independent statement of cash flows: entries are replayed one by one, and where an entry moves cash, its other lines say what for. What
 * one fund receives for another is received by that one and lent on. It knows accounts by their codes alone.
 */
function replayed(found: readonly PlainLine[], { from, to, fundId }: Period) {
  const isCash = (code: string) => /^10[1-9]0$/.test(code);
  const activities = { operating: 0, financing: 0 };
  const byAccount = new Map<string, number>();
  const moving = new Set(found.flatMap(({ entryId, code }) => (isCash(code) ? [entryId] : [])));
  let [opening, closing] = [0, 0];
  for (const { entryId, code, day, amount, fundId: its } of found) {
    if ((fundId !== undefined && its !== fundId) || day > to) continue;
    if (isCash(code)) {
      if (day < from) opening += amount;
      closing += amount;
    } else if (day >= from && moving.has(entryId)) {
      activities[/^(1800|2800|3|7)/.test(code) ? 'financing' : 'operating'] -= amount;
      byAccount.set(code, (byAccount.get(code) ?? 0) - amount);
    }
  }
  return { opening, closing, activities, byAccount };
}

test('cash flows are those of an independent replay of the entries, and lead from cash to cash', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const from = turn === 0 ? '2026-01-01' : someDay();
    const to = addDays(from, turn === 0 ? 500 : world.chance.whole(0, 250));
    const ways = [
      ['indirect', 'accrual'],
      ['direct', 'cash'],
    ] as const;
    for (const [method, basis] of ways) {
      const report = await cashFlow({ from, to, method });
      expect([report.basis, report.isBalanced]).toEqual([basis, true]);
      for (const [place, { fund }] of report.columns.entries()) {
        const plain = replayed(lines.get(basis) ?? [], { from, to, fundId: fund?.id });
        const of = (line: string) => totalOf(report, line)?.[place];
        expect(of('opening-cash')).toBe(plain.opening);
        expect(of('closing-cash')).toBe(plain.closing);
        expect(of('net-cash-operating')).toBe(plain.activities.operating + 0);
        expect(of('net-cash-financing')).toBe(plain.activities.financing + 0);
        expect(of('net-change-in-cash')).toBe(plain.closing - plain.opening);
      }
    }
  }
});

test('by the direct method each account has what was received and paid for it', async () => {
  const report = await cashFlow({ from: '2026-01-01', to: '2027-06-30', method: 'direct' });
  const plain = replayed(lines.get('cash') ?? [], { from: '2026-01-01', to: '2027-06-30' }).byAccount;
  const moved = accountRows(report).map(([code, cells]) => [code, cells.at(-1) ?? 0] as const);
  // An application of credit moves no cash: it is between two of these accounts, and only their sum is of the replay.
  const applied = ['4010', '4100', '4800'];
  const others = (all: Iterable<readonly [string, number | undefined]>) =>
    [...all]
      .filter(([code, amount]) => !applied.includes(code) && amount !== 0)
      .toSorted(([one], [other]) => one.localeCompare(other));
  expect(others(moved)).toEqual(others(plain));
  const sum = (all: Iterable<readonly [string, number | undefined]>) =>
    [...all].reduce((total, [code, amount = 0]) => (applied.includes(code) ? total + amount : total), 0);
  expect(sum(moved)).toBe(sum(plain));
});
