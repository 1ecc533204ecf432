import type { PacketPartInput, StoredPacketPart } from '@courtyard/contract/banking/packet/packet';
import { maxPacketPages } from '@courtyard/contract/banking/packet/packet.values';
import { packetLabels } from '@courtyard/contract/banking/packet/packet.labels';
import { reportFactLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import { labelOf } from '@courtyard/contract/messages';
import { dateFormats, formatDay, formatMoment } from '@courtyard/contract/formats';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { chainHead } from '../../../../ledger';
import type { Platform } from '../../../../platform/core/platform';
import type { Job } from '../../../../platform/core/services';
import {
  countPages,
  type Merged,
  mergePdfs,
  maxMergedBytes,
} from '../../../../platform/files/storage/processing/merge-pdfs';
import { destinationOf } from '../../../../platform/files/storage/processing/merged-pdf';
import { msg, type Text } from '../../../../platform/http/language/sentence';
import { conflict, Problem, reasonOf } from '../../../../platform/http/problem';
import { frontPages, packetFrontPdf } from '../../../../platform/mail/paper/packet-front';
import type { CallContext } from '../../../../platform/section/call-context';
import { contextOfClock } from '../../../../platform/section/jobs/clock-context';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { packetMessages } from '../packet-notifications';
import { isKept, neededFor, type ReadPart, readPart } from './packet-parts';
import { type MadePacket, recordFailure, recordPacket } from './record-packet';

const jobName = 'banking.packet';
const payload = z.object({ tenantId: z.string(), packetId: z.string() });

/** Has the PDF of a packet made once the transaction commits. */
export const enqueuePacket = (
  { tx, tenant, platform }: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  packetId: string,
): Promise<void> => platform.jobs.enqueue(tx, jobName, { tenantId: tenant.id, packetId }, { key: packetId });

interface Run {
  platform: Platform;
  tenant: Tenant;
  packetId: string;
}

const failed = (text: Text) => conflict('packet-not-made', text);

/** What cannot be read or drawn is told by the name of its part. */
async function named<T>(name: string, work: Promise<T>, translate: (text: Text) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw failed(
      isKept(error)
        ? msg`“${name}” was deleted, or the person who asked for this packet can’t open it. Create a packet without it, or ask someone who can open it to try again.`
        : msg`“${name}”: ${translate(reasonOf(error))}`,
    );
  }
}

/** All parts as of one moment, as the member whom it is made for may open them now. Null where it was made meanwhile. */
const read = ({ platform, tenant, packetId }: Run) =>
  platform.inTenant(
    tenant.id,
    async (tx) => {
      const packet = await tx
        .selectFrom('packet')
        .select(['title', 'heldOn', 'parts', 'madeFor'])
        .where('id', '=', packetId)
        .where('state', '=', 'making')
        .executeTakeFirst();
      if (!packet) return null;
      const run = { tx, platform, tenant, section: 'banking' };
      const context = await contextOfMember({ ...run, memberId: packet.madeFor });
      if (!context?.caller.permissions.has('Packet Create'))
        throw failed('The person who created this packet can no longer create packets. Try again yourself.');
      const { translate } = contextOfClock(run);
      const parts: ReadPart[] = [];
      for (const [place, part] of packet.parts.entries())
        parts.push(await named(part.name, readPart(context, part, place), translate));
      const { no } = await chainHead(tx);
      return { ...packet, read: parts, journalNo: no };
    },
    { readOnly: true, snapshot: true, statementTimeoutMs: 120_000 },
  );

const tooLarge = () =>
  failed('The parts are too large for one PDF together. Remove a document, or use a smaller one.');

/** Parts as PDFs, one after the other: each is kept in memory until they are merged. */
async function pdfsOf(
  { platform, tenant }: Omit<Run, 'packetId'>,
  parts: readonly ReadPart[],
): Promise<Buffer[]> {
  const stored = parts.reduce((sum, { pdf }) => sum + ('bytes' in pdf ? pdf.bytes : 0), 0);
  if (stored > maxMergedBytes) throw tooLarge();
  const pdfs: Buffer[] = [];
  for (const { pdf } of parts)
    pdfs.push(
      'draw' in pdf
        ? await pdf.draw({ ...tenant, dateFormat: dateFormats[0] })
        : await buffer(await platform.files.open(pdf.storageKey)),
    );
  if (pdfs.reduce((sum, { length }) => sum + length, 0) > maxMergedBytes) throw tooLarge();
  return pdfs;
}

/** What was merged; otherwise says which part cannot be read. `shift`: PDFs before the first part. */
function contentOf<T>(merged: Merged<T>, names: readonly string[], shift: number): T {
  if (merged.kind === 'done') return merged.content;
  if (merged.kind === 'broken')
    throw failed('Merging the parts took too much time or memory. Remove a large document and try again.');
  const name = names[merged.refused.place - shift] ?? '';
  throw failed(
    merged.refused.why === 'encrypted'
      ? msg`“${name}” is protected with a password. Upload a PDF without one, then try again.`
      : msg`“${name}” is not a PDF that can be read. Upload it again, or remove it.`,
  );
}

/** What a packet is made of, read as of one moment. */
export interface ReadPacket {
  title: string;
  heldOn: string;
  parts: readonly PacketPartInput[];
  read: readonly ReadPart[];
  journalNo: number;
}

/** Draws the parts, merges them behind cover and contents, and tells on which page each begins. */
export async function mergedPacket(
  run: Omit<Run, 'packetId'>,
  { title, heldOn, parts, read: found, journalNo }: ReadPacket,
): Promise<MadePacket> {
  const { platform, tenant } = run;
  const { language, timeZone, name: community } = tenant;
  const names = found.map(({ name }) => name);
  const pdfs = await pdfsOf(run, found);
  const counts = contentOf(await countPages(pdfs), names, 0);
  const pageCount = counts.reduce((sum, count) => sum + count, frontPages);
  if (pageCount > maxPacketPages)
    throw failed(
      msg`This packet would have ${pageCount} pages, and ${maxPacketPages} fit. Remove a document, or make two packets.`,
    );
  let page = frontPages + 1;
  const pages = counts.map((count) => {
    const begins = page;
    page += count;
    return begins;
  });
  const settings = { language, timeZone, dateFormat: dateFormats[0] };
  const front = await packetFrontPdf({
    title,
    community,
    about: [
      formatDay(heldOn, settings),
      `${reportFactLabels.asOf[language]}: ${reportFactLabels.journalNo[language]} ${journalNo}`,
      formatMoment(platform.clock().toISOString(), settings),
    ],
    contentsTitle: packetLabels.parts[language],
    rows: names.map((name, at) => ({ name, page: pages[at] ?? 0, destination: destinationOf(at) })),
    language,
  });
  const merged = await mergePdfs([front, ...pdfs], {
    title,
    language,
    contentsTitle: packetLabels.parts[language],
    names,
  });
  return {
    content: contentOf(merged, names, 1),
    pageCount,
    journalNo,
    needs: neededFor(found),
    parts: parts.map(({ kind, id, report, period }, at): StoredPacketPart => ({
      kind,
      id,
      report,
      period,
      name: names[at] ?? '',
      page: pages[at] ?? null,
    })),
  };
}

/** Makes the PDF of a packet and keeps it; what stands in the way is kept and told instead. */
export async function makePacket(run: Run, isLast = true): Promise<void> {
  try {
    const found = await read(run);
    if (found) await recordPacket(run, await mergedPacket(run, found));
  } catch (error) {
    if (error instanceof Problem) return recordFailure(run, reasonOf(error));
    if (isLast) await recordFailure(run, 'The PDF couldn’t be made. Try again later.');
    throw error;
  }
}

export const packetJob: Job = {
  name: jobName,
  title: labelOf(packetMessages, 'job'),
  async run(given, platform, attempt) {
    const { tenantId, packetId } = payload.parse(given);
    const tenant = await platform.tenants.byId(tenantId);
    if (tenant) await makePacket({ platform, tenant, packetId }, attempt?.isLast);
  },
};
