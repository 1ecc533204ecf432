import { Readable } from 'node:stream';
import { ownDataRoutes } from '@courtyard/contract';
import { runningExports } from '../../../files/export/parallel-exports';
import { contentDisposition } from '../../../files/intake/name.rules';
import { zipStream } from '../../../files/export/zip-stream';
import type { Platform } from '../../../core/platform';
import { implementStream, type Module, type StreamCall } from '../../../http/implement';
import { todayOf } from '../../../section/call-context';
import { writeAudit } from '../../../audit/audit';
import { readmeOf } from './own-data-readme.texts';
import { ownFactors, ownFiles, type OwnRecords, ownRecords } from './own-data.sql';
import { acceptedLanguage } from '../../../http/language/accepted-language';

type OwnDataCall = StreamCall<typeof ownDataRoutes.downloadOwnData>;

/** Records as a JSON list, set by set. */
async function* listOf({ sets }: OwnRecords): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const set of sets) {
    yield Buffer.from(before + set.map((row) => JSON.stringify(row, null, 2)).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from('\n]\n');
}

async function readHeld(platform: Platform, { caller, tenant, request }: OwnDataCall) {
  const { records, files } = await platform.inTenant(tenant.id, async (tx) => {
    const held = { records: await ownRecords(platform, tx, caller), files: await ownFiles(tx, caller) };
    await writeAudit(
      tx,
      { ...caller, requestId: request.id },
      { action: 'account.download', subjectType: 'member', subjectId: caller.memberId, changes: {} },
    );
    return held;
  });
  return { records: [...records, ...(await ownFactors(platform.db, caller))], files };
}

/** Everything about the caller, written while it is read, set by set: no copy of it is stored, and memory does not grow with it. */
async function ownDataZip(platform: Platform, call: OwnDataCall): Promise<Readable> {
  const { records, files } = await readHeld(platform, call);
  const language = acceptedLanguage(call.request.headers['accept-language']);
  return zipStream(async (zip) => {
    await zip.add('README.txt', Readable.from([Buffer.from(readmeOf(language, call.tenant.name))]));
    for (const kind of records) await zip.add(`data/${kind.name}.json`, Readable.from(listOf(kind)));
    for (const { id, name, storageKey } of files) {
      const content = await platform.files.openIfThere(storageKey);
      if (content) await zip.add(`files/${id}/${name}`, content);
    }
  });
}

/** The download of what the community holds about the caller. */
export const ownDataModule: Module = (platform) => [
  implementStream(ownDataRoutes.downloadOwnData, async (call) => {
    const { caller, tenant, reply } = call;
    const day = todayOf({ platform, tenant });
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `${tenant.slug}-${day}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    };
    if (reply.request.method === 'HEAD') {
      void reply.headers(headers);
      return Readable.from([]);
    }
    const end = runningExports.begin(caller);
    try {
      const content = await ownDataZip(platform, call);
      content.once('close', end);
      void reply.headers(headers);
      return content;
    } catch (error) {
      end();
      throw error;
    }
  }),
];
