import {
  type Mailing,
  type MailingChange,
  mailingInput,
  type MailingInput,
} from '@courtyard/contract/communications/mailing/mailing';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { audienceWord } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict, notFound } from '../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { writtenFields } from '../../../platform/section/fields';
import { requireChooses } from '../../../platform/notifications/audience/audience-rights';
import {
  forgetAudience,
  replaceAudience,
  storeAudience,
  storedAudience,
} from '../../../platform/notifications/audience/stored-audience.sql';
import { findMailing } from './list/mailings.sql';

export async function getMailing(context: ReadContext, mailingId: string): Promise<Mailing> {
  const found = await findMailing(context, mailingId);
  if (!found) throw notFound('e-mail notification');
  return found;
}

/** What the history tells of a mailing: names in place of ids. */
const auditValues = (mailing: Mailing): Record<string, unknown> => ({
  ...writtenFields(mailingInput.omit({ audience: true, body: true }), mailing),
  body: plainTextOf(mailing.body),
  audience: audienceWord(mailing.audience),
});

const columnsOf = <T extends { body: RichText }>({ body, ...input }: T) => ({
  ...input,
  body: JSON.stringify(body),
  words: plainTextOf(body),
});

/** Locks a mailing against others who change it; gives it as it stands. Throws notFound. */
export async function heldMailing(context: CallContext, mailingId: string) {
  const row = await context.tx
    .selectFrom('mailing')
    .selectAll()
    .where('id', '=', mailingId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('e-mail notification');
  return row;
}

async function heldDraft(context: CallContext, mailingId: string) {
  const row = await heldMailing(context, mailingId);
  if (row.scheduledBy !== null)
    throw conflict('mailing-scheduled', 'This email is scheduled. Return it to draft first, then edit it.');
  if (row.dispatchId === null) return row;
  throw conflict(
    'mailing-sent',
    'This email is being sent or was sent, so it can’t be edited. Duplicate it instead.',
  );
}

export async function createMailing(
  context: CallContext,
  { audience, ...input }: MailingInput,
): Promise<Mailing> {
  const id = newId();
  const { tx, tenant, caller } = context;
  await requireChooses(context, audience);
  const audienceId = await storeAudience(tx, tenant.id, audience);
  await tx
    .insertInto('mailing')
    .values({ tenantId: tenant.id, id, ...columnsOf(input), audienceId, writtenBy: caller.memberId })
    .execute();
  const made = await getMailing(context, id);
  await recordChange(context, changeOf('mailing.create', { mailing: id }, {}, auditValues(made)));
  return made;
}

/** The same words and audience once more, as a draft of the caller. */
export async function duplicateMailing(context: CallContext, mailingId: string): Promise<Mailing> {
  const { subject, body, category, replyTo, audienceId } = await heldMailing(context, mailingId);
  const audience = await storedAudience(context.tx, audienceId);
  return createMailing(context, { subject, body, category, replyTo, audience });
}

/** Throws versionConflict where another version is there than the one that was read; without one it is not asked. */
export async function updateMailing(
  context: CallContext,
  mailingId: string,
  { audience, version, ...change }: MailingChange,
): Promise<Mailing> {
  const { tx, tenant, platform } = context;
  const held = await heldDraft(context, mailingId);
  if (version !== undefined && held.version !== version) throw versionConflict('e-mail notification');
  const before = await getMailing(context, mailingId);
  await requireChooses(context, audience);
  await replaceAudience(tx, tenant.id, held.audienceId, audience);
  await tx
    .updateTable('mailing')
    .set({ ...columnsOf(change), version: held.version + 1, updatedAt: platform.clock() })
    .where('id', '=', mailingId)
    .execute();
  const after = await getMailing(context, mailingId);
  await recordChange(
    context,
    changeOf('mailing.update', { mailing: mailingId }, auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removeMailing(context: CallContext, mailingId: string): Promise<void> {
  const { audienceId } = await heldDraft(context, mailingId);
  const before = await getMailing(context, mailingId);
  await context.tx.deleteFrom('mailing').where('id', '=', mailingId).execute();
  await forgetAudience(context.tx, audienceId);
  await recordChange(context, changeOf('mailing.remove', { mailing: mailingId }, auditValues(before), {}));
}
