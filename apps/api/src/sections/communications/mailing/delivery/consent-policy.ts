import {
  type ConsentPolicy,
  consentPolicyRoutes,
} from '@courtyard/contract/communications/mailing/consent-policy';
import { changeOf } from '../../../../platform/audit/audit';
import { implement, type Module } from '../../../../platform/http/implement';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';

const untouched: ConsentPolicy = { isDemanded: true, source: null, version: 0 };

async function policyOf({ tx }: Pick<ReadContext, 'tx'>): Promise<ConsentPolicy> {
  const row = await tx
    .selectFrom('mailConsentPolicy')
    .select(['isDemanded', 'source', 'version'])
    .executeTakeFirst();
  return row ?? untouched;
}

/** What the history tells, among the other rules of notices. */
const factsOf = ({ isDemanded, source }: ConsentPolicy) => ({ consentDemanded: isDemanded, source });

/** Throws versionConflict where another version is there than the one that was read. */
async function setPolicy(context: CallContext, { version, ...input }: ConsentPolicy): Promise<ConsentPolicy> {
  const { tx, tenant } = context;
  const before = await policyOf(context);
  const next = { ...input, version: version + 1 };
  const row = await tx
    .insertInto('mailConsentPolicy')
    .values({ tenantId: tenant.id, ...next })
    .onConflict((conflict) =>
      conflict.column('tenantId').doUpdateSet(next).where('mailConsentPolicy.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!row || before.version !== version) throw versionConflict('rule');
  await recordChange(
    context,
    changeOf('meeting-rules.update', { 'meeting-rules': tenant.id }, factsOf(before), factsOf(next)),
  );
  return next;
}

/** Whether required notices go by e-mail only to those who agreed to that. */
export const consentPolicyModule: Module = () => [
  implement(consentPolicyRoutes.getConsentPolicy, async (call) => ({ data: await policyOf(call) })),
  implement(consentPolicyRoutes.setConsentPolicy, async (call) => ({
    data: await setPolicy(call, call.body),
  })),
];
