import type { Packet } from '@courtyard/contract/banking/packet/packet';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';

/** The page of a packet. */
export const packetUrl = (id: string) => `/banking-reports/packets/details?id=${id}`;

/** A board meets a few dozen times a year. */
const maxListed = 200;

type Asking = Pick<ReadContext, 'tx' | 'caller'>;

/** SQL on rows of `packet`: those that the caller may open, by what their parts ask for. */
export const isOpenTo = ({ caller }: Pick<Asking, 'caller'>): RawBuilder<SqlBool> =>
  sql`packet.needs <@ ${[...caller.permissions]}::text[]`;

const packetRows = (context: Asking) =>
  context.tx
    .selectFrom('packet')
    .where(isOpenTo(context))
    .select(['id', 'title', 'heldOn', 'parts', 'state', 'reason', 'journalNo', 'pageCount'])
    .select(['createdBy', 'createdAt', 'madeAt']);

/** The newest first. */
export const packets = (context: Asking): Promise<Packet[]> =>
  packetRows(context).orderBy('createdAt', 'desc').orderBy('id').limit(maxListed).execute();

/** Throws notFound. */
export async function getPacket(context: Asking, id: string): Promise<Packet> {
  const row = await packetRows(context).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('packet');
  return row;
}
