import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Platform } from '../../../core/platform';
import type { Job } from '../../../core/services';
import { inEachTenant } from '../../each-tenant';
import { exportMessages } from './community-export-notification';
import { exportJobName, queueExport } from './community-export.service';
import { exportStore } from './export-store';
import { longestSilenceMs, runExport } from './run-export';

const payload = z.object({ tenantId: z.string(), exportId: z.string() });

/** Has written on what a killed process left, and removes what expired. */
async function tidy(platform: Platform, tenantId: string): Promise<void> {
  const now = platform.clock();
  const silentSince = new Date(now.getTime() - longestSilenceMs).toISOString();
  const known = await platform.inTenant(tenantId, async (tx) => {
    await tx.deleteFrom('communityExport').where('expiresAt', '<', now.toISOString()).execute();
    const silent = await tx
      .selectFrom('communityExport')
      .selectAll()
      .where('endedAt', 'is', null)
      .where('touchedAt', '<', silentSince)
      .execute();
    for (const row of silent) await queueExport(platform, tx, row);
    const rows = await tx.selectFrom('communityExport').select('id').execute();
    return rows.map(({ id }) => id);
  });
  await exportStore(platform).eraseOthers(tenantId, known, new Date(now.getTime() - 3_600_000));
}

export const communityExportJobs: readonly Job[] = [
  {
    name: exportJobName,
    title: labelOf(exportMessages, 'job'),
    run: (given, platform) => runExport(platform, payload.parse(given)),
  },
  {
    name: 'community-exports.tidy',
    cron: '* * * * *',
    run: (_given, platform) => inEachTenant(platform, ({ id }) => tidy(platform, id)),
  },
];
