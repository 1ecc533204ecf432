import pg from 'pg';
import type { TestApp } from '../testing';
import { testServer } from '../testing/test-database';
import { newId } from '../platform/core/ids';
import type { Tx } from '../platform/database/database';
import {
  type Actor,
  type AssociationChart,
  createAssociationChart,
  type NewEntry,
  openUnitLedger,
  type Party,
  post,
} from './index';

export const treasurer: Actor = { id: null, name: 'Tess Treasurer' };

export interface Books {
  chart: AssociationChart;
  /** Ids of accounts and funds by their codes. */
  account(code: string): string;
  fund(code: string): string;
  units: readonly Party[];
  within<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

function known(ids: Readonly<Record<string, string>>, code: string): string {
  const id = ids[code];
  if (id === undefined) throw new Error(`the chart has no ${code}`);
  return id;
}

/** Statements of the superuser of the test's server, with all triggers laid off. */
export async function behindTriggers({ platform }: TestApp, statements: string): Promise<void> {
  const url = new URL(testServer().adminUrl);
  url.pathname = new URL(platform.databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; ${statements}`);
  } finally {
    await client.end();
  }
}

/** Takes out what the demo has of books. */
export const emptyBooks = (scene: TestApp): Promise<void> =>
  behindTriggers(
    scene,
    'truncate booking_charge, fund, account, unit_ledger, ledger_head, journal_entry, period, balance_month, balance_day, invoice, invoice_run, payment, payment_policy, late_charge_policy, bill, vendor_payment, adjustment, deposit, special_assessment, collection_hold, payment_plan, payoff_statement, document_number, bank_rule, recurring_template, recognition_policy cascade',
  );

/** The books of a community as an association begins them, with the ledgers of some units. */
export async function openBooks(
  scene: TestApp,
  community: 'demo' | 'lakeside' = 'demo',
  units = 3,
): Promise<Books> {
  const tenantId = scene.tenants[community];
  if (community === 'demo') await emptyBooks(scene);
  const within: Books['within'] = (work) => scene.platform.inTenant(tenantId, work);
  return within(async (tx) => {
    const chart = await createAssociationChart(tx, tenantId);
    const properties = await tx.selectFrom('property').select('id').orderBy('id').limit(units).execute();
    const ids: Party[] = [];
    for (const { id: propertyId } of properties) {
      const opened = { propertyId, owners: 'Its owners', startsOn: '2020-01-01' };
      ids.push({ kind: 'unit', id: await openUnitLedger(tx, tenantId, opened) });
    }
    return {
      chart,
      units: ids,
      account: (code) => known(chart.accounts, code),
      fund: (code) => known(chart.funds, code),
      within,
    };
  });
}

/** A unit whose ledger stands. */
export function firstUnit({ units: [first] }: Pick<Books, 'units'>): Party {
  if (!first) throw new Error('there is no unit');
  return first;
}

let counted = 0;
/** A key that no other entry of the process has. */
export const newKey = (): string => `test-${(counted += 1)}`;

interface ChargeInput {
  party: Party;
  date: string;
  dueOn?: string;
  parts: readonly {
    fund: string;
    income: string;
    amountMinor: number;
    chargeType?: 'regular' | 'special' | 'late-fee';
  }[];
}

/** An entry that charges a unit, with an item of each part. */
export function charge({ account, fund }: Books, { party, date, dueOn = date, parts }: ChargeInput) {
  const items = parts.map((part) => ({
    id: newId(),
    accountId: account('1200'),
    fundId: fund(part.fund),
    contraAccountId: account(part.income),
    party,
    chargeType: part.chargeType ?? ('regular' as const),
    issuedOn: date,
    dueOn,
  }));
  const entry: NewEntry = {
    key: newKey(),
    date,
    kind: 'charge',
    items,
    lines: parts.flatMap((part, index) => [
      {
        accountId: account('1200'),
        fundId: fund(part.fund),
        amountMinor: part.amountMinor,
        itemId: items[index]?.id ?? '',
      },
      { accountId: account(part.income), fundId: fund(part.fund), amountMinor: -part.amountMinor },
    ]),
  };
  return { entry, items: items.map(({ id }) => id) };
}

/** An entry that takes money of one bank account and applies it to items. */
export function receipt(
  { account, fund }: Books,
  {
    date,
    bank = '1010',
    to,
  }: { date: string; bank?: string; to: readonly { itemId: string; fund: string; amountMinor: number }[] },
): NewEntry {
  const total = to.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    key: newKey(),
    date,
    kind: 'receipt',
    betweenFunds: true,
    lines: [
      { accountId: account(bank), fundId: fund(bank === '1020' ? 'RES' : 'OP'), amountMinor: total },
      ...to.map((part) => ({
        accountId: account('1200'),
        fundId: fund(part.fund),
        amountMinor: -part.amountMinor,
        itemId: part.itemId,
      })),
    ],
    applications: to.map(({ itemId, amountMinor }) => ({ fromItemId: null, toItemId: itemId, amountMinor })),
  };
}

/** An entry of two lines. */
export function transfer(
  { account, fund }: Books,
  given: { date: string; debit: string; credit: string; amountMinor: number; fund?: string; key?: string },
): NewEntry {
  const fundId = fund(given.fund ?? 'OP');
  return {
    key: given.key ?? newKey(),
    date: given.date,
    kind: 'entry',
    lines: [
      { accountId: account(given.debit), fundId, amountMinor: given.amountMinor },
      { accountId: account(given.credit), fundId, amountMinor: -given.amountMinor },
    ],
  };
}

export const postIn = (books: Books, ...entries: Parameters<typeof post>[1]) =>
  books.within((tx) => post(tx, entries, treasurer));
