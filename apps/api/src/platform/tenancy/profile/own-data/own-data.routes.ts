import { Readable } from 'node:stream';
import { ownDataRoutes } from '@courtyard/contract';
import { ZipFile } from 'yazl';
import { contentDisposition } from '../../../files/intake/name.rules';
import type { Platform } from '../../../core/platform';
import { implementStream, type Module } from '../../../http/implement';
import { writeAudit } from '../../../audit/audit';
import { readmeOf } from './own-data-readme.words';
import { ownFactors, ownFiles, ownRows } from './own-data.sql';
import { acceptedLanguage } from '../../../http/language/accepted-language';

/** The bytes of a stored file, opened when its turn comes; nothing where they are missing. */
async function* bytesOf({ files }: Pick<Platform, 'files'>, storageKey: string): AsyncGenerator<Buffer> {
  const content = await files.openIfThere(storageKey);
  if (content) yield* content;
}

/**
 * What is held about who asks. One person's is small: it is written while it is taken, so that no copy of it lies anywhere,
 * and nobody waits for a job.
 */
export const ownDataModule: Module = (platform) => [
  implementStream(ownDataRoutes.downloadOwnData, async ({ caller, tenant, request, reply }) => {
    const { tables, files } = await platform.inTenant(tenant.id, async (tx) => {
      const held = { tables: await ownRows(tx, caller), files: await ownFiles(tx, caller) };
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
    for (const { table, rows } of [...tables, ...factors])
      zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `data/${table}.json`);
    for (const { id, name, storageKey } of files)
      zip.addReadStream(Readable.from(bytesOf(platform, storageKey)), `files/${id}/${name}`);
    zip.end();
    const day = platform.clock().toISOString().slice(0, 10);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `${tenant.slug}-${day}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    return Readable.from(zip.outputStream);
  }),
];
