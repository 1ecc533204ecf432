import type { StoredPacketPart } from '@courtyard/contract/banking/packet/packet';
import { changeOf } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { Tx } from '../../../../platform/database/database';
import type { Text } from '../../../../platform/http/language/sentence';
import { recordChange } from '../../../../platform/section/call-context';
import { type ClockContext, contextOfClock } from '../../../../platform/section/jobs/clock-context';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { packetFailed, packetReady } from '../packet-notifications';
import { packetUrl } from '../packets';

interface Run {
  platform: Platform;
  tenant: Tenant;
  packetId: string;
}

export interface MadePacket {
  content: Buffer;
  parts: StoredPacketPart[];
  pageCount: number;
  journalNo: number;
  needs: string[];
}

/** One that is still to be made, kept from whoever makes it too. */
const held = (tx: Tx, packetId: string) =>
  tx
    .selectFrom('packet')
    .select(['title', 'heldOn', 'madeFor'])
    .where('id', '=', packetId)
    .where('state', '=', 'making')
    .forUpdate()
    .executeTakeFirst();

/** Keeps the PDF, which never changes again. */
export async function keepPacket(
  context: ClockContext,
  { id, title, heldOn, madeFor }: { id: string; title: string; heldOn: string; madeFor: string },
  { content, parts, pageCount, journalNo, needs }: MadePacket,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const file = await platform.files.store(tx, {
    tenantId: tenant.id,
    name: `${heldOn} ${title}.pdf`,
    content,
    uploadedBy: madeFor,
  });
  await platform.files.attach(tx, file.id);
  await tx
    .updateTable('packet')
    .set({
      state: 'ready',
      fileId: file.id,
      pageCount,
      journalNo,
      needs,
      parts: JSON.stringify(parts),
      madeAt: platform.clock(),
    })
    .where('id', '=', id)
    .execute();
  await recordChange(context, changeOf('packet.make', { packet: id }, {}, { pageCount, journalNo }));
}

/** Keeps the PDF and tells whoever asked for it. Who comes second finds it made. */
export const recordPacket = ({ platform, tenant, packetId }: Run, made: MadePacket): Promise<void> =>
  platform.inTenant(tenant.id, async (tx) => {
    const packet = await held(tx, packetId);
    if (!packet) return;
    const context = contextOfClock({ tx, platform, tenant, section: 'banking' });
    await keepPacket(context, { id: packetId, ...packet }, made);
    await platform.notify(tx, packetReady, {
      tenant,
      parameters: { title: packet.title, pageCount: made.pageCount },
      link: packetUrl(packetId),
      to: { memberIds: [packet.madeFor] },
    });
  });

/** Keeps why it could not be made, until somebody tries again. */
export const recordFailure = ({ platform, tenant, packetId }: Run, text: Text): Promise<void> =>
  platform.inTenant(tenant.id, async (tx) => {
    const packet = await held(tx, packetId);
    if (!packet) return;
    const context = contextOfClock({ tx, platform, tenant, section: 'banking' });
    const reason = context.translate(text);
    await tx.updateTable('packet').set({ state: 'failed', reason }).where('id', '=', packetId).execute();
    await recordChange(context, changeOf('packet.fail', { packet: packetId }, {}, { reason }));
    await platform.notify(tx, packetFailed, {
      tenant,
      parameters: { title: packet.title, reason },
      link: packetUrl(packetId),
      to: { memberIds: [packet.madeFor] },
    });
  });
