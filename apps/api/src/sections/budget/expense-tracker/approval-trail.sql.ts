import type { TrackedExpense } from '@courtyard/contract/budget/expense-tracker/expense';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { approvalKindOf } from '../../../platform/tenancy/approvals/approval-kind';

type Step = TrackedExpense['approvals'][number];
type Row = Omit<Step, 'label'> & { kind: string };

const utc = (moment: string) =>
  sql`to_char(${sql.ref(moment)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who was asked to approve these records and what they decided, the oldest first. */
export async function approvalsOf(
  { tx, platform }: ReadContext,
  records: readonly { record: string; recordId: string }[],
  language: Language,
): Promise<Step[]> {
  const { rows } = await sql<Row>`
    select approval.kind, asker.display_name as asked_by, ${utc('approval.asked_at')} as asked_at, approval.state,
      coalesce((select jsonb_agg(jsonb_build_object('name', decider.display_name, 'verdict', given.verdict,
          'decidedAt', ${utc('given.decided_at')}) order by given.decided_at)
        from approval_decision given
        join member decider on decider.tenant_id = given.tenant_id and decider.id = given.member_id
        where given.tenant_id = approval.tenant_id and given.approval_id = approval.id), '[]') as decisions
    from approval
    join member asker on asker.tenant_id = approval.tenant_id and asker.id = approval.asked_by
    where (approval.record, approval.record_id) in (select record, record_id
      from unnest(${records.map(({ record }) => record)}::text[], ${records.map(({ recordId }) => recordId)}::uuid[]) as asked (record, record_id))
    order by approval.asked_at, approval.id`.execute(tx);
  return rows.map(({ kind, ...step }) => ({
    label: approvalKindOf(platform, kind)?.label[language] ?? kind,
    ...step,
  }));
}
