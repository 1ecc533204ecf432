import { communityExportRoutes } from '@courtyard/contract';
import { contentDisposition } from '../../../files/intake/name.rules';
import { linkOver } from '../../../files/link/link-over';
import { implement, implementStream, type Module } from '../../../http/implement';
import { listExports, openExport, removeExport, startExport } from './community-export.service';
import { exportStore } from './export-store';

/** Exports of the whole community. */
export const communityExportsModule: Module = (platform) => [
  implement(communityExportRoutes.listCommunityExports, async (call) => ({ data: await listExports(call) })),

  implement(communityExportRoutes.startCommunityExport, async (call) => ({ data: await startExport(call) })),

  implement(communityExportRoutes.removeCommunityExport, async (call) => {
    await removeExport(call, call.params.exportId);
    const { tenant, params } = call;
    call.afterCommit(() => {
      exportStore(platform)
        .erase(tenant.id, params.exportId)
        // The job that removes what nothing refers to comes by.
        .catch((err: unknown) => platform.log.warn({ err }, 'the file of an export was not removed'));
    });
  }),

  implementStream(communityExportRoutes.downloadCommunityExport, async ({ params, query, tenant, reply }) => {
    const reference = { kind: 'community-export', tenantId: tenant.id, id: params.exportId } as const;
    if (!platform.files.isLinkGood(reference, query)) throw linkOver();
    const { content, bytes, name } = await openExport(platform, tenant, params.exportId);
    reply.headers({
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': contentDisposition('attachment', name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    return content;
  }),
];
