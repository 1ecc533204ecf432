import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendBareFiles } from '../answer/security-headers';
import { isPlainPath } from '../../registry/release/release.rules';
import { hostUrl } from './preload.rules';

export interface AssetFolders {
  /** `dist` of the host. */
  host: string;
  /** `sections` of the data folder. */
  sections: string;
}

const unserved = /(?<!\/mf-manifest)\.(map|json|html)$/;

/** A file's address: known characters only, and no description or source map of a build but the library's manifest. */
export function isServed(pathname: string): boolean {
  const file = pathname.replace(/^\/+/, '');
  return isPlainPath(file) && !unserved.test(file);
}

/** Code and fonts of host and sections. Their names hold their content's hash or stand below a version, so they never change. */
export async function serveAssets(app: FastifyInstance, folders: AssetFolders): Promise<void> {
  const immutable = {
    // The build compressed them once, at the highest setting.
    preCompressed: true,
    immutable: true,
    maxAge: 365 * 86_400_000,
    index: false as const,
    dotfiles: 'ignore' as const,
    decorateReply: false,
    // One is enough to ask again by; a part of a script is of use to nobody.
    etag: true,
    lastModified: false,
    acceptRanges: false,
    allowedPath: (pathname: string) => isServed(pathname),
    setHeaders: (reply: { setHeader(name: string, value: string): unknown }) => {
      // Public code: a preview of a host elsewhere may read it, and its hash is checked there too.
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('vary', 'accept-encoding');
    },
  };
  await app.register(async (files) => {
    sendBareFiles(files);
    await files.register(fastifyStatic, { ...immutable, root: folders.host, prefix: hostUrl });
    await files.register(fastifyStatic, { ...immutable, root: folders.sections, prefix: '/sections/' });
  });
}

export const sectionsFolder = (dataFolder: string) => join(dataFolder, 'sections');
