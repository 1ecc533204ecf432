import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { ExportFormat } from '@courtyard/contract';
import type { Columns } from '@courtyard/contract/fields/columns';
import { currencyExponent } from '@courtyard/contract/formats';
import { type Language, labelsIn } from '@courtyard/contract/fields/labels';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../http/problem';
import { type ReadContext, type ReadingContext, todayOf } from '../../section/call-context';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import type { CellContext } from './columns';
import { csvOf, xlsxOf } from './formats';
import { runningExports } from './parallel-exports';
import { writeWhileTaken } from './while-taken';

/** What an export is made of: the rows of the list and its columns. */
export interface ListExport<R, C = ReadContext> {
  /** Of the file and the sheet. */
  name: string;
  columns: Columns<R>;
  /** All rows of the list, in its order, as of one moment. */
  rows: (context: C) => AsyncIterable<R>;
}

/** Checks the columns against the rows of the list. */
export const defineExport = <R, C = ReadContext>(list: ListExport<R, C>): ListExport<R, C> => list;

type FileCall = Omit<ReadContext, 'tx'> & { reply: FastifyReply };
type ExportCall = FileCall & { query: { format: ExportFormat } };

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports that hold a connection at a time, in this process. */
let running = 0;
const maxExports = (connections: number) => Math.max(1, Math.floor(connections / 3));

/** A file that is written while it is sent. */
interface SentFile {
  /** Without its ending. */
  name: string;
  ending: string;
  mediaType: string;
  write: (context: ReadContext, out: PassThrough) => Promise<void>;
}

/**
 * Answers a file of any size: it leaves the database as fast as the client takes it, as everything was when it began. Throws
 * 503 `busy` where as many run as connections can be spared.
 */
export async function sendFile(
  call: FileCall,
  { name, ending, mediaType, write }: SentFile,
): Promise<Readable> {
  const { platform, tenant, reply } = call;
  const headers = {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}-${todayOf(call)}.${ending}"`,
  };
  // Who asks for the headers only gets no rows read for them.
  if (reply.request.method === 'HEAD') {
    void reply.headers(headers);
    return Readable.from([]);
  }
  if (running >= maxExports(platform.env.DATABASE_POOL)) throw busy();
  const end = runningExports.begin(call.caller);
  running += 1;
  const out = new PassThrough();
  // Reaches the client as a broken download; in between, nobody listens to it.
  out.on('error', () => {});
  const begun = once(out, 'readable');
  platform
    .inTenant(tenant.id, (tx) => write({ ...call, tx }, out), {
      readOnly: true,
      snapshot: true,
      statementTimeoutMs: 120_000,
    })
    .finally(() => {
      running -= 1;
      end();
    })
    .then(
      () => out.end(),
      (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  // What is refused before a byte is written is answered as any refusal.
  await begun;
  void reply.headers(headers);
  return out;
}

/** Answers a list as a file, in the language that the person chose; see `sendFile`. */
export const exportList = <R>(call: ExportCall, list: ListExport<R>): Promise<Readable> =>
  sendFile(call, {
    name: list.name,
    ending: call.query.format,
    mediaType: mediaTypes[call.query.format],
    write: (context, out) => writeList(context, list, call.query.format, out),
  });

const busy = () =>
  new Problem({
    status: 503,
    code: 'busy',
    title: 'Other exports are running',
    detail: 'Too many lists are being exported right now. Try again in a minute.',
    headers: { 'retry-after': '60' },
  });

/** The same rows, once the first of them is there: nothing of a file is written before what is asked for proved right. */
async function onceBegun<R>(rows: AsyncIterable<R>): Promise<AsyncIterable<R>> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<R> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return all();
}

async function sheetOf<R, C extends ReadingContext>(context: C, list: ListExport<R, C>, language: Language) {
  const { tenant } = context;
  const cellContext: CellContext = {
    labels: labelsIn(list.columns.labels, language),
    timeZone: tenant.timeZone,
    fractionDigits: currencyExponent(tenant.currency),
  };
  return {
    title: list.name,
    columns: list.columns.fields,
    context: cellContext,
    rows: await onceBegun(list.rows(context)),
  };
}

async function writeList<R>(
  context: ReadContext,
  list: ListExport<R>,
  format: ExportFormat,
  out: PassThrough,
): Promise<void> {
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  const sheet = await sheetOf(context, list, language);
  await writeWhileTaken(format === 'csv' ? csvOf(sheet) : xlsxOf(sheet), out);
}

/** A list as a workbook in memory, in the community’s language; null where it has more bytes than these. */
export async function listWorkbook<R>(
  context: ReadingContext,
  list: ListExport<R, ReadingContext>,
  maxBytes: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of xlsxOf(await sheetOf(context, list, context.tenant.language))) {
    const taken = Buffer.from(chunk);
    bytes += taken.length;
    if (bytes > maxBytes) return null;
    chunks.push(taken);
  }
  return Buffer.concat(chunks);
}
