import type { Packet, packetRoutes } from '@courtyard/contract/banking/packet/packet';
import { packetColumns } from '@courtyard/contract/banking/packet/packet.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';

/** The page of a packet. */
export const packetUrl = (id: string) => `/banking-reports/packets/details?id=${id}`;

type Asking = Pick<ReadContext, 'tx' | 'caller'>;

/** SQL on rows of `packet`: those that the caller may open, by what their parts ask for. */
export const isOpenTo = ({ caller }: Pick<Asking, 'caller'>): RawBuilder<SqlBool> =>
  sql`packet.needs <@ ${[...caller.permissions]}::text[]`;

const packetRows = (context: Asking) =>
  context.tx
    .selectFrom('packet')
    .where(isOpenTo(context))
    .select(['packet.id', 'packet.title', 'packet.heldOn', 'packet.parts', 'packet.state', 'packet.reason'])
    .select([
      'packet.journalNo',
      'packet.pageCount',
      'packet.createdBy',
      'packet.createdAt',
      'packet.madeAt',
    ]);

const filters = listFilters(packetColumns, {
  state: 'packet.state',
  heldOn: 'packet.heldOn',
  createdBy: 'packet.createdBy',
});

type Filters = Omit<z.output<typeof packetRoutes.listPackets.query>, 'cursor' | 'limit'>;

/** Packets that the caller may open, the newest first where no other order is asked for. */
export const packetList = defineList({
  rows: packetRows,
  answer: (row): Packet => row,
  filters,
  conditions: (query: Filters, at: AsOf, except?: string) =>
    allOf([
      ...wordsOf(query.search).map((word) => isLike(sql`packet.title`, anywhere(word))),
      ...filters.conditions(query, at, except),
    ]),
  orders: {
    title: { column: 'packet.title' },
    heldOn: { column: 'packet.heldOn' },
    createdAt: { column: 'packet.createdAt' },
  },
  defaultSort: '-createdAt',
  last: { column: 'packet.id' },
});

/** Throws notFound. */
export async function getPacket(context: Asking, id: string): Promise<Packet> {
  const row = await packetRows(context).where('packet.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('packet');
  return row;
}
