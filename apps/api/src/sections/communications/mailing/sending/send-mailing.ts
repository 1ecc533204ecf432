import type { Mailing, mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { sql } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { agreesToMail } from '../../../../platform/mail/consent/consent.sql';
import { conflict } from '../../../../platform/http/problem';
import { say } from '../../../../platform/http/language/sentence';
import {
  actOnDispatch,
  type DispatchAct,
  retryRecipients,
  startDispatch,
} from '../../../../platform/mail/dispatch/dispatch.service';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { getMailing, heldMailing } from '../mailing.service';
import { fieldTroubles, isUnsendable } from './mailing-fields.rules';
import { addressOf, dispatchMailing, keptDays, pageOfMailing } from './dispatch-mailing';
import { dueAtOf } from './due-at';
import { lettersOf, postalAddressOf } from './mailing-letter';
import { readersOf } from './mailing-readers';

type Send = z.output<(typeof mailingRoutes.sendMailing)['body']>;

/**
 * Sends a draft to whom its audience is now, or has it sent at a time to whom it is then. Throws where there are more or fewer
 * recipients today than the sender was told, a field is unknown, or the community has no postal address.
 */
export async function sendMailing(
  context: CallContext,
  mailingId: string,
  { version, people, at }: Send,
): Promise<Mailing> {
  const { tx, platform, caller } = context;
  const held = await heldMailing(context, mailingId);
  if (held.dispatchId !== null || held.scheduledBy !== null)
    throw conflict('mailing-sent', 'It is on its way already, or was sent.');
  if (held.version !== version) throw versionConflict('e-mail notification');
  if ((await postalAddressOf(tx)) === null)
    throw conflict(
      'no-postal-address',
      'Letters need the postal address of the community in their footer. Enter it first.',
    );
  const readers = await readersOf(context, await storedAudience(tx, held.audienceId));
  if (isUnsendable(fieldTroubles(held, readers, caller.permissions)))
    throw conflict(
      'unknown-field',
      'The words have a field that there is none of, or that you may not use. Correct them first.',
    );
  if (readers.length !== people)
    throw conflict(
      'recipients-changed',
      say`There are ${readers.length} recipients by now, not ${people}. Nothing was sent: look at them and send it again.`,
    );
  const dueAt = at === null ? platform.clock() : dueAtOf(context, at);
  if (at === null) await dispatchMailing(context, held, { readers, sentBy: caller.memberId, dueAt });
  else
    await tx
      .updateTable('mailing')
      .set({
        dueAt,
        scheduledBy: caller.memberId,
        version: held.version + 1,
        updatedAt: platform.clock(),
      })
      .where('id', '=', mailingId)
      .execute();
  const act = at === null ? 'send' : 'schedule';
  await recordChange(
    context,
    changeOf(`mailing.${act}`, { mailing: mailingId }, {}, { people, dueAt: dueAt.toISOString() }),
  );
  return getMailing(context, mailingId);
}

/** The letter to the caller alone, as they would get it; nothing of the mailing changes. */
export async function testMailing(context: CallContext, mailingId: string): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const held = await heldMailing(context, mailingId);
  const address = await addressOf(context, caller.memberId);
  const [me] = await readersOf(context, { include: [{ kind: 'member', id: caller.memberId }], exclude: [] });
  if (!me) throw conflict('no-reader', 'You are no active member here, so there is nobody to send it to.');
  const letters = await lettersOf(context, held);
  await startDispatch(platform, tx, {
    tenantId: tenant.id,
    section: 'communications',
    link: pageOfMailing(mailingId),
    category: null,
    ...letters,
    subject: `${tenant.language === 'es' ? '[Prueba]' : '[Test]'} ${letters.subject}`,
    fromName: tenant.name,
    replyTo: held.replyTo ?? address,
    sentBy: caller.memberId,
    dueAt: platform.clock(),
    keptDays: keptDays.test,
    to: [{ who: me.key, name: me.name, address, language: me.language, fields: me.values }],
  });
  await recordChange(context, changeOf('mailing.test', { mailing: mailingId }, {}, { to: me.name }));
}

async function dispatchOf(context: CallContext, mailingId: string): Promise<string> {
  const { dispatchId } = await heldMailing(context, mailingId);
  if (dispatchId === null) throw conflict('mailing-draft', 'It is a draft: nothing of it is on its way.');
  return dispatchId;
}

/** Pauses it, goes on with it, or stops what is not sent yet. */
export async function actOnMailing(
  context: CallContext,
  mailingId: string,
  act: DispatchAct,
): Promise<Mailing> {
  const { tx, tenant, platform } = context;
  const dispatchId = await dispatchOf(context, mailingId);
  const before = await getMailing(context, mailingId);
  if (!(await actOnDispatch(platform, tx, { tenantId: tenant.id, dispatchId, act })))
    throw conflict(
      'mailing-stands-otherwise',
      'It stands otherwise by now. Nothing was changed: look at it again.',
    );
  const after = await getMailing(context, mailingId);
  await recordChange(
    context,
    changeOf(`mailing.${act}`, { mailing: mailingId }, { status: before.status }, { status: after.status }),
  );
  return after;
}

/** Tries letters once more that were refused, or of which nothing is known. */
export async function retryMailing(
  context: CallContext,
  mailingId: string,
  states: readonly ('refused' | 'unknown')[],
): Promise<number> {
  const { tx, tenant, platform } = context;
  const dispatchId = await dispatchOf(context, mailingId);
  const { category } = await heldMailing(context, mailingId);
  const count = await retryRecipients(platform, tx, {
    tenantId: tenant.id,
    dispatchId,
    states,
    // Whoever withdrew their consent since has a right to a letter on paper.
    ...(category === 'notice' && { to: agreesToMail(platform.sections, sql`r.who::uuid`) }),
  });
  if (count === 0)
    throw conflict(
      'nothing-to-retry',
      'There is no such letter that can be tried again: addresses without a mailbox, and those who no longer agree to e-mail, are left out.',
    );
  await recordChange(context, changeOf('mailing.retry', { mailing: mailingId }, {}, { people: count }));
  return count;
}
