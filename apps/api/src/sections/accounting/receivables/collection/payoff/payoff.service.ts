import type {
  PayoffFigures,
  PayoffInput,
  PayoffStatement,
} from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { addDays } from '@courtyard/contract/days';
import { lockUnits, unitsOn } from '../../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Text } from '../../../../../platform/http/language/sentence';
import type { Call } from '../../../../../platform/http/implement';
import { invalid, notFound } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { createInvoices } from '../../invoice/billing/invoice-run.service';
import { incomeFault } from '../../invoice/billing/invoice-lines.rules';
import { takeNumbers } from '../../owner-account/document-number.sql';
import { openCharges, openCredits } from '../../owner-account/open-charges.sql';
import { ownerChart } from '../../owner-account/owner-chart';
import { unitName } from '../../owner-account/unit-name.sql';
import { heldUnits } from '../collection-hold.sql';
import { describedAs } from '../late-charge/charge-late.service';
import { laterInstallments } from '../special-assessment/progress.sql';
import { type LateUntil, lateUntil, stillToCome } from './late-until';
import { billedUntil, calledAhead } from './to-bill';

/** No statement is good for longer: what is owed changes. */
const maxDays = 90;

async function faultsOf(context: ReadContext, { at, validUntil, fee }: PayoffInput) {
  const today = todayOf(context);
  const faults: Record<string, Text> = {};
  if (at < today) faults.at = 'Choose today or a later date.';
  if (validUntil < at) faults.validUntil = 'Choose the payoff date or later.';
  if (validUntil > addDays(today, maxDays))
    faults.validUntil = 'A payoff statement can be valid for up to 90 days.';
  if (fee) {
    const fault = incomeFault(await ownerChart(context.tx), fee.accountId);
    if (fault !== undefined) faults['fee.accountId'] = fault;
  }
  return faults;
}

const sum = (parts: readonly { openMinor: number }[]) =>
  parts.reduce((all, { openMinor }) => all + openMinor, 0);

/** What is open by kind of charge, in the order in which kinds are first met. */
function byTypeOf(charges: PayoffFigures['charges']): PayoffFigures['byType'] {
  const types = new Map<PayoffFigures['byType'][number]['chargeType'], number>();
  for (const { chargeType, openMinor } of charges)
    types.set(chargeType, (types.get(chargeType) ?? 0) + openMinor);
  return [...types].map(([chargeType, openMinor]) => ({ chargeType, openMinor }));
}

/**
 * Everything that has to be paid for a unit to be clear on a day: what is open of those who own it, also what is due later, what is
 * billed by the end of the day, interest until then, and the late fees that are charged by then. Throws a Problem: 422 by field, 404.
 */
export async function payoffFigures(
  context: ReadContext & Pick<Call, 'translate'>,
  input: PayoffInput,
): Promise<PayoffFigures> {
  const { tx } = context;
  const faults = await faultsOf(context, input);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const { propertyId, at, validUntil } = input;
  const property = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw notFound('property');
  const today = todayOf(context);
  const { id: ledgerId = null, owners = null } =
    (await unitsOn(tx, [propertyId], today)).get(propertyId) ?? {};
  const own = ledgerId === null ? [] : [ledgerId];
  const open = (await openCharges(tx, own)).get(ledgerId ?? '') ?? [];
  const credits = (await openCredits(tx, own)).get(ledgerId ?? '') ?? [];
  const held = (await heldUnits(tx, today)).get(ledgerId ?? '')?.reason ?? null;
  const billed = open.map(({ description, chargeType, issuedOn, dueOn, openMinor }) => ({
    description: description ?? '',
    chargeType,
    issuedOn,
    dueOn,
    openMinor,
  }));
  const installments = await laterInstallments(tx, propertyId, today);
  const ofLevies = installments
    .filter(({ issuedOn }) => issuedOn <= at)
    .map(({ title, issuedOn, dueOn, amountMinor }) => [
      {
        description: context.translate(calledAhead(title, issuedOn)),
        chargeType: 'special' as const,
        issuedOn,
        dueOn,
        openMinor: amountMinor,
      },
    ]);
  const { invoices, unbilled } = await billedUntil(context, propertyId, at);
  const ahead = [...invoices, ...ofLevies];
  const creditMinor = credits.reduce((all, { leftMinor }) => all + leftMinor, 0);
  const toCome = stillToCome(propertyId, ahead, Math.max(0, creditMinor - sum(open)));
  const late: LateUntil =
    held === null
      ? await lateUntil(tx, { propertyId, at }, toCome)
      : { accruedMinor: 0, perDiemMinor: 0, fees: [] };
  const fees = late.fees.map((fee) => ({
    description: context.translate(describedAs(fee)),
    chargeType: fee.kind,
    issuedOn: at,
    dueOn: at,
    openMinor: fee.amountMinor,
  }));
  const charges = [...billed, ...fees, ...ahead.flat()];
  const later = installments.filter(({ issuedOn }) => issuedOn > at);
  const openMinor = sum(charges);
  const feeMinor = input.fee?.amountMinor ?? 0;
  return {
    property,
    owners: owners ?? '',
    at,
    validUntil,
    held,
    byType: byTypeOf(charges),
    charges,
    openMinor,
    interestMinor: late.accruedMinor,
    creditMinor,
    feeMinor,
    totalMinor: openMinor + late.accruedMinor + feeMinor - creditMinor,
    perDiemMinor: late.perDiemMinor,
    later,
    laterMinor: later.reduce((all, { amountMinor }) => all + amountMinor, 0),
    unbilled,
  };
}

/** A payoff statement as it was made. Throws a Problem, 404. */
export async function getPayoff({ tx }: Pick<ReadContext, 'tx'>, id: string): Promise<PayoffStatement> {
  const found = await tx
    .selectFrom('payoffStatement')
    .select(['number', 'figures', 'requestedBy', 'feeInvoiceId', 'madeBy', 'madeAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('payoff statement');
  const { figures, ...rest } = found;
  return { id, ...rest, unbilled: [], ...figures };
}

/** Makes a payoff statement, and bills what it costs, last. */
export async function createPayoff(
  context: CallContext & Pick<Call, 'translate'>,
  input: PayoffInput,
): Promise<PayoffStatement> {
  const { tx, tenant, caller, platform } = context;
  await lockUnits(tx, [input.propertyId]);
  const figures = await payoffFigures(context, input);
  const id = newId();
  const number = await takeNumbers(tx, tenant.id, 'payoff-statement', 1);
  await tx
    .insertInto('payoffStatement')
    .values({
      tenantId: tenant.id,
      id,
      number,
      propertyId: input.propertyId,
      atDay: input.at,
      figures: JSON.stringify(figures),
      requestedBy: input.requestedBy,
      feeInvoiceId: null,
      madeBy: caller.displayName,
      madeAt: platform.clock(),
    })
    .execute();
  const { property, at, validUntil, openMinor, feeMinor, totalMinor, perDiemMinor } = figures;
  await recordChange(
    context,
    changeOf(
      'payoff-statement.create',
      { 'payoff-statement': id },
      {},
      {
        number,
        property: property.name,
        at,
        validUntil,
        openMinor,
        feeMinor,
        totalMinor,
        perDiemMinor,
        requestedBy: input.requestedBy,
      },
    ),
  );
  if (input.fee) {
    const today = todayOf(context);
    const { invoiceId } = await createInvoices(context, {
      propertyIds: [input.propertyId],
      split: 'each',
      issuedOn: today,
      dueOn: at,
      memo: null,
      lines: [
        {
          ...input.fee,
          serviceItemId: null,
          description: context.translate('Payoff statement fee'),
          chargeType: 'other',
        },
      ],
    });
    await tx.updateTable('payoffStatement').set({ feeInvoiceId: invoiceId }).where('id', '=', id).execute();
  }
  return getPayoff(context, id);
}
