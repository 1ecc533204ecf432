import { dayAt } from '@courtyard/contract/days';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { z } from 'zod';
import type { Platform } from '../../../../platform/core/platform';
import type { Job } from '../../../../platform/core/services';
import type { Tx } from '../../../../platform/database/database';
import { newId } from '../../../../platform/core/ids';
import type { CallContext } from '../../../../platform/section/call-context';
import { propertyName } from '../../../properties';
import { documentsAdded, documentsFiled, versionsAdded } from './document-notifications';
import { type Notice, noticesOf } from './notices.rules';
import { toldBy } from './tell.sql';
import type { DocumentNoticeTable } from './telling.tables';
import en from '../../documents.en.json';
import es from '../../documents.es.json';

const labels = labelsFrom(en, es);

const jobName = 'documents.tell';
const payload = z.object({ tenantId: z.string() });

/** Uploads that follow each other within this time are told of at once, */
const quietMs = 60_000;
/** but after this time what there is by then. */
const longestMs = 15 * 60_000;

const inAMoment = (now: Date) => new Date(now.getTime() + quietMs);

/** Notes what is to be told, in the transaction of the change. */
export async function notice(
  { tx, tenant, caller, platform }: CallContext,
  what: Pick<DocumentNoticeTable, 'kind' | 'documentId'> & { propertyId?: string },
): Promise<void> {
  const noticedAt = platform.clock();
  await tx
    .insertInto('documentNotice')
    .values({
      propertyId: null,
      ...what,
      tenantId: tenant.id,
      id: newId(),
      actorId: caller.memberId,
      noticedAt,
    })
    .execute();
  const tenantId = tenant.id;
  await platform.jobs.enqueue(tx, jobName, { tenantId }, { key: tenantId, startAfter: inAMoment(noticedAt) });
}

const documentUrl = ({ id, space }: Notice['documents'][number]) =>
  `/documents/${space === 'hoa' ? 'hoa' : 'my'}-documents/details?id=${id}`;

/** The one document, the folder that all are in, or the landing page. */
function linkTo({ documents, folder }: Notice): string {
  const [first, ...others] = documents;
  if (first && others.length === 0) return documentUrl(first);
  if (folder) return `/documents/${folder.space === 'hoa' ? 'hoa' : 'my'}-documents?folder=${folder.id}`;
  return '/documents';
}

async function sendNotification(
  tx: Tx,
  { notify }: Pick<Platform, 'notify'>,
  tenant: { id: string; timeZone: string },
  told: Notice,
): Promise<void> {
  const { kind, actorId, propertyId, documents, folder, memberIds } = told;
  const actor = await tx
    .selectFrom('member')
    .select('displayName')
    .where('id', '=', actorId)
    .executeTakeFirst();
  const facts = { count: documents.length, name: documents[0]?.name ?? '' };
  const by = actor?.displayName ?? '';
  const to = { memberIds };
  if (kind === 'added')
    await notify(tx, documentsAdded, {
      tenant,
      parameters: { ...facts, by, folder: folder?.name ?? null },
      link: linkTo(told),
      to,
    });
  else if (kind === 'version')
    await notify(tx, versionsAdded, { tenant, parameters: { ...facts, by }, link: linkTo(told), to });
  else {
    const home = await tx
      .selectFrom('property')
      .select(propertyName.as('unit'))
      .where('id', '=', propertyId)
      .executeTakeFirst();
    await notify(tx, documentsFiled, {
      tenant,
      parameters: { ...facts, unit: home?.unit ?? '' },
      link: `/properties-common-areas/properties/detail?id=${propertyId}`,
      to,
    });
  }
}

/** Tells what was noted, once nothing more has come for a moment. */
export const notifyJob: Job = {
  name: jobName,
  title: labels['job.tell'],
  async run(given, platform) {
    const { tenantId } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (!tenant) return;
    await platform.inTenant(tenantId, async (tx) => {
      const waiting = await tx
        .selectFrom('documentNotice')
        .select(['id', 'noticedAt'])
        .orderBy('noticedAt')
        .forUpdate()
        .execute();
      const [oldest, newest] = [waiting[0], waiting.at(-1)];
      if (!oldest || !newest) return;
      const now = platform.clock();
      const ago = (moment: string) => now.getTime() - Date.parse(moment);
      if (ago(newest.noticedAt) < quietMs && ago(oldest.noticedAt) < longestMs) {
        await platform.jobs.enqueue(tx, jobName, { tenantId }, { key: tenantId, startAfter: inAMoment(now) });
        return;
      }
      const ids = waiting.map(({ id }) => id);
      const rows = await toldBy(tx, ids, dayAt(now, tenant.timeZone));
      for (const told of noticesOf(rows)) await sendNotification(tx, platform, tenant, told);
      await tx.deleteFrom('documentNotice').where('id', 'in', ids).execute();
    });
  },
};
