import { sql } from 'kysely';
import { firstOpenDay, type NewEntry, post } from '../../../../ledger';
import { lockUnits } from '../unit-account/unit-ledger-on.sql';
import { newId } from '../../../../platform/core/ids';
import type { Tx } from '../../../../platform/database/database';
import { todayOf } from '../../../../platform/section/call-context';
import { type ClockContext, theClock } from '../../../../platform/section/jobs/clock-context';
import type { ClockWork } from '../../clock/clock-work';
import { postEach } from '../../clock/post-each';
import { heldUnits } from '../collection/collection-hold.sql';
import { maxEntries } from '../invoice/billing/write-invoices';
import { type CreditUse, creditEntry, type Settling, useCredits } from '../owner-account/apply-credit.rules';
import { settleOpen } from '../owner-account/invoice-open.sql';
import { openCharges, openCredits } from '../owner-account/open-charges.sql';
import { policiesOf } from '../payment/policy/policy.sql';
import { refundWaits } from '../statement/adjustment/refund/waiting-refund.sql';

interface UnitWithBoth {
  ledgerId: string;
  propertyId: string;
}

/**
 * Ledgers that have credit while something is open that was charged by today; whom nobody collects from is left alone. What the books
 * began with waits for the next invoice: opening balances are taken back only while nothing of them moved. Credit whose refund waits for
 * a second person is asked back, not used. All of them, or one.
 */
async function unitsWithBoth(tx: Tx, today: string, ofLedger?: string): Promise<UnitWithBoth[]> {
  const asked = ofLedger === undefined ? sql`` : sql`and ledger.id = ${ofLedger}::uuid`;
  const { rows } = await sql<UnitWithBoth>`
    select ledger.id as "ledgerId", ledger.property_id as "propertyId" from unit_ledger ledger
    where ledger.id in (select credit.party_id from open_item credit
        where credit.party_kind = 'unit' and credit.control = 'owner-credit' and credit.settled_on is null and credit.issued_on <= ${today}::date
          and credit.source_kind is not null)
      and exists (select from open_item charge where charge.tenant_id = ledger.tenant_id and charge.party_kind = 'unit'
        and charge.party_id = ledger.id and charge.settled_on is null and charge.control = 'receivable' and charge.issued_on <= ${today}::date)
      and not ${refundWaits(sql.ref('ledger.propertyId'))} ${asked}
    order by ledger.property_id, ledger.starts_on`.execute(tx);
  if (rows.length === 0) return [];
  const held = await heldUnits(tx, today);
  return rows.filter(({ ledgerId }) => !held.has(ledgerId));
}

/** Parts of a use by the invoice that they settle: the entry of each is taken back with it. */
function byInvoice({ settlings }: CreditUse): [string | null, Settling[]][] {
  const parts = new Map<string | null, Settling[]>();
  for (const settling of settlings) {
    const { invoiceId } = settling.charge;
    parts.set(invoiceId, [...(parts.get(invoiceId) ?? []), settling]);
  }
  return [...parts];
}

/** One entry of a use: what it settles of one invoice, or of what comes from none. */
interface Part {
  use: CreditUse;
  invoiceId: string | null;
  settlings: Settling[];
}

const partsOf = (use: CreditUse): Part[] =>
  byInvoice(use).map(([invoiceId, settlings]) => ({ use, invoiceId, settlings }));

function entryOf({ use, invoiceId, settlings }: Part): NewEntry {
  const { source, ...entry } = creditEntry(use.appliedOn, [{ credit: use.credit, settlings }], {
    key: `credit-use:${newId()}`,
    source: { kind: 'invoice', id: invoiceId ?? '' },
    memo: null,
  });
  return source && invoiceId !== null ? { ...entry, source } : entry;
}

/** Settles what is open of a unit with its credit, as an invoice does, as far as one posting goes, and posts it, last. Gives how many entries. */
async function useCredit(context: ClockContext, { ledgerId, propertyId }: UnitWithBoth): Promise<number> {
  const { tx, tenant, platform } = context;
  await lockUnits(tx, [propertyId]);
  const today = todayOf(context);
  const charged = <T extends { issuedOn: string }>(rows: readonly T[] = []) =>
    rows.filter(({ issuedOn }) => issuedOn <= today);
  const uses = useCredits(await policiesOf(tx, tenant.id), {
    credits: charged((await openCredits(tx, [ledgerId])).get(ledgerId)).filter(({ isOpening }) => !isOpening),
    charges: charged((await openCharges(tx, [ledgerId])).get(ledgerId)),
    on: await firstOpenDay(tx, today),
  });
  const parts = uses.flatMap(partsOf).slice(0, maxEntries);
  if (parts.length === 0) return 0;
  // While others had their turn, a person may have held them from collection, or asked the credit back.
  if ((await unitsWithBoth(tx, today, ledgerId)).length === 0) return 0;
  await settleOpen(
    tx,
    parts.flatMap(({ settlings }) => settlings),
  );
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'accounting' });
  await post(tx, parts.map(entryOf), theClock);
  return parts.length;
}

/**
 * Settles with the credit of units what is open of them: credit that a charge left which was paid and taken away is used by the next
 * invoice, but what is open meanwhile would be late although the unit owes nothing. What the books refuse waits.
 */
export async function useStandingCredits(work: ClockWork): Promise<void> {
  const { platform, tenant, contextIn } = work;
  const units = await platform.inTenant(tenant.id, (tx) => unitsWithBoth(tx, todayOf(contextIn(tx))), {
    readOnly: true,
  });
  await postEach(work, 'credit-application', units, async (unit) => {
    while ((await platform.inTenant(tenant.id, (tx) => useCredit(contextIn(tx), unit))) === maxEntries);
  });
}
