import type { Platform } from '../../../../core/platform';
import { lastExportEmail } from './last-export-email.texts';
import { lastExportTicket } from './last-export-link.rules';

/** Where the last export of a deleted community is asked for. */
export const lastExportPath = '/last-export';

const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 2 ** 20))} MB`;

/**
 * Mails those who may have a last export their links, each once; the letter lies in no table, as the community's are gone. Throws
 * where the mail server takes one not: it is tried again.
 */
export async function notifyReaders(platform: Platform): Promise<void> {
  const { db, mail, secret, tenants, clock } = platform;
  const next = () =>
    db.transaction().execute(async (tx) => {
      const reader = await tx
        .selectFrom('lastExportReader')
        .innerJoin('communityDeletion as deletion', 'deletion.communityId', 'lastExportReader.communityId')
        .innerJoin('identity', 'identity.id', 'lastExportReader.identityId')
        .select([
          'lastExportReader.communityId',
          'identityId',
          'lastExportReader.language',
          'identity.email',
          'deletion.slug',
          'deletion.name',
          'deletion.exportUntil',
          'deletion.exportBytes',
        ])
        .where('toldAt', 'is', null)
        .where('deletion.exportUntil', '>', clock().toISOString())
        .limit(1)
        .forUpdate('lastExportReader')
        .skipLocked()
        .executeTakeFirst();
      if (!reader) return false;
      const { communityId, identityId, language, email: to, slug, exportUntil } = reader;
      if (exportUntil === null) return false;
      const community = reader.name ?? slug;
      const ticket = lastExportTicket(secret, { communityId, identityId, exportUntil });
      const message = lastExportEmail(language, {
        community,
        link: `${tenants.addressOf({ slug })}${lastExportPath}#${ticket}`,
        until: exportUntil.slice(0, 10),
        size: megabytes(Number(reader.exportBytes ?? 0)),
      });
      await mail.deliverApart({ id: `${communityId}.${identityId}`, community, to, language, ...message });
      await tx
        .updateTable('lastExportReader')
        .set({ toldAt: clock() })
        .where('communityId', '=', communityId)
        .where('identityId', '=', identityId)
        .execute();
      return true;
    });
  while (await next());
}
