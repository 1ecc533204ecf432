import type {
  RequestPolicy,
  RequestPolicyChange,
} from '@courtyard/contract/service-requests/policy/request-policy';
import { changeOf } from '../../../platform/audit/audit';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { shippedPolicy } from './shipped-policy';

/** What the community goes by; version 0 is what the product ships. */
export async function policyOf({ tx }: Pick<ReadContext, 'tx'>): Promise<RequestPolicy> {
  const row = await tx.selectFrom('requestPolicy').select(['policy', 'version']).executeTakeFirst();
  return row ? { ...shippedPolicy, ...row.policy, version: row.version } : { ...shippedPolicy, version: 0 };
}

/** Clocks that run go on as they began. Throws versionConflict where somebody else changed it since it was read. */
export async function setPolicy(
  context: CallContext,
  { version, ...policy }: RequestPolicyChange,
): Promise<RequestPolicy> {
  const { tx, tenant, platform } = context;
  const { version: _, ...before } = await policyOf(context);
  const written = { policy: JSON.stringify(policy), updatedAt: platform.clock() };
  const row =
    version === 0
      ? await tx
          .insertInto('requestPolicy')
          .values({ tenantId: tenant.id, ...written })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('requestPolicy')
          .set({ ...written, version: version + 1 })
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!row) throw versionConflict('policy');
  await recordChange(
    context,
    changeOf('request-policy.update', { 'request-policy': tenant.id }, before, policy),
  );
  return policyOf(context);
}
