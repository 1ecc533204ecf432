import type { Mailing, mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../../../platform/audit/audit';
import { agreesToMail } from '../../../../platform/mail/consent/consent.sql';
import { conflict } from '../../../../platform/http/problem';
import { msg } from '../../../../platform/http/language/sentence';
import {
  applyDispatchAction,
  type DispatchAction,
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
import { lettersOf, postalAddressOf } from './mailing-email';
import { readersOf } from './mailing-readers';
import { mailingMessages } from './mailing-notifications';

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
    throw conflict('mailing-sent', 'This email is already being sent or was sent.');
  if (held.version !== version) throw versionConflict('e-mail notification');
  if ((await postalAddressOf(tx)) === null)
    throw conflict(
      'no-postal-address',
      'Emails need the community’s postal address in the footer. Enter it first.',
    );
  const readers = await readersOf(context, await storedAudience(tx, held.audienceId));
  if (isUnsendable(fieldTroubles(held, readers, caller.permissions)))
    throw conflict(
      'unknown-field',
      'The text contains a field that doesn’t exist or that you can’t use. Correct it first.',
    );
  if (readers.length !== people)
    throw conflict(
      'recipients-changed',
      msg`There are now ${readers.length} recipients, not ${people}. Nothing was sent: review them and send again.`,
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
  const action = at === null ? 'send' : 'schedule';
  await recordChange(
    context,
    changeOf(`mailing.${action}`, { mailing: mailingId }, {}, { people, dueAt: dueAt.toISOString() }),
  );
  return getMailing(context, mailingId);
}

/** The letter to the caller alone, as they would get it; nothing of the mailing changes. */
export async function testMailing(context: CallContext, mailingId: string): Promise<void> {
  const { tx, tenant, platform, caller } = context;
  const held = await heldMailing(context, mailingId);
  const address = await addressOf(context, caller.memberId);
  const [me] = await readersOf(context, { include: [{ kind: 'member', id: caller.memberId }], exclude: [] });
  if (!me) throw conflict('no-reader', 'You aren’t an active member here, so a test can’t be sent to you.');
  const batch = await lettersOf(context, held);
  await startDispatch(platform, tx, {
    tenantId: tenant.id,
    section: 'communications',
    link: pageOfMailing(mailingId),
    category: null,
    ...batch,
    subject: messagesIn(mailingMessages, tenant.language)('test.subject', { subject: batch.subject }),
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
  if (dispatchId === null) throw conflict('mailing-draft', 'This is a draft: it isn’t being sent.');
  return dispatchId;
}

/** Pauses it, goes on with it, or stops what is not sent yet. */
export async function applyMailingAction(
  context: CallContext,
  mailingId: string,
  action: DispatchAction,
): Promise<Mailing> {
  const { tx, tenant, platform } = context;
  const dispatchId = await dispatchOf(context, mailingId);
  const before = await getMailing(context, mailingId);
  if (!(await applyDispatchAction(platform, tx, { tenantId: tenant.id, dispatchId, action })))
    throw conflict('mailing-stands-otherwise', 'The status has changed. Nothing was done: reload and check.');
  const after = await getMailing(context, mailingId);
  await recordChange(
    context,
    changeOf(
      `mailing.${action}`,
      { mailing: mailingId },
      { status: before.status },
      { status: after.status },
    ),
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
      'No emails can be retried: undeliverable addresses, and people who no longer consent to email, are skipped.',
    );
  await recordChange(context, changeOf('mailing.retry', { mailing: mailingId }, {}, { people: count }));
  return count;
}
