import type { Approval } from '@courtyard/contract';
import type { Label } from '@courtyard/contract/fields/labels';
import { changeOf } from '../../audit/audit';
import type { Tx } from '../../database/database';
import type { CallContext } from '../../section/call-context';
import { changedMeanwhile } from './notifications/approval.texts';
import { approvalEnded } from './notifications/approval-notifications';
import { type AnyApprovalKind, approvalKindOf, type Ending } from './approval-kind';

/** A row of `approval` as those read it who decide on it. */
export const approvalRows = (tx: Tx) => tx.selectFrom('approval').selectAll();

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof approvalRows>['executeTakeFirstOrThrow']>>;

interface End {
  state: Exclude<Approval['state'], 'waiting'>;
  outcome?: Label | undefined;
  /** Who did it, by name and id; nobody for what came by itself. */
  by?: { memberId: string; displayName: string } | undefined;
}

/** What it is called, in both languages. */
export function titleOf(kind: AnyApprovalKind, parameters: unknown): Label {
  const title = (language: 'en' | 'es') =>
    kind.contentOf(parameters, language)?.title ?? kind.label[language];
  return { en: title('en'), es: title('es') };
}

const actions = { approved: 'approve', refused: 'refuse', withdrawn: 'withdraw', expired: 'expire' } as const;

/** Ends what waited: kept, in the history, told to who asked unless they did it themselves, and shown on open pages. */
export async function endApproval(
  context: Ending,
  row: ApprovalRow,
  { state, outcome, by }: End,
): Promise<void> {
  const { tx, audit, platform, tenant } = context;
  await tx
    .updateTable('approval')
    .set({ state, endedAt: platform.clock(), outcome: outcome ? JSON.stringify(outcome) : null })
    .where('id', '=', row.id)
    .execute();
  const why = outcome ? { outcome: outcome.en } : {};
  await audit(
    changeOf(`approval.${actions[state]}`, { approval: row.id }, { state: row.state }, { state, ...why }),
  );
  const kind = approvalKindOf(platform, row.kind);
  if (state !== 'approved') await kind?.lapsed(context, row.parameters);
  if (kind && by?.memberId !== row.askedBy)
    await platform.notify(tx, approvalEnded, {
      tenant,
      parameters: {
        title: titleOf(kind, row.parameters),
        state,
        who: by?.displayName ?? null,
        outcome: outcome ?? null,
      },
      to: { memberIds: [row.askedBy] },
      link: `/approvals?id=${row.id}`,
      key: row.id,
    });
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: row.section });
}

/** Whether the record is as it was when somebody asked. */
export async function isAsItWas(context: Pick<CallContext, 'tx'>, kind: AnyApprovalKind, row: ApprovalRow) {
  return (await kind.fingerprintOf(context, row.parameters)) === row.fingerprint;
}

/**
 * Withdraws what waits in a section whose record was changed. A section calls it after it wrote what approvals are about; a
 * job does in every community.
 */
export async function withdrawChanged(context: Ending, section: string): Promise<void> {
  const waiting = await approvalRows(context.tx)
    .where('state', '=', 'waiting')
    .where('section', '=', section)
    .forUpdate()
    .execute();
  for (const row of waiting) {
    const kind = approvalKindOf(context.platform, row.kind);
    if (kind && !(await isAsItWas(context, kind, row)))
      await endApproval(context, row, { state: 'withdrawn', outcome: changedMeanwhile });
  }
}
