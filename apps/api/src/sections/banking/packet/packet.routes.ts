import { packetRoutes } from '@courtyard/contract/banking/packet/packet';
import { packetColumns } from '@courtyard/contract/banking/packet/packet.columns';
import { maxPacketChoices } from '@courtyard/contract/banking/packet/packet.values';
import { historyOf } from '../../../platform/audit/history.sql';
import { contentDisposition } from '../../../platform/files/intake/name.rules';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { conflict, notFound } from '../../../platform/http/problem';
import { packetSourceOf } from '../../../platform/tenancy/profile/ports/packet-source';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { createPacket, deletePacket, retryPacket } from './packet.service';
import { getPacket, isOpenTo, packetList } from './packets';

export const packetModule: Module = () => [
  ...implementList(
    {
      list: packetRoutes.listPackets,
      export: packetRoutes.exportPackets,
      values: packetRoutes.packetValues,
      totals: packetRoutes.packetTotals,
    },
    { list: packetList, file: { name: 'packets', columns: packetColumns } },
  ),
  implement(packetRoutes.getPacket, async (call) => ({
    data: await getPacket(call, call.params.packetId),
  })),
  implementStream(packetRoutes.packetPdf, async ({ platform, tenant, caller, params, reply }) => {
    const file = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const found = await tx
          .selectFrom('packet')
          .leftJoin('file', 'file.id', 'packet.fileId')
          .select(['file.name', 'file.storageKey'])
          .where('packet.id', '=', params.packetId)
          .where(isOpenTo({ caller }))
          .executeTakeFirst();
        if (!found) throw notFound('packet');
        return found;
      },
      { readOnly: true },
    );
    if (file.storageKey === null || file.name === null)
      throw conflict('packet-not-ready', 'This packet is not ready yet. You will be notified when it is.');
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', file.name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    return platform.files.open(file.storageKey);
  }),
  implement(packetRoutes.createPacket, async (call) => ({ data: await createPacket(call, call.body) })),
  implement(packetRoutes.retryPacket, async (call) => ({
    data: await retryPacket(call, call.params.packetId),
  })),
  implement(packetRoutes.deletePacket, (call) => deletePacket(call, call.params.packetId)),
  implement(
    packetRoutes.packetHistory,
    historyOf('packet', (call) => getPacket(call, call.params.packetId)),
  ),
  implement(packetRoutes.listPacketChoices, async (call) => {
    const { kind, search = '' } = call.query;
    const source = await packetSourceOf(call, kind);
    const found = (await source?.choices(call, { search, limit: maxPacketChoices + 1 })) ?? [];
    return {
      data: { choices: found.slice(0, maxPacketChoices), hasMore: found.length > maxPacketChoices },
    };
  }),
];
