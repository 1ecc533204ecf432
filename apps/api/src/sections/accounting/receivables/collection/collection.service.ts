import type {
  CollectionHoldInput,
  PaymentPlan,
  PaymentPlanInput,
  UnitCollection,
} from '@courtyard/contract/accounting/receivables/collection/collection';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { openUnitsOn } from '../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { FileColumn } from '../../../../platform/files/storage/file-column';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { openCharges } from '../owner-account/open-charges.sql';
import { unitName } from '../owner-account/unit-name.sql';
import { payoffsOf } from './payoff/payoffs.sql';
import { holdsOfUnit } from './collection-hold.sql';
import { formerLedgers } from './plan/former-ledgers.sql';
import { plansOf, type StoredPlan } from './plan/payment-plan.sql';
import en from './payment-plan.en.json';
import es from './payment-plan.es.json';
import { expectedUntil, planInstallments, planState } from './plan/plan.rules';

export const collectionFileColumns: readonly FileColumn[] = [
  {
    table: 'payment_plan',
    column: 'agreement_file_id',
    role: labelsFrom(en, es).agreement,
    record: 'payment-plan',
    recordId: 'id',
  },
];

async function requireUnit({ tx }: Pick<ReadContext, 'tx'>, propertyId: string) {
  const property = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw notFound('property');
  return property;
}

function planFor(
  { propertyId: _, ledgerId: __, agreementFileId, ...plan }: StoredPlan,
  files: ReadonlyMap<string, NonNullable<PaymentPlan['agreement']>>,
  today: string,
): PaymentPlan {
  const file = agreementFileId === null ? undefined : files.get(agreementFileId);
  return {
    ...plan,
    state: planState(plan, today),
    expectedMinor: expectedUntil(plan.installments, today),
    agreement: file ?? null,
  };
}

/** Throws a Problem, 404. */
export async function unitCollection(context: ReadContext, propertyId: string): Promise<UnitCollection> {
  const { tx, platform } = context;
  const today = todayOf(context);
  const property = await requireUnit(context, propertyId);
  const plans = await plansOf(tx, propertyId);
  const files = await platform.files.describe(
    tx,
    plans.flatMap(({ agreementFileId }) => (agreementFileId === null ? [] : [agreementFileId])),
  );
  return {
    property,
    holds: await holdsOfUnit(tx, propertyId, today),
    plans: plans.map((plan) => planFor(plan, files, today)),
    former: await formerLedgers(tx, propertyId, today),
    payoffs: await payoffsOf(tx, propertyId),
  };
}

/** The ledger of those who own a unit on a day, and keeps others from the unit. Throws a Problem, 422, where nobody does. */
async function ledgerOn({ tx, tenant }: CallContext, propertyId: string, day: string, field: string) {
  const ledger = (await openUnitsOn(tx, tenant.id, [propertyId], day)).get(propertyId);
  if (!ledger) throw invalid({ [field]: 'This unit had no owner on that date. Add its owner first.' });
  return ledger;
}

/** Holds the collection from those who own a unit when it begins. */
export async function holdCollection(
  context: CallContext,
  propertyId: string,
  input: CollectionHoldInput,
): Promise<UnitCollection> {
  const { tx, tenant, caller, platform } = context;
  const { name: property } = await requireUnit(context, propertyId);
  if ((input.petitionOn !== null) !== (input.reason === 'bankruptcy'))
    throw invalid({
      petitionOn:
        input.reason === 'bankruptcy'
          ? 'Enter the bankruptcy petition date.'
          : 'Only a bankruptcy has a petition date.',
    });
  if (input.endsOn !== null && input.endsOn < input.startsOn)
    throw invalid({ endsOn: 'Choose the start date or later.' });
  const ledger = await ledgerOn(context, propertyId, input.startsOn, 'startsOn');
  const id = newId();
  await tx
    .insertInto('collectionHold')
    .values({
      ...input,
      tenantId: tenant.id,
      id,
      propertyId,
      unitLedgerId: ledger.id,
      setBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  await recordChange(
    context,
    changeOf('collection-hold.set', { 'collection-hold': id }, {}, { property, ...input }),
  );
  return unitCollection(context, propertyId);
}

/** Says the last day of a hold. */
export async function endHold(
  context: CallContext,
  id: string,
  { endsOn, version }: { endsOn: string; version: number },
): Promise<UnitCollection> {
  const { tx } = context;
  const held = await tx
    .selectFrom('collectionHold')
    .select(['propertyId', 'startsOn', 'endsOn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound('collection hold');
  if (held.version !== version) throw versionConflict('collection hold');
  if (endsOn < held.startsOn) throw invalid({ endsOn: 'Choose the start date or later.' });
  await tx
    .updateTable('collectionHold')
    .set({ endsOn, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordChange(
    context,
    changeOf('collection-hold.end', { 'collection-hold': id }, { endsOn: held.endsOn }, { endsOn }),
  );
  return unitCollection(context, held.propertyId);
}

const planThere = () =>
  conflict('plan-there', 'These owners already have a payment plan. End it before you set up another.');

/** Agrees on a plan for all that is open of a unit's owners today. */
export async function agreePlan(
  context: CallContext,
  propertyId: string,
  input: PaymentPlanInput,
): Promise<UnitCollection> {
  const { tx, tenant, caller, platform } = context;
  const { name: property } = await requireUnit(context, propertyId);
  const agreedOn = todayOf(context);
  if (input.firstOn < agreedOn)
    throw invalid({ firstOn: 'Choose today or a later date for the first installment.' });
  const ledger = await ledgerOn(context, propertyId, agreedOn, 'firstOn');
  const charges = (await openCharges(tx, [ledger.id])).get(ledger.id) ?? [];
  const totalMinor = charges.reduce((sum, { openMinor }) => sum + openMinor, 0);
  if (totalMinor === 0)
    throw conflict('nothing-open', 'This unit has no open balance to put on a payment plan.');
  if (input.agreementFileId !== null) await platform.files.attach(tx, input.agreementFileId);
  const id = newId();
  const { lateDays, agreementFileId, installments, firstOn } = input;
  await withConstraintProblems(
    tx
      .insertInto('paymentPlan')
      .values({
        tenantId: tenant.id,
        id,
        propertyId,
        unitLedgerId: ledger.id,
        totalMinor,
        lateDays,
        agreementFileId,
        agreedOn,
        agreedBy: caller.displayName,
        endedOn: null,
        endedBy: null,
        endReason: null,
      })
      .execute(),
    { payment_plan_one: planThere },
  );
  const own = { tenantId: tenant.id, planId: id };
  await tx
    .insertInto('paymentPlanInstallment')
    .values(planInstallments(totalMinor, input).map((part) => ({ ...own, ...part })))
    .execute();
  await tx
    .insertInto('paymentPlanItem')
    .values(charges.map(({ id: itemId, openMinor }) => ({ ...own, itemId, openMinor })))
    .execute();
  await recordChange(
    context,
    changeOf(
      'payment-plan.agree',
      { 'payment-plan': id },
      {},
      { property, totalMinor, installments, firstOn, lateDays },
    ),
  );
  return unitCollection(context, propertyId);
}

/** Ends a plan: it was broken, or another reason. */
export async function endPlan(
  context: CallContext,
  id: string,
  { reason, isDefault, version }: { reason: string; isDefault: boolean; version: number },
): Promise<UnitCollection> {
  const { tx, caller } = context;
  const plan = await tx
    .selectFrom('paymentPlan')
    .select(['propertyId', 'endedOn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!plan) throw notFound('payment plan');
  if (plan.version !== version) throw versionConflict('payment plan');
  if (plan.endedOn !== null) throw conflict('plan-ended', 'This payment plan has already ended.');
  await tx
    .updateTable('paymentPlan')
    .set({
      endedOn: todayOf(context),
      endedBy: caller.displayName,
      endReason: reason,
      isDefault,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const state = isDefault ? 'defaulted' : 'ended';
  await recordChange(context, changeOf('payment-plan.end', { 'payment-plan': id }, {}, { state, reason }));
  return unitCollection(context, plan.propertyId);
}
