import { Readable } from 'node:stream';
import { ownDataRoutes } from '@courtyard/contract';
import { ZipFile } from 'yazl';
import { contentDisposition } from '../../../files/intake/name.rules';
import type { Platform } from '../../../core/platform';
import { implementStream, type Module } from '../../../http/implement';
import { writeAudit } from '../../../audit/audit';
import { readmeOf } from './own-data-readme.words';
import { ownFactors, ownFiles, type OwnRecords, ownRecords } from './own-data.sql';
import { acceptedLanguage } from '../../../http/language/accepted-language';

/** The bytes of a stored file, opened when its turn comes; nothing where they are missing. */
async function* bytesOf({ files }: Pick<Platform, 'files'>, storageKey: string): AsyncGenerator<Buffer> {
  const content = await files.openIfThere(storageKey);
  if (content) yield* content;
}

/** Records as a JSON list, set by set. */
async function* listOf({ sets }: OwnRecords): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const set of sets) {
    yield Buffer.from(before + set.map((row) => JSON.stringify(row, null, 2)).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from('\n]\n');
}

/**
 * What is held about who asks, written while it is taken, set by set: no copy of it lies anywhere, nobody waits for a job, and
 * memory does not grow with it.
 */
export const ownDataModule: Module = (platform) => [
  implementStream(ownDataRoutes.downloadOwnData, async ({ caller, tenant, request, reply }) => {
    const { records, files } = await platform.inTenant(tenant.id, async (tx) => {
      const held = { records: await ownRecords(platform, tx, caller), files: await ownFiles(tx, caller) };
      await writeAudit(
        tx,
        { ...caller, requestId: request.id },
        { action: 'account.download', subjectType: 'member', subjectId: caller.memberId, changes: {} },
      );
      return held;
    });
    const factors = await ownFactors(platform.db, caller);
    const zip = new ZipFile();
    const language = acceptedLanguage(request.headers['accept-language']);
    zip.addBuffer(Buffer.from(readmeOf(language, tenant.name)), 'README.txt');
    for (const kind of [...records, ...factors])
      zip.addReadStream(Readable.from(listOf(kind)), `data/${kind.name}.json`);
    for (const { id, name, storageKey } of files)
      zip.addReadStream(Readable.from(bytesOf(platform, storageKey)), `files/${id}/${name}`);
    // What cannot be read ends the download, which its reader sees: a ZIP without its end opens nowhere.
    const content = Readable.from(zip.outputStream);
    zip.on('error', (error) => content.destroy(error));
    zip.end();
    const day = platform.clock().toISOString().slice(0, 10);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `${tenant.slug}-${day}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    return content;
  }),
];
