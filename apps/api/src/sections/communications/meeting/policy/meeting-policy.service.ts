import {
  type MeetingPolicy,
  type MeetingPolicyInput,
  meetingPolicyInput,
} from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import { meetingKinds } from '@courtyard/contract/communications/meeting/meeting.values';
import { changeOf } from '../../../../platform/audit/audit';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import type { QuorumRule } from '../attendance/quorum.rules';
import type { NoticePolicy } from '../notice/window/notice-window.rules';
import { defaultPolicies } from './default-policies';

type Kind = (typeof meetingKinds)[number];

/** The rules of every kind of meeting, in the order of the kinds. */
export async function meetingPolicies({ tx }: Pick<ReadContext, 'tx'>): Promise<MeetingPolicy[]> {
  const rows = await tx.selectFrom('meetingPolicy').selectAll().execute();
  return meetingKinds.map((kind) => {
    const row = rows.find((each) => each.kind === kind);
    if (!row) return { kind, version: 0, ...defaultPolicies[kind] };
    const { tenantId: _tenant, ...policy } = row;
    return policy;
  });
}

/** The rules of one kind of meeting. */
export async function policyOf(context: Pick<ReadContext, 'tx'>, kind: Kind): Promise<MeetingPolicy> {
  const found = (await meetingPolicies(context)).find((policy) => policy.kind === kind);
  if (!found) throw new Error(`No rules of meetings of the kind ${kind}`);
  return found;
}

export const noticeRuleOf = ({
  minimum,
  unit,
  maximumDays,
  postDays,
  holidays,
  closedOn,
}: MeetingPolicy): NoticePolicy => ({
  minimum,
  unit,
  maximumDays,
  postDays,
  holidays,
  closedOn,
});

/** The page writes whole percent, the rule counts hundredths of one. */
export function quorumRuleOf(policy: MeetingPolicy): QuorumRule {
  const scale = policy.quorumKind === 'percent' ? 100 : 1;
  return {
    basis: policy.quorumBasis,
    kind: policy.quorumKind,
    value: policy.quorumValue * scale,
    reconvenedValue: policy.reconvenedValue === null ? null : policy.reconvenedValue * scale,
    proxiesCount: policy.proxiesCount,
  };
}

const auditValues = (policy: MeetingPolicy) => ({
  kind: policy.kind,
  ...writtenFields(meetingPolicyInput, policy),
});

/** Throws versionConflict where others changed the rules since they were read. */
export async function updateMeetingPolicy(
  context: CallContext,
  kind: Kind,
  { version, ...input }: MeetingPolicyInput & { version: number },
): Promise<MeetingPolicy> {
  const { tx, tenant } = context;
  const before = await policyOf(context, kind);
  if (before.version !== version) throw versionConflict('rule');
  const row = { ...input, version: version + 1 };
  if (version === 0) {
    const made = await tx
      .insertInto('meetingPolicy')
      .values({ tenantId: tenant.id, kind, ...row })
      .onConflict((on) => on.doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (!made) throw versionConflict('rule');
  } else {
    const changed = await tx
      .updateTable('meetingPolicy')
      .set(row)
      .where('kind', '=', kind)
      .where('version', '=', version)
      .returning('kind')
      .executeTakeFirst();
    if (!changed) throw versionConflict('rule');
  }
  const after = await policyOf(context, kind);
  await recordChange(
    context,
    changeOf('meeting-rules.update', { 'meeting-rules': tenant.id }, auditValues(before), {
      ...auditValues(after),
    }),
  );
  return after;
}
