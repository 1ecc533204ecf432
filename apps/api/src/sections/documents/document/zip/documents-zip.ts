import { Readable } from 'node:stream';
import type { RouteContract } from '@courtyard/contract';
import { runningExports } from '../../../../platform/files/export/parallel-exports';
import { zipStream, type ZipWriter } from '../../../../platform/files/export/zip-stream';
import { contentDisposition } from '../../../../platform/files/intake/name.rules';
import type { StreamCall } from '../../../../platform/http/implement';
import { notFound, notSignedIn, Problem } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { findContent } from '../version/version-content';
import { documentsIn, foldersWithin, visibleOf, type ZipFolder, zipTop } from './zip-entries.sql';
import { ZipNames } from './zip-names.rules';

type ZipCall = StreamCall<RouteContract & { access: 'signed-in' }>;

/** Reads as the caller is now: a right or a session that ended meanwhile gives nothing more. */
async function reading<T>(call: ZipCall, read: (context: ReadContext) => Promise<T>): Promise<T> {
  const { platform, tenant, request } = call;
  const caller = await platform.sessions.callerOf(request, tenant);
  if (!caller) throw notSignedIn();
  return platform.inTenant(tenant.id, (tx) => read({ ...call, caller, tx }), { readOnly: true });
}

/** As of what the caller may not see any more, where it is gone. */
const orNull = (error: unknown) => {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
};

/** Packed again, these only cost time. */
const isPacked = (mediaType: string) => !/^text\/|rfc822|\/vnd\.d[wx]/.test(mediaType);

class DocumentsZip {
  private readonly names = new ZipNames();
  /** Entries whose bytes are not there. */
  private readonly missing: string[] = [];

  constructor(
    private readonly call: ZipCall,
    private readonly zip: ZipWriter,
  ) {}

  folder = (around: string, name: string) => this.names.within(around, name);

  /** The right is asked for when the entry's turn comes. */
  async add(folder: string, documentId: string): Promise<void> {
    const file = await reading(this.call, (context) => findContent(context, documentId)).catch(orNull);
    if (!file) return;
    const name = this.names.within(folder, file.name);
    const content = await this.call.platform.files.openIfThere(file.storageKey);
    if (content) await this.zip.add(name, content, { isCompressed: !isPacked(file.mediaType) });
    else this.missing.push(name);
  }

  /** Names what is missing, so that nobody takes the ZIP for all there is. */
  async end(): Promise<void> {
    if (this.missing.length === 0) return;
    const { translate } = this.call;
    const lines = [
      translate('These documents couldn’t be read and are not in this ZIP:'),
      '',
      ...this.missing,
      '',
    ];
    const name = this.names.within('', `${translate('Not included')}.txt`);
    await this.zip.add(name, Readable.from([Buffer.from(lines.join('\r\n'))]));
  }
}

/** Sends a ZIP while it is written; `fill` adds to it. */
function sendZip(call: ZipCall, name: string, fill: (zip: DocumentsZip) => Promise<void>): Readable {
  const { caller, reply, request } = call;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name}.zip`),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
  if (request.method === 'HEAD') {
    void reply.headers(headers);
    return Readable.from([]);
  }
  const end = runningExports.begin(caller);
  const content = zipStream(async (writer) => {
    const zip = new DocumentsZip(call, writer);
    await fill(zip);
    await zip.end();
  });
  content.once('close', end);
  void reply.headers(headers);
  return content;
}

/** The current versions of chosen documents, as far as the caller may see them. Throws notFound where that is none. */
export async function sendDocumentsZip(call: ZipCall, ids: readonly string[]): Promise<Readable> {
  const visible = await reading(call, (context) => visibleOf(context, ids));
  if (visible.length === 0) throw notFound('document');
  return sendZip(call, call.translate('Documents'), async (zip) => {
    for (const id of visible) await zip.add('', id);
  });
}

/** All that is in a folder and below it, as far as the caller may see it. */
export async function sendFolderZip(call: ZipCall, folderId: string): Promise<Readable> {
  const top = await reading(call, (context) => zipTop(context, folderId));
  return sendZip(call, top.name, async (zip) => {
    const folders = await reading(call, (context) => foldersWithin(context, top.id));
    const known = new Set(folders.map(({ id }) => id));
    const isIn = (parent: string) => (folder: ZipFolder) => folder.parentId === parent;
    // Below a folder that the caller may not see, one that they may stands at the top.
    const atTop = folders.filter(
      ({ parentId }) => parentId === top.id || parentId === null || !known.has(parentId),
    );
    const write = async (folder: { id: string }, path: string, within: readonly ZipFolder[]) => {
      for await (const id of documentIds(call, folder.id)) await zip.add(path, id);
      for (const each of within)
        await write(each, zip.folder(path, each.name), folders.filter(isIn(each.id)));
    };
    await write(top, '', atTop);
  });
}

/** A page at a time, so that a folder of many documents is not held in memory. */
async function* documentIds(call: ZipCall, folderId: string): AsyncGenerator<string> {
  let last: string | null = null;
  for (;;) {
    const after: string | null = last;
    const ids: string[] = await reading(call, (context) => documentsIn(context, folderId, after));
    yield* ids;
    last = ids.at(-1) ?? null;
    if (last === null) return;
  }
}
