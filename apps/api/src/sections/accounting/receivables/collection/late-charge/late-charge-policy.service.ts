import type {
  LateChargeInput,
  LateChargePolicy,
  LateChargePreview,
} from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { addDays } from '@courtyard/contract/days';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Text } from '../../../../../platform/http/language/sentence';
import { invalid } from '../../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../../platform/section/call-context';
import { incomeFault } from '../../invoice/billing/invoice-lines.rules';
import { type OwnerChart, ownerChart } from '../../owner-account/owner-chart';
import { monthBefore } from './charge-late.service';
import { chargesOn, faultsByLaw, type LateInstallment } from './late-charges.rules';
import { lateInstallments, latePolicies } from './late-charge.sql';

type Stored = Awaited<ReturnType<typeof latePolicies>>[number];

const policyFrom = (
  chart: OwnerChart,
  { feeAccountId, interestAccountId, ...policy }: Stored,
): LateChargePolicy => {
  const named = (id: string | null) => {
    const account = id === null ? undefined : chart.account(id);
    return account ? { id: account.id, name: `${account.code} ${account.name}` } : null;
  };
  return { ...policy, feeAccount: named(feeAccountId), interestAccount: named(interestAccountId) };
};

/** The policies, the newest first. */
export async function listLatePolicies({ tx }: ReadContext) {
  const chart = await ownerChart(tx);
  const data = (await latePolicies(tx)).toReversed().map((policy) => policyFrom(chart, policy));
  return { data, page: { next: null, previous: null, total: data.length, firstPosition: 1 } };
}

/** What the law of its template does not allow, and the account that a part of the policy is income of: each fault at its field. */
function requireTerms(chart: OwnerChart, input: LateChargeInput, currency: string): void {
  const faults: Record<string, Text> = faultsByLaw(input, currency);
  const look = (field: 'feeAccountId' | 'interestAccountId', isCharged: boolean) => {
    const accountId = input[field];
    if (!isCharged) return;
    const fault = accountId === null ? 'Choose an income account.' : incomeFault(chart, accountId);
    if (fault !== undefined) faults[field] = fault;
  };
  look('feeAccountId', input.lateFee !== null);
  look('interestAccountId', input.interest !== null);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Puts in force what late payment costs, for what falls due from a day on. Throws a Problem, 422. */
export async function setLatePolicy(context: CallContext, input: LateChargeInput): Promise<LateChargePolicy> {
  const { tx, tenant, caller, platform } = context;
  const chart = await ownerChart(tx);
  requireTerms(chart, input, tenant.currency);
  const id = newId();
  const before = await latePolicies(tx);
  const { name, effectiveOn, lateFee, interest } = input;
  const version = `${name}-late-${before.length + 1}`;
  await tx
    .insertInto('lateChargePolicy')
    .values({
      tenantId: tenant.id,
      id,
      name,
      version,
      effectiveOn,
      lateFee: lateFee && JSON.stringify(lateFee),
      interest: interest && JSON.stringify(interest),
      feeAccountId: lateFee && input.feeAccountId,
      interestAccountId: interest && input.interestAccountId,
      setBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  const made = (await latePolicies(tx)).find((policy) => policy.id === id);
  if (!made) throw new Error('a policy of late charges was set and is not there');
  await recordChange(
    context,
    changeOf(
      'late-charge-policy.set',
      { 'late-charge-policy': id },
      {},
      { version, effectiveOn, lateFee: JSON.stringify(lateFee), interest: JSON.stringify(interest) },
    ),
  );
  return policyFrom(chart, made);
}

/** An installment as if nothing had been charged for it, and interest of one month alone. */
const uncharged = (installment: LateInstallment): LateInstallment => ({ ...installment, charged: [] });

/** Which units a policy would have charged for what fell due last month, as it is known now. Nothing is written. */
export async function previewLateCharges(
  context: ReadContext,
  input: LateChargeInput,
): Promise<LateChargePreview> {
  const { from, until } = monthBefore(todayOf(context));
  const day = addDays(until, 1);
  const policy = { ...input, version: 'preview', effectiveOn: from };
  const found = (await lateInstallments(context.tx, { from, today: day })).map(uncharged);
  const grace = input.lateFee?.graceDays ?? 0;
  const rows = new Map<string, LateChargePreview['rows'][number]>();
  // Whoever is late on the last day of the grace that ends by now is.
  const charges = found.flatMap((installment) => [
    ...chargesOn([policy], [installment], addDays(installment.dueOn, grace + 1)).filter(
      ({ kind }) => kind === 'late-fee',
    ),
    ...chargesOn([policy], [installment], day).filter(({ kind }) => kind === 'interest'),
  ]);
  for (const { kind, installment, amountMinor } of charges) {
    const { propertyId, name } = installment;
    const row = rows.get(propertyId) ?? {
      property: { id: propertyId, name },
      lateFeeMinor: 0,
      interestMinor: 0,
    };
    if (kind === 'late-fee') row.lateFeeMinor += amountMinor;
    else row.interestMinor += amountMinor;
    rows.set(propertyId, row);
  }
  const all = [...rows.values()].toSorted((one, other) =>
    one.property.name.localeCompare(other.property.name),
  );
  return {
    from,
    until,
    rows: all,
    lateFeeMinor: all.reduce((sum, { lateFeeMinor }) => sum + lateFeeMinor, 0),
    interestMinor: all.reduce((sum, { interestMinor }) => sum + interestMinor, 0),
  };
}
