import type { Packet, PacketInput, StoredPacketPart } from '@courtyard/contract/banking/packet/packet';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { enqueuePacket } from './rendering/make-packet';
import { requireParts } from './rendering/packet-parts';
import { getPacket, isOpenTo } from './packets';

/** What the history says of a packet. */
const auditValues = ({ title, heldOn, parts }: Packet) => ({
  title,
  heldOn,
  parts: parts.map(({ name }) => name).join(', '),
});

/** Keeps what the packet is of, and has it made in the background. Throws a Problem for a part that the caller may not open. */
export async function createPacket(
  context: CallContext,
  { title, heldOn, parts: asked }: PacketInput,
): Promise<Packet> {
  const { tx, tenant, caller, platform } = context;
  const { names, needs } = await requireParts(context, asked);
  const parts = asked.map((part, at): StoredPacketPart => ({ ...part, name: names[at] ?? '', page: null }));
  const id = newId();
  await tx
    .insertInto('packet')
    .values({
      tenantId: tenant.id,
      id,
      title,
      heldOn,
      parts: JSON.stringify(parts),
      state: 'making',
      needs,
      madeFor: caller.memberId,
      createdBy: caller.displayName,
      createdAt: platform.clock(),
    })
    .execute();
  const made = await getPacket(context, id);
  await recordChange(context, changeOf('packet.create', { packet: id }, {}, auditValues(made)));
  await enqueuePacket(context, id);
  return made;
}

const lock = async (context: CallContext, id: string) => {
  const row = await context.tx
    .selectFrom('packet')
    .selectAll()
    .where('id', '=', id)
    .where(isOpenTo(context))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('packet');
  return row;
};

/** Has a failed packet made again, in the name of the caller. Throws a Problem: 404, and 409 for one that did not fail. */
export async function retryPacket(context: CallContext, id: string): Promise<Packet> {
  const { tx, caller } = context;
  const row = await lock(context, id);
  if (row.state !== 'failed')
    throw conflict('not-failed', 'This packet didn’t fail. Reload the page to see its status.');
  const { needs } = await requireParts(context, row.parts);
  await tx
    .updateTable('packet')
    .set({ state: 'making', reason: null, needs, madeFor: caller.memberId })
    .where('id', '=', id)
    .execute();
  await recordChange(context, changeOf('packet.retry', { packet: id }, {}, {}));
  await enqueuePacket(context, id);
  return getPacket(context, id);
}

export async function deletePacket(context: CallContext, id: string): Promise<void> {
  const { tx, platform } = context;
  const { fileId } = await lock(context, id);
  const before = await getPacket(context, id);
  await tx.deleteFrom('packet').where('id', '=', id).execute();
  if (fileId !== null) await platform.files.detach(tx, fileId);
  await recordChange(context, changeOf('packet.delete', { packet: id }, auditValues(before), {}));
}
