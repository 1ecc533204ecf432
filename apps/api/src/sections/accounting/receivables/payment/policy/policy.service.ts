import type {
  PaymentPolicy,
  paymentRoutes,
} from '@courtyard/contract/accounting/receivables/payment/payment';
import type { z } from 'zod';
import { waterfallTemplates } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { onOnePage } from '../../../../../platform/database/lists/one-page';
import type { Call } from '../../../../../platform/http/implement';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';
import { stepsInWords } from './policy.rules';
import { policiesOf, type SetPolicy } from './policy.sql';

type TranslatingContext = ReadContext & Pick<Call, 'translate'>;

const policyFor = (
  { source: _, steps, ...policy }: SetPolicy,
  translate: Call['translate'],
): PaymentPolicy => ({
  ...policy,
  steps: stepsInWords({ source: '', steps }, translate),
});

/** The orders of payment, the newest first. */
export async function listPolicies({ tx, tenant, translate }: TranslatingContext) {
  const policies = await policiesOf(tx, tenant.id);
  const data = policies.toReversed().map((policy) => policyFor(policy, translate));
  return onOnePage(data);
}

/** Puts an order of payment in force from a day on. */
export async function setPolicy(
  context: CallContext & Pick<Call, 'translate'>,
  { name, effectiveOn }: z.output<(typeof paymentRoutes.setPaymentPolicy)['body']>,
): Promise<PaymentPolicy> {
  const { tx, tenant, caller, platform } = context;
  const { steps, ...template } = waterfallTemplates[name];
  const id = newId();
  await tx
    .insertInto('paymentPolicy')
    .values({
      ...template,
      steps: JSON.stringify(steps),
      tenantId: tenant.id,
      id,
      name,
      effectiveOn,
      setBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  const made = (await policiesOf(tx, tenant.id)).find((policy) => policy.id === id);
  if (!made) throw new Error('an order of payments was set and is not there');
  const after = { name, version: made.version, effectiveOn };
  await recordChange(context, changeOf('payment-policy.set', { 'payment-policy': id }, {}, after));
  return policyFor(made, context.translate);
}
