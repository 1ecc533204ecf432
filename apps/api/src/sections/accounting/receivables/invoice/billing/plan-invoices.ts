import type {
  InvoiceInput,
  InvoicePreview,
} from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { sql } from 'kysely';
import { requireNear, requireOpenDay } from '../../../../../ledger';
import { unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { invalid } from '../../../../../platform/http/problem';
import type { Call } from '../../../../../platform/http/implement';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { petitionsOn } from '../../collection/collection-hold.sql';
import { byPetition } from '../../collection/held-days.rules';
import { openCharges, openCredits } from '../../owner-account/open-charges.sql';
import { type OwnerChart, ownerChart } from '../../owner-account/owner-chart';
import { unitName } from '../../owner-account/unit-name.sql';
import { policiesOf } from '../../payment/policy/policy.sql';
import { billOf } from './bill.rules';
import { faultsOfInvoice } from './invoice-lines.rules';
import {
  type BilledUnit,
  isSafe,
  shareOut,
  type UnitAmounts,
  type UnitShare,
  withAmounts,
} from './shares.rules';

/** What a unit is billed by: its billing ratio, or its ownership share where none is set. */
const billingShare = sql<number>`coalesce(nullif(property.billing_ratio_millionths, 0), property.ownership_share_millionths)`;

/** Whoever asks: a person or the clock. */
type PlanContext = Pick<ReadContext, 'tx' | 'platform' | 'tenant'>;

/** The units that an invoice names, each once, in the order of the units, with who owns them on its day. Throws a Problem for one that is not there. */
export async function unitsNamed(
  { tx }: Pick<ReadContext, 'tx'>,
  { propertyIds, issuedOn }: Pick<InvoiceInput, 'propertyIds' | 'issuedOn'>,
): Promise<BilledUnit[]> {
  const ids = [...new Set(propertyIds)];
  const owned = await unitsOn(tx, ids, issuedOn);
  const rows = await tx
    .selectFrom('property')
    .select(['property.id as propertyId', unitName.as('name'), 'property.archivedAt'])
    .select(billingShare.as('shareMillionths'))
    .where('property.id', 'in', ids)
    .orderBy('property.buildingSort')
    .orderBy('property.unitSort')
    .orderBy('property.id')
    .execute();
  if (rows.length < ids.length) throw invalid({ propertyIds: 'One of these units no longer exists.' });
  return rows.map(({ archivedAt, ...unit }) => ({
    ...unit,
    isArchived: archivedAt !== null,
    owners: owned.get(unit.propertyId)?.owners ?? null,
  }));
}

async function requireServiceItems({ tx }: PlanContext, { lines }: Pick<InvoiceInput, 'lines'>) {
  const ids = lines.flatMap(({ serviceItemId }) => (serviceItemId === null ? [] : [serviceItemId]));
  if (ids.length === 0) return;
  const found = await tx.selectFrom('serviceItem').select('id').where('id', 'in', ids).execute();
  const faults = lines.flatMap(({ serviceItemId }, place) =>
    serviceItemId === null || found.some(({ id }) => id === serviceItemId)
      ? []
      : [[`lines.${place}.serviceItemId`, 'Service or item not found.'] as const],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

/** What invoices would be, by unit: as the input splits them, or with the given amounts. Throws a Problem: 422 by field for what cannot be billed so, 409 for a day of a closed month. */
export async function planInvoices(
  context: PlanContext,
  input: InvoiceInput,
  amounts: UnitAmounts | null = null,
): Promise<{ chart: OwnerChart; shares: UnitShare[] }> {
  const chart = await ownerChart(context.tx);
  const faults = faultsOfInvoice(chart, input);
  if (!isSafe(input.propertyIds.length, input)) faults.lines = 'These amounts are too large.';
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireServiceItems(context, input);
  await requireOpenDay(context.tx, input.issuedOn);
  const units = await unitsNamed(context, input);
  return { chart, shares: amounts ? withAmounts(units, input, amounts) : shareOut(units, input) };
}

/** How much of what stands to the credit of each unit its invoice would use. */
async function creditsUsed(
  { tx, tenant }: ReadContext,
  chart: OwnerChart,
  { input, shares }: { input: InvoiceInput; shares: readonly UnitShare[] },
): Promise<Map<string, number>> {
  const owned = await unitsOn(
    tx,
    shares.map(({ propertyId }) => propertyId),
    input.issuedOn,
  );
  const ledgerIds = [...owned.values()].flatMap(({ id }) => (id === null ? [] : [id]));
  const credits = await openCredits(tx, ledgerIds);
  const charges = await openCharges(tx, [...credits.keys()]);
  const petitions = await petitionsOn(tx, [...credits.keys()], input.issuedOn);
  const policies = await policiesOf(tx, tenant.id);
  const used = new Map<string, number>();
  for (const { propertyId, linesMinor, owners } of shares) {
    const ledgerId = owned.get(propertyId)?.id ?? '';
    const ofUnit = {
      credits: credits.get(ledgerId) ?? [],
      charges: byPetition(charges.get(ledgerId) ?? [], petitions.get(ledgerId)).since,
    };
    if (ofUnit.credits.length === 0) continue;
    const unit = { propertyId, ledgerId, owners: owners ?? '', linesMinor };
    const { uses, invoice } = billOf({ chart, policies, ...ofUnit }, { ...input, runId: null }, unit);
    const own = uses
      .flatMap(({ settlings }) => settlings)
      .filter(({ charge }) => charge.invoiceId === invoice.id);
    used.set(
      propertyId,
      own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    );
  }
  return used;
}

/** What would be billed to whom and posted where. Nothing is written. */
export async function previewInvoices(
  context: ReadContext & Pick<Call, 'translate'>,
  input: InvoiceInput,
): Promise<InvoicePreview> {
  requireNear({ issuedOn: input.issuedOn }, todayOf(context));
  const { chart, shares } = await planInvoices(context, input);
  const used = await creditsUsed(context, chart, { input, shares });
  const billed = shares.filter(({ problem }) => problem === null);
  const named = (found: { code: string; name: string; id: string } | undefined) =>
    found ? { id: found.id, name: `${found.code} ${found.name}` } : { id: '', name: '' };
  const sums = new Map<string, { accountId: string; fundId: string; amountMinor: number }>();
  input.lines.forEach(({ accountId, fundId }, place) => {
    const amountMinor = billed.reduce((sum, { linesMinor }) => sum + (linesMinor[place] ?? 0), 0);
    for (const [account, amount] of [
      [chart.control('receivable', fundId), amountMinor],
      [accountId, -amountMinor],
    ] as const) {
      const before = sums.get(`${account} ${fundId}`)?.amountMinor ?? 0;
      sums.set(`${account} ${fundId}`, { accountId: account, fundId, amountMinor: before + amount });
    }
  });
  return {
    rows: shares.map(({ propertyId, name, owners, totalMinor, linesMinor, problem }) => ({
      property: { id: propertyId, name },
      billedTo: owners ?? '',
      totalMinor,
      linesMinor,
      creditMinor: used.get(propertyId) ?? 0,
      problem: problem === null ? null : context.translate(problem),
    })),
    totalMinor: billed.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    postings: [...sums.values()]
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ accountId, fundId, amountMinor }) => ({
        account: named(chart.account(accountId)),
        fund: named(chart.fund(fundId)),
        amountMinor,
      })),
  };
}
