import { accounts, funds, type NewEntry, type NewItem, type NewLine, postSeed } from '../../../ledger';
import { openUnitsOn } from '../../accounting';
import type { Tx } from '../../../platform/database/database';
import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { todayOf } from '../../../platform/section/call-context';
import { type Codes, entriesOfMonth } from './months.demo';

const dayMs = 86_400_000;

/** The year before the one that ninety days ago was in: there is a year that is closed, and one under way that is never empty. */
const yearOf = (today: string): number =>
  new Date(Date.parse(`${today}T00:00:00Z`) - 90 * dayMs).getUTCFullYear() - 1;

/** Months from January of a year to the one that a day is in. */
function monthsUntil(year: number, today: string): string[] {
  const months: string[] = [];
  for (let month = 0; ; month += 1) {
    const name = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    if (name > today.slice(0, 7)) return months;
    months.push(name);
  }
}

async function codesOf(tx: Tx): Promise<Codes> {
  const named = async (list: Promise<readonly { code: string; id: string }[]>) =>
    new Map((await list).map(({ code, id }) => [code, id]));
  const [ofAccounts, ofFunds] = [await named(accounts(tx)), await named(funds(tx))];
  const known = (ids: ReadonlyMap<string, string>) => (code: string) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`the chart of the demo has no ${code}`);
    return id;
  };
  return { account: known(ofAccounts), fund: known(ofFunds) };
}

const accruedMinor = 418_300;

/** What stood at the bank, and what was still to be paid and was paid ahead, when the books began. */
const balances = [
  ['1010', 'OP', 24_862_018],
  ['1020', 'RES', 21_530_475],
  ['1030', 'ROOF', 4_712_090],
  ['1300', 'OP', 936_120],
  ['2100', 'OP', -accruedMinor],
] as const;

/** What was still to be paid when the books began, paid in their first month. */
const accruedPaid = (date: string, { account, fund }: Codes): NewEntry => ({
  key: 'demo:accrued:paid',
  date,
  kind: 'journal',
  memo: 'Prior-year expenses, paid',
  lines: [
    { accountId: account('2100'), fundId: fund('OP'), amountMinor: accruedMinor },
    { accountId: account('1010'), fundId: fund('OP'), amountMinor: -accruedMinor },
  ],
});

/** Charges of the last months that some homes had not paid, and what others had paid ahead: one open item for each. */
async function itemsOf(
  tx: Tx,
  { id: tenantId, slug }: DemoCommunity,
  { account, fund }: Codes,
  date: string,
): Promise<{ items: NewItem[]; lines: NewLine[] }> {
  const homes = await tx
    .selectFrom('ownership')
    .select('propertyId')
    .distinct()
    .where('startsOn', '<=', date)
    .where((where) => where.or([where('endsOn', 'is', null), where('endsOn', '>=', date)]))
    .orderBy('propertyId', 'desc')
    .limit(9)
    .execute();
  const ids = homes.map(({ propertyId }) => propertyId);
  const ledgers = await openUnitsOn(tx, tenantId, ids, date);
  const before = Number(date.slice(0, 4)) - 1;
  const made = ids.flatMap((propertyId, place) => {
    const ledger = ledgers.get(propertyId);
    if (!ledger) return [];
    const isOwed = place < 6;
    const issuedOn = `${before}-${place % 2 === 0 ? '12' : '11'}-01`;
    const shared = { fundId: fund('OP'), party: { kind: 'unit' as const, id: ledger.id } };
    const item: NewItem = {
      ...shared,
      id: idOf(`${slug} opening ${place}`),
      accountId: account(isOwed ? '1200' : '2200'),
      contraAccountId: account(isOwed ? '4010' : '4800'),
      chargeType: 'regular',
      issuedOn,
      dueOn: issuedOn.replace(/01$/, '15'),
      memo: isOwed ? 'Unpaid assessment' : 'Prepaid assessment',
    };
    const amountMinor = isOwed ? 29_500 : -29_500;
    return [{ item, line: { ...shared, accountId: item.accountId, amountMinor, itemId: item.id } }];
  });
  return { items: made.map(({ item }) => item), lines: made.map(({ line }) => line) };
}

function withFundBalances(lines: readonly NewLine[], accountId: string): NewLine[] {
  const sums = new Map<string, number>();
  for (const { fundId, amountMinor } of lines) sums.set(fundId, (sums.get(fundId) ?? 0) + amountMinor);
  return [...lines, ...[...sums].map(([fundId, sum]) => ({ accountId, fundId, amountMinor: -sum }))];
}

/** What is billed for the homes that the product does not bill itself, all of them until these begin: who did so before reports it. */
const reported = {
  all: { amountMinor: 2_360_000, memo: 'Monthly assessments reported by prior manager' },
  others: {
    amountMinor: 1_760_000,
    memo: 'Assessments still billed by prior manager, as reported',
  },
} as const;

const assessmentsOf = (
  month: string,
  { amountMinor, memo }: (typeof reported)['all' | 'others'],
  { account, fund }: Codes,
): NewEntry => ({
  key: `demo:${month}:assessments`,
  date: `${month}-06`,
  kind: 'journal',
  memo,
  lines: [
    { accountId: account('1010'), fundId: fund('OP'), amountMinor },
    { accountId: account('4010'), fundId: fund('OP'), amountMinor: -amountMinor },
  ],
});

/** The books of the demo from the opening balances in January on: what is paid every month, contributions to reserves, interest. */
export const seedBooks: DemoSeed = async (tx, community) => {
  const { slug, people } = community;
  if (slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const codes = await codesOf(tx);
  const year = yearOf(today);
  const date = `${year}-01-01`;
  const { items, lines } = await itemsOf(tx, community, codes, date);
  const opening: NewEntry = {
    key: 'opening-balances:1',
    date,
    kind: 'opening',
    items,
    lines: withFundBalances(
      [
        ...balances.map(([code, fund, amountMinor]) => ({
          accountId: codes.account(code),
          fundId: codes.fund(fund),
          amountMinor,
        })),
        ...lines,
      ],
      codes.account('3010'),
    ),
  };
  const dice = new Dice(`${slug} books`);
  const months = monthsUntil(year, today).flatMap((month) => [
    ...(`${month}-06` <= today
      ? [assessmentsOf(month, month < `${year}-12` ? reported.all : reported.others, codes)]
      : []),
    ...entriesOfMonth(month, today, codes, dice),
  ]);
  const { memberId, displayName } = people.treasurer;
  const paid = accruedPaid(`${year}-01-22`, codes);
  await postSeed(tx, [opening, paid, ...months], { id: memberId, name: displayName });
};
