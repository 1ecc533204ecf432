import { addMonths, startOfMonth } from '@courtyard/contract/days';
import { accounts, postSeed } from '../../../../../ledger';
import { openUnitsOn } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import { Dice, idOf } from '../../../../../platform/section/demo/dice';
import type { DemoCommunity, DemoSeed } from '../../../../../platform/section/demo/demo-community';
import { longDay } from '../../../../../platform/notifications/kind';
import { todayOf } from '../../../../../platform/section/call-context';
import { openCharges, openCredits } from '../open-charges.sql';
import { ownerChart } from '../owner-chart';
import { policiesOf } from '../../payment/policy/policy.sql';
import {
  type DemoLateFee,
  demoLateFee,
  lateOn,
  seedLateFees,
} from '../../collection/late-charge/late-charge.demo';
import { refreshWrittenOff } from '../written-off.sql';
import { seedAdjustments } from './demo-adjustments';
import { seedBookings } from './demo-bookings';
import { seedDeposit } from './demo-deposits';
import { DemoBooks } from './demo-books';
import { habitAt, paymentsOf } from './owner-year';
import { seedTemplate } from '../../recurring/demo/recurring.demo';
import { storeDemo } from './store-demo';

/** So many homes are billed: all of them would have the first start wait. */
const maxHomes = 24;
const maxMonths = 12;

/** Months from when the books begin until today, the first days, at most twelve. */
export async function monthsOf(tx: Tx, today: string): Promise<string[]> {
  const { begin } = await tx
    .selectFrom('journalEntry')
    .select(({ fn }) => fn.min('entryDate').as('begin'))
    .executeTakeFirstOrThrow();
  const months = Array.from({ length: maxMonths }, (_, back) => addMonths(startOfMonth(today), -back));
  return months.filter((month) => month >= begin).toReversed();
}

/** The homes that are billed, in the order of the units; the one of the demo's owner is among them. */
async function homesOf(tx: Tx, { people }: DemoCommunity): Promise<string[]> {
  const all = await tx
    .selectFrom('property')
    .select('id')
    .where('archivedAt', 'is', null)
    .orderBy('buildingSort')
    .orderBy('unitSort')
    .limit(maxHomes)
    .execute();
  const own = await tx
    .selectFrom('ownership')
    .innerJoin('person', 'person.id', 'ownership.personId')
    .select('ownership.propertyId as id')
    .where('person.memberId', '=', people.owner.memberId)
    .where('ownership.endsOn', 'is', null)
    .execute();
  return [...new Set([...own, ...all].map(({ id }) => id))];
}

/** The dues of the demo's homes, a year of them: most are paid, some late or not yet, one check came back, one home is ahead. */
export const seedOwners: DemoSeed = async (tx, community) => {
  const { id: tenantId, slug, people } = community;
  if (slug !== 'demo') return;
  const today = todayOf({ platform: community.platform, tenant: community });
  const dice = new Dice(`${slug} owners`);
  const chart = await ownerChart(tx);
  const codes = new Map((await accounts(tx)).map(({ code, id }) => [code, id]));
  const account = (code: string) => codes.get(code) ?? '';
  const [bank, undeposited, operating] = [account('1010'), account('1090'), chart.operatingFund()];
  const lastMonth = addMonths(startOfMonth(today), -1);
  const reserve = chart.account(account('1020'))?.fundId ?? operating;
  const line = (description: string, code: string, fundId: string, amountMinor: number) => ({
    serviceItemId: null,
    description,
    accountId: account(code),
    fundId,
    chargeType: 'regular' as const,
    amountMinor,
  });
  const dues = [
    line('Monthly assessment', '4010', operating, 24_000),
    line('Reserve assessment', '4030', reserve, 5_500),
  ];
  const monthlyMinor = 29_500;
  const fee = {
    ...line('Returned payment fee', '4900', operating, 3_500),
    chargeType: 'other' as const,
  };
  const lateFee = {
    ...line('Late fee', '4100', operating, demoLateFee.fixedMinor),
    chargeType: 'late-fee' as const,
  };
  const lateFees: DemoLateFee[] = [];
  const homes = await homesOf(tx, community);
  const months = await monthsOf(tx, today);
  // One after the other: a home that is sold gets its next ledger in the month of the sale.
  const ledgers = new Map<string, Awaited<ReturnType<typeof openUnitsOn>>>();
  for (const month of months) ledgers.set(month, await openUnitsOn(tx, tenantId, homes, month));
  const ledgerOn = (propertyId: string, day: string) => ledgers.get(startOfMonth(day))?.get(propertyId);
  const ledgerIds = [...ledgers.values()].flatMap((ofMonth) => [...ofMonth.values()].map(({ id }) => id));
  const books = new DemoBooks(
    chart,
    await policiesOf(tx, tenantId),
    await openCharges(tx, ledgerIds),
    await openCredits(tx, ledgerIds),
  );
  const payments = homes
    .flatMap((home, place) => paymentsOf(home, habitAt(place, dice), months, { until: today, dice }))
    .toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn));
  const templateId = idOf(`${slug} monthly dues`);
  const runs = months.map((month) => ({
    id: idOf(`${slug} invoice run ${month}`),
    templateId,
    month,
    lines: dues,
  }));
  for (const [place, { id: runId, month: issuedOn }] of runs.entries()) {
    for (const home of homes) {
      const ledger = ledgerOn(home, issuedOn);
      if (ledger)
        books.bill(ledger, home, { issuedOn, dueOn: `${issuedOn.slice(0, 8)}15`, runId, lines: dues });
    }
    const next = runs[place + 1]?.month ?? '2999-12-31';
    const dueOn = `${issuedOn.slice(0, 8)}15`;
    const chargeLate = () => {
      if (lateOn(dueOn) > today) return;
      const unpaid = books.invoices.filter(
        (each) => each.runId === runId && (books.open.get(each.id) ?? 0) > 0,
      );
      for (const { id: installmentId, propertyId } of unpaid) {
        const chargedOn = lateOn(dueOn);
        const ledger = ledgerOn(propertyId, chargedOn);
        if (!ledger) continue;
        const lines = [
          { ...lateFee, description: `Late fee: Monthly assessment, due ${longDay(dueOn, 'en')}` },
        ];
        books.bill(ledger, propertyId, { issuedOn: chargedOn, dueOn: chargedOn, runId: null, lines });
        lateFees.push({ installmentId, invoiceId: books.invoices.at(-1)?.id ?? '', dueOn, chargedOn });
      }
    };
    let isCharged = false;
    for (const payment of payments) {
      if (payment.receivedOn < issuedOn || payment.receivedOn >= next) continue;
      if (!isCharged && payment.receivedOn >= lateOn(dueOn)) {
        chargeLate();
        isCharged = true;
      }
      const ledger = ledgerOn(payment.propertyId, payment.receivedOn);
      const amountMinor = payment.months * monthlyMinor;
      const waits =
        payment.method === 'check' && payment.returnedOn === null && payment.receivedOn >= lastMonth;
      const depositToId = waits ? undeposited : bank;
      if (ledger) books.pay(ledger, payment, { amountMinor, depositToId, fundId: operating });
      if (ledger && payment.returnedOn !== null) {
        const day = payment.returnedOn;
        const terms = { issuedOn: day, dueOn: day, runId: null, lines: [fee] };
        books.bill(ledger, payment.propertyId, terms, false);
      }
    }
    if (!isCharged) chargeLate();
  }
  const { memberId, displayName } = people.treasurer;
  await seedTemplate(tx, community, { id: templateId, homes, months, lines: dues });
  const adjustmentIds = await seedAdjustments(tx, community, books, {
    chart,
    today,
    expenseId: account('5400'),
  });
  await seedBookings(tx, community, books, { today, bankId: bank });
  await storeDemo(tx, community, books, { runs });
  await refreshWrittenOff(tx, adjustmentIds);
  const [first = today] = months;
  await seedLateFees(tx, community, { from: first, feeAccountId: account('4100'), fees: lateFees });
  await seedDeposit(tx, community, books, {
    today,
    waitsIn: undeposited,
    bankId: bank,
    fundId: operating,
  });
  const inOrder = books.entries.toSorted((one, other) => one.date.localeCompare(other.date));
  await postSeed(tx, inOrder, { id: memberId, name: displayName });
};
