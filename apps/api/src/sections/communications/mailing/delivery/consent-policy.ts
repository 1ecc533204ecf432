import {
  type ConsentPolicy,
  consentPolicyRoutes,
} from '@courtyard/contract/communications/mailing/consent-policy';
import { changeOf } from '../../../../platform/audit/audit';
import { implement, type Module } from '../../../../platform/http/implement';
import { consentPolicyOf, storeConsentPolicy } from '../../../../platform/mail/consent/consent-policy.sql';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';

/** What the history tells, among the other rules of notices. */
const auditValues = ({ isDemanded, source }: ConsentPolicy) => ({ consentDemanded: isDemanded, source });

/** Throws versionConflict where another version is there than the one that was read. */
async function setPolicy(context: CallContext, { version, ...input }: ConsentPolicy): Promise<ConsentPolicy> {
  const { tx, tenant } = context;
  const before = await consentPolicyOf(tx);
  const next = { ...input, version: version + 1 };
  const isStored = await storeConsentPolicy(tx, tenant.id, next);
  if (!isStored || before.version !== version) throw versionConflict('rule');
  await recordChange(
    context,
    changeOf('meeting-rules.update', { 'meeting-rules': tenant.id }, auditValues(before), auditValues(next)),
  );
  return next;
}

/** Whether required notices go by e-mail only to those who agreed to that. */
export const consentPolicyModule: Module = () => [
  implement(consentPolicyRoutes.getConsentPolicy, async (call) => ({ data: await consentPolicyOf(call.tx) })),
  implement(consentPolicyRoutes.setConsentPolicy, async (call) => ({
    data: await setPolicy(call, call.body),
  })),
];
