import type {
  PaymentInput,
  PaymentPreview,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import { openSince, requireOpenDay } from '../../../../../ledger';
import { lockUnits, openUnitsOn, unitsOn } from '../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../platform/database/database';
import type { Call } from '../../../../../platform/http/implement';
import { type Text, msg } from '../../../../../platform/http/language/sentence';
import { invalid } from '../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { settle, type Settling, sumOf } from '../../owner-account/apply-credit.rules';
import { petitionsOn } from '../../collection/collection-hold.sql';
import { byPetition } from '../../collection/held-days.rules';
import { brokenPlans } from '../../collection/plan/payment-plan.sql';
import { readersOfParts } from '../../letter/readers.sql';
import { type OpenCharge, openCharges } from '../../owner-account/open-charges.sql';
import { type OwnerChart, ownerChart } from '../../owner-account/owner-chart';
import { unitName } from '../../owner-account/unit-name.sql';
import { formerLedger } from '../../statement/former-ledger.sql';
import { ordersInDefault } from '../policy/default-order.rules';
import { sentenceTeller } from '../policy/policy.rules';
import { policiesOf, policyOn, type SetPolicy } from '../policy/policy.sql';

/** What a payment does for one of its units. */
export interface PlannedPart {
  propertyId: string;
  name: string;
  /** Null in a preview of a unit whose ledger is not open yet. */
  ledgerId: string | null;
  amountMinor: number;
  settlings: Settling[];
  leftMinor: number;
  /** Refundable deposits that are open of it. */
  deposits: OpenCharge[];
  /** Of a bankruptcy, with what is open from before it: only a payment that says so settles that. */
  petition: { petitionOn: string; openMinor: number } | null;
}

export interface PlannedPayment {
  chart: OwnerChart;
  policies: SetPolicy[];
  /** In which the money arrives. */
  fundId: string;
  amountMinor: number;
  parts: PlannedPart[];
}

/** What is wrong with where a payment goes; undefined where nothing is. */
function depositFault(chart: OwnerChart, accountId: string): Text | undefined {
  const account = chart.account(accountId);
  if (!account) return 'There is no such account.';
  if (account.archivedAt !== null) return 'This account is archived.';
  if (account.purpose === 'bank' || account.purpose === 'undeposited') return undefined;
  const name = `${account.code} ${account.name}`;
  return msg`${name} isn’t a bank account. Choose one, or undeposited funds.`;
}

/** The fund in which money arrives. Throws a Problem, 422, for an account that it cannot go to. */
export function depositFund(chart: OwnerChart, depositToId: string): string {
  const fault = depositFault(chart, depositToId);
  if (fault !== undefined) throw invalid({ depositToId: fault });
  return chart.account(depositToId)?.fundId ?? chart.operatingFund();
}

function faultsOf(context: ReadContext, chart: OwnerChart, input: PaymentInput): Record<string, Text> {
  const { receivedOn, depositToId, parts } = input;
  const faults: Record<string, Text> = {};
  if (receivedOn > todayOf(context)) faults.receivedOn = 'This date is in the future.';
  const deposit = depositFault(chart, depositToId);
  if (deposit !== undefined) faults.depositToId = deposit;
  parts.forEach(({ propertyId }, place) => {
    // A part is a unit's: seller and buyer pay with checks of their own.
    if (parts.findIndex((part) => part.propertyId === propertyId) < place)
      faults[`parts.${place}.propertyId`] = 'This unit is listed twice. Enter it once, with the total.';
  });
  return faults;
}

async function unitNames(tx: Tx, { parts }: PaymentInput): Promise<Map<string, string>> {
  const ids = parts.map(({ propertyId }) => propertyId);
  const rows = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', 'in', ids)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const faults = ids.flatMap((id, place) =>
    names.has(id) ? [] : [[`parts.${place}.propertyId`, 'Unit not found.'] as const],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return names;
}

/** The ledgers of former owners that parts name. Throws a Problem, 422, for one that is not of its unit. */
async function formerOf(
  { tx, ...context }: ReadContext,
  parts: PaymentInput['parts'],
): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const [place, { propertyId, ledgerId }] of parts.entries()) {
    const ledger =
      ledgerId === null ? null : await formerLedger(tx, { propertyId, ledgerId }, todayOf(context));
    if (ledger === undefined)
      throw invalid({ [`parts.${place}.ledgerId`]: 'These aren’t former owners of this unit.' });
    found.push(ledger?.id ?? null);
  }
  return found;
}

/** The ledger of each unit on the day: as it is or, to record the payment, opened and locked. Throws a Problem for a unit that nobody owned. */
async function ledgersOf(
  context: ReadContext,
  { parts, receivedOn }: PaymentInput,
  isRecorded: boolean,
): Promise<(string | null)[]> {
  const { tx, tenant } = context;
  const ids = parts.map(({ propertyId }) => propertyId);
  if (isRecorded) await lockUnits(tx, ids);
  const former = await formerOf(context, parts);
  const own = parts.flatMap(({ propertyId, ledgerId }) => (ledgerId === null ? [propertyId] : []));
  const opened = isRecorded ? await openUnitsOn(tx, tenant.id, own, receivedOn) : null;
  const seen = await unitsOn(tx, own, receivedOn);
  const faults = parts.flatMap(({ propertyId: id, ledgerId }, place) =>
    ledgerId === null && seen.get(id)?.owners == null
      ? [[`parts.${place}.propertyId`, 'This unit had no owner on that date. Add its owner first.'] as const]
      : [],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return ids.map((id, place) => former[place] ?? opened?.get(id)?.id ?? seen.get(id)?.id ?? null);
}

/** What is open, with how much of it was on a day already where the rest came back after it. */
async function chargesOn(tx: Tx, ledgerIds: readonly string[], day: string) {
  const charges = await openCharges(tx, ledgerIds);
  const back = [...charges.values()].flat().filter(({ openOn }) => openOn !== undefined && openOn > day);
  if (back.length === 0) return charges;
  const since = await openSince(
    tx,
    back.map(({ id }) => id),
    day,
  );
  const withSince = (charge: OpenCharge) => ({ ...charge, sinceMinor: since.get(charge.id) ?? 0 });
  return new Map([...charges].map(([ledgerId, own]) => [ledgerId, own.map(withSince)]));
}

/**
 * What a payment settles, by the order of the day that it came; `record` opens and locks what it is recorded on. Throws a Problem: 422 by
 * field for what is wrong with it, 409 for a day of a closed month.
 */
export async function planPayment(
  context: ReadContext,
  input: PaymentInput,
  { isRecorded }: { isRecorded: boolean },
): Promise<PlannedPayment> {
  const { tx, tenant } = context;
  const { receivedOn, depositToId } = input;
  const chart = await ownerChart(tx);
  const faults = faultsOf(context, chart, input);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await requireOpenDay(tx, receivedOn);
  const names = await unitNames(tx, input);
  const ledgers = await ledgersOf(context, input, isRecorded);
  const policies = await policiesOf(tx, tenant.id);
  const known = ledgers.filter((id) => id !== null);
  const charges = await chargesOn(tx, known, receivedOn);
  const broken = await brokenPlans(tx, known, receivedOn);
  const petitions = await petitionsOn(tx, known, receivedOn);
  const parts = input.parts.map((part, place): PlannedPart => {
    const { propertyId, amountMinor, depositInvoiceId, isBeforePetition } = part;
    const ledgerId = ledgers[place] ?? null;
    const petitionOn = petitions.get(ledgerId ?? '');
    if (isBeforePetition && petitionOn === undefined)
      throw invalid({
        [`parts.${place}.isBeforePetition`]: 'Collections aren’t paused for bankruptcy on that date.',
      });
    const { before, since } = byPetition(charges.get(ledgerId ?? '') ?? [], petitionOn);
    const open = isBeforePetition ? before : since;
    const owedBefore = before.reduce((sum, { openMinor }) => sum + openMinor, 0);
    const deposits = open.filter(({ isDeposit, invoiceId }) => isDeposit && invoiceId !== null);
    if (depositInvoiceId !== null && !deposits.some(({ invoiceId }) => invoiceId === depositInvoiceId))
      throw invalid({ [`parts.${place}.depositInvoiceId`]: 'This invoice has no open deposit.' });
    const { settlings, leftMinor } = settle(
      broken.has(ledgerId ?? '') ? ordersInDefault(policies) : policies,
      { amountMinor, receivedOn, depositInvoiceId },
      open,
    );
    const name = names.get(propertyId) ?? '';
    const petition =
      petitionOn !== undefined && owedBefore > 0 ? { petitionOn, openMinor: owedBefore } : null;
    return { propertyId, name, ledgerId, amountMinor, settlings, leftMinor, deposits, petition };
  });
  return {
    chart,
    policies,
    fundId: chart.account(depositToId)?.fundId ?? chart.operatingFund(),
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    parts,
  };
}

/** The numbers of invoices, by their ids. */
export async function invoiceNumbers(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, number>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx.selectFrom('invoice').select(['id', 'number']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** What each fund but the one that the money arrives in is owed for what it settles of theirs. */
function dueBetweenFunds({ chart, fundId, parts }: PlannedPayment): PaymentPreview['dueBetweenFunds'] {
  const named = (id: string) => ({ id, name: chart.fund(id)?.name ?? '' });
  const byFund = new Map<string, Settling[]>();
  for (const settling of parts.flatMap(({ settlings }) => settlings)) {
    const { fundId: of } = settling.charge;
    if (of !== fundId) byFund.set(of, [...(byFund.get(of) ?? []), settling]);
  }
  return [...byFund].map(([to, settlings]) => ({
    from: named(fundId),
    to: named(to),
    amountMinor: sumOf(settlings),
  }));
}

/** What a payment would do. Nothing is written. */
export async function previewPayment(
  context: ReadContext & Pick<Call, 'translate'>,
  input: PaymentInput,
): Promise<PaymentPreview> {
  const plan = await planPayment(context, input, { isRecorded: false });
  const { chart, policies, parts } = plan;
  const { name, version, effectiveOn } = policyOn(policies, input.receivedOn);
  const told = sentenceTeller(policies, context.translate);
  const numbers = await invoiceNumbers(
    context.tx,
    parts.flatMap(({ settlings, deposits }) =>
      [...settlings.map(({ charge }) => charge), ...deposits].map(({ invoiceId }) => invoiceId),
    ),
  );
  return {
    allocations: parts.flatMap(({ propertyId, name: unit, settlings }) =>
      settlings.map(({ charge, amountMinor, sentence }) => ({
        property: { id: propertyId, name: unit },
        invoice:
          charge.invoiceId === null
            ? null
            : { id: charge.invoiceId, number: numbers.get(charge.invoiceId) ?? 0 },
        description: charge.description ?? '',
        fund: { id: charge.fundId, name: chart.fund(charge.fundId)?.name ?? '' },
        dueOn: charge.dueOn,
        openMinor: charge.openMinor,
        amountMinor,
        sentence: told(sentence),
      })),
    ),
    credits: parts
      .filter(({ leftMinor }) => leftMinor > 0)
      .map(({ propertyId, name: unit, leftMinor }) => ({
        property: { id: propertyId, name: unit },
        amountMinor: leftMinor,
      })),
    deposits: parts.flatMap(({ propertyId, name: unit, deposits }) =>
      deposits.flatMap(({ invoiceId, description, openMinor }) =>
        invoiceId === null
          ? []
          : [
              {
                property: { id: propertyId, name: unit },
                invoice: { id: invoiceId, number: numbers.get(invoiceId) ?? 0 },
                description: description ?? '',
                openMinor,
              },
            ],
      ),
    ),
    petitions: parts.flatMap(({ propertyId, name: unit, petition }) =>
      petition ? [{ property: { id: propertyId, name: unit }, ...petition }] : [],
    ),
    dueBetweenFunds: dueBetweenFunds(plan),
    receiptTo: (await readersOfParts(context.tx, input.parts, input.receivedOn)).map(({ name: to }) => to),
    policy: { name, version, effectiveOn },
  };
}
