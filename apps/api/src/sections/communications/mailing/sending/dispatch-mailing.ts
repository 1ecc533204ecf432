import { isOverdue } from '../../../../platform/mail/dispatch/dispatch.rules';
import { startDispatch } from '../../../../platform/mail/dispatch/dispatch.service';
import type { CallContext } from '../../../../platform/section/call-context';
import type { heldMailing } from '../mailing.service';
import { categoryOf, lettersOf } from './mailing-email';
import { notifyInDigests } from './in-digest';
import { type MailingReader, withheldFrom } from './mailing-readers';

export type HeldMailing = Awaited<ReturnType<typeof heldMailing>>;

export const pageOfMailing = (mailingId: string) =>
  `/communications/email-notifications/details?id=${mailingId}`;

/** How long it is known who got a letter: seven years where it was owed, three where it was not, a month where it tried it out. */
export const keptDays = { notice: 2557, other: 1096, test: 30 };

/** The address of a member, for answers. */
export async function addressOf({ tx }: Pick<CallContext, 'tx'>, memberId: string): Promise<string> {
  const row = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .select('identity.email')
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.email;
}

interface Sending {
  readers: readonly MailingReader[];
  sentBy: string;
  dueAt: Date;
}

/** Hands the letters of a mailing over to be sent, to these readers as they are now. */
export async function dispatchMailing(
  context: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  held: HeldMailing,
  { readers, sentBy, dueAt }: Sending,
): Promise<void> {
  const { tx, tenant, platform } = context;
  // What is late waits for a person, and a digest would not: whoever lets it go has all read it as a letter.
  const isLate = isOverdue(dueAt, platform.clock());
  const to = isLate ? readers.map((reader) => ({ ...reader, digests: [] })) : readers;
  const dispatchId = await startDispatch(platform, tx, {
    tenantId: tenant.id,
    section: 'communications',
    link: pageOfMailing(held.id),
    category: categoryOf(held),
    ...(await lettersOf(context, held)),
    fromName: tenant.name,
    replyTo: held.replyTo ?? (await addressOf(context, sentBy)),
    sentBy,
    dueAt,
    keptDays: held.category === 'notice' ? keptDays.notice : keptDays.other,
    to: to.map((reader) => ({
      who: reader.key,
      name: reader.name,
      address: reader.email,
      language: reader.language,
      withheld: withheldFrom(reader, held),
      fields: reader.values,
    })),
  });
  await notifyInDigests(context, held, to);
  await tx
    .updateTable('mailing')
    .set({
      dispatchId,
      people: readers.length,
      dueAt,
      scheduledBy: null,
      version: held.version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', held.id)
    .execute();
}
