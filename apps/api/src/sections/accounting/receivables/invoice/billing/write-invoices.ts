import { type NewEntry } from '../../../../../ledger';
import { openUnitsOn } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import { invalid } from '../../../../../platform/http/problem';
import { msg } from '../../../../../platform/http/language/sentence';
import { type CallContext, recordChange, todayOf } from '../../../../../platform/section/call-context';
import { petitionsOn } from '../../collection/collection-hold.sql';
import { byPetition } from '../../collection/held-days.rules';
import { takeNumbers } from '../../owner-account/document-number.sql';
import { settleOpen } from '../../owner-account/invoice-open.sql';
import { openCharges, type OpenCredit, openCredits } from '../../owner-account/open-charges.sql';
import type { OwnerChart } from '../../owner-account/owner-chart';
import { ownersWithAccounts, unitName } from '../../owner-account/unit-name.sql';
import { policiesOf } from '../../payment/policy/policy.sql';
import { invoiceIssued, ownPage } from '../invoice-notifications';
import { type Bill, billOf, type BillTerms } from './bill.rules';

/** A unit that is billed, with its part of each line. */
export interface UnitToBill {
  propertyId: string;
  linesMinor: readonly number[];
}

export interface WrittenInvoices {
  /** In the order of the units: as many of these as were billed. */
  invoices: { id: string; propertyId: string; number: number; totalMinor: number }[];
  /** For `post`, at the end of the transaction. */
  entries: NewEntry[];
}

/** Whoever bills: a person or the clock. */
type BillingContext = Omit<CallContext, 'caller'>;

/** As many entries as are posted at a time. */
export const maxEntries = 100;

async function namesOf({ tx }: BillingContext, propertyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', 'in', [...propertyIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The invoices of units, of the first as many as `maxEntries` takes. Throws a Problem for a unit that nobody owns on the day. */
async function billsOf(
  context: BillingContext,
  chart: OwnerChart,
  { terms, units, key, usesCredit = true }: Billing,
): Promise<Bill[]> {
  const { tx, tenant } = context;
  const ids = units.map(({ propertyId }) => propertyId);
  const ledgers = await openUnitsOn(tx, tenant.id, ids, terms.issuedOn);
  const ledgerIds = [...ledgers.values()].map(({ id }) => id);
  const credits = usesCredit ? await openCredits(tx, ledgerIds) : new Map<string, OpenCredit[]>();
  const charges = await openCharges(tx, [...credits.keys()]);
  const petitions = await petitionsOn(tx, [...credits.keys()], terms.issuedOn);
  const policies = await policiesOf(tx, tenant.id);
  const bills: Bill[] = [];
  let entries = 0;
  for (const { propertyId, linesMinor } of units) {
    const ledger = ledgers.get(propertyId);
    if (!ledger) {
      const name = (await namesOf(context, [propertyId])).get(propertyId) ?? '';
      throw invalid({
        propertyIds: msg`${name} has no owner on the invoice date. Add its owner first.`,
      });
    }
    const books = {
      chart,
      policies,
      charges: byPetition(charges.get(ledger.id) ?? [], petitions.get(ledger.id)).since,
      credits: credits.get(ledger.id) ?? [],
    };
    const to = { propertyId, ledgerId: ledger.id, owners: ledger.owners, linesMinor };
    const bill = billOf(books, terms, to, key);
    entries += bill.entries.length;
    if (entries > maxEntries && bills.length > 0) break;
    bills.push(bill);
  }
  return bills;
}

export interface Billing {
  terms: BillTerms;
  units: readonly UnitToBill[];
  /** Of the charge of a single invoice that is made once for something. */
  key?: string;
  /** Where it is false, what stands to the credit of the units is left alone. */
  usesCredit?: boolean;
}

async function store({ tx, tenant, platform }: BillingContext, terms: BillTerms, bills: readonly Bill[]) {
  const first = await takeNumbers(tx, tenant.id, 'invoice', bills.length);
  const createdAt = platform.clock();
  const rows = bills.map(({ invoice }, place) => ({
    tenantId: tenant.id,
    id: invoice.id,
    number: first + place,
    propertyId: invoice.propertyId,
    unitLedgerId: invoice.ledgerId,
    issuedOn: terms.issuedOn,
    dueOn: terms.dueOn,
    memo: terms.memo,
    totalMinor: invoice.totalMinor,
    openMinor: invoice.totalMinor,
    runId: terms.runId,
    reservationId: terms.reservationId ?? null,
    createdAt,
  }));
  await tx
    .insertInto('invoice')
    .values(rows.map((row) => ({ ...row, voidedOn: null, voidedBy: null, voidReason: null })))
    .execute();
  const lines = bills.flatMap(({ invoice }) =>
    invoice.lines.map((line) => ({ tenantId: tenant.id, invoiceId: invoice.id, ...line })),
  );
  // Three hundred rows of ten columns stay below what a statement takes.
  for (let from = 0; from < lines.length; from += 300)
    await tx
      .insertInto('invoiceLine')
      .values(lines.slice(from, from + 300))
      .execute();
  return rows;
}

/** Tells the owners who have an account, and writes the histories. */
async function sendNotification(
  context: BillingContext,
  terms: BillTerms,
  rows: readonly { id: string; number: number; propertyId: string; totalMinor: number }[],
  bills: readonly Bill[],
): Promise<void> {
  const { tx, tenant, platform } = context;
  const ids = rows.map(({ propertyId }) => propertyId);
  const names = await namesOf(context, ids);
  const owners = await ownersWithAccounts(tx, ids, todayOf(context));
  const { issuedOn, dueOn } = terms;
  await recordChange(
    context,
    rows.map(({ id, number, propertyId, totalMinor }, place) =>
      changeOf(
        'invoice.create',
        { invoice: id },
        {},
        {
          number,
          property: names.get(propertyId),
          billedTo: bills[place]?.invoice.owners,
          issuedOn,
          dueOn,
          totalMinor,
        },
      ),
    ),
  );
  for (const { id, number, propertyId, totalMinor } of rows) {
    const memberIds = owners.get(propertyId);
    if (!memberIds) continue;
    await platform.notify(tx, invoiceIssued, {
      tenant,
      parameters: {
        number,
        unit: names.get(propertyId) ?? '',
        totalMinor,
        currency: tenant.currency,
        dueOn,
      },
      link: ownPage,
      key: id,
      to: { memberIds },
    });
  }
}

/**
 * Makes invoices with their numbers, histories and notifications, and applies what stands to the credit of their units. Gives the entries
 * that have to be posted for them, last in the transaction. The units stay locked until the commit.
 */
export async function writeInvoices(
  context: BillingContext,
  chart: OwnerChart,
  billing: Billing,
): Promise<WrittenInvoices> {
  const bills = await billsOf(context, chart, billing);
  const rows = await store(context, billing.terms, bills);
  const settled = bills.flatMap(({ uses }) => uses.flatMap(({ settlings }) => settlings));
  await settleOpen(context.tx, settled);
  await sendNotification(context, billing.terms, rows, bills);
  return {
    invoices: rows.map(({ id, propertyId, number, totalMinor }) => ({ id, propertyId, number, totalMinor })),
    entries: bills.flatMap(({ entries }) => entries),
  };
}
