import type { Mailing, mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { getMailing, heldMailing } from '../mailing.service';
import { dueAtOf } from './due-at';

type Change = z.output<(typeof mailingRoutes.scheduleMailing)['body']>;

/** Moves the time of one that is scheduled, or takes it back to be a draft. Throws where it is on its way by now. */
export async function scheduleMailing(
  context: CallContext,
  mailingId: string,
  { version, at }: Change,
): Promise<Mailing> {
  const { tx, platform, caller } = context;
  const held = await heldMailing(context, mailingId);
  if (held.scheduledBy === null)
    throw conflict('mailing-stands-otherwise', 'The status has changed. Nothing was done: reload and check.');
  if (held.version !== version) throw versionConflict('e-mail notification');
  const dueAt = at === null ? null : dueAtOf(context, at);
  await tx
    .updateTable('mailing')
    .set({
      dueAt,
      scheduledBy: dueAt === null ? null : caller.memberId,
      version: held.version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', mailingId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'mailing.schedule',
      { mailing: mailingId },
      { dueAt: held.dueAt },
      { dueAt: dueAt?.toISOString() ?? null },
    ),
  );
  return getMailing(context, mailingId);
}
