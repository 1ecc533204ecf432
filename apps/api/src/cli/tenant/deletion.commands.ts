import type { Command } from 'commander';
import type { Platform } from '../../platform/core/platform';
import { keepCommunity } from '../../platform/tenancy/community/deletion/keep-community';
import { inColumns } from '../output/columns';
import { CannotDo } from '../mistake';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? '';

const rowsOf = ({ db }: Platform) =>
  db.selectFrom('communityDeletion').selectAll().orderBy('deletesOn').execute();

/** Where a deletion stands, in a few words. */
function standing(row: Awaited<ReturnType<typeof rowsOf>>[number]): string {
  const { closedAt, deletedAt, erasedAt, exportUntil, exportErasedAt } = row;
  if (exportErasedAt) return `deleted ${dayOf(deletedAt)}; address reserved`;
  if (deletedAt && !erasedAt) return `deleted ${dayOf(deletedAt)}; removing files`;
  if (deletedAt) return `deleted ${dayOf(deletedAt)}; final export available until ${dayOf(exportUntil)}`;
  if (closedAt) return `closed ${dayOf(closedAt)}; export and deletion in progress`;
  return 'scheduled';
}

async function list(): Promise<void> {
  await withPlatform(async (platform) => {
    const rows = await rowsOf(platform);
    if (rows.length === 0) return print('No communities are scheduled for deletion or were deleted.');
    const lines = rows.map((row) => [
      row.slug,
      row.name ?? '',
      row.deletesOn,
      row.askedBy ?? '',
      standing(row),
    ]);
    print(inColumns([['COMMUNITY', 'NAME', 'DATE', 'REQUESTED BY', 'STATUS'], ...lines]));
  });
}

async function keep(slug: string): Promise<void> {
  await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    const outcome = await keepCommunity(platform, tenant);
    if (outcome === 'none') throw new CannotDo(`community ${slug} isn’t scheduled for deletion`);
    if (outcome === 'busy')
      throw new CannotDo(
        `community ${slug} is being exported and deleted right now. To cancel, stop the server and try again; it may be too late`,
      );
    print(`Deletion canceled. ${tenant.name} is at ${platform.tenants.addressOf(tenant)}`);
  });
}

/** `courtyard tenant deletions`, `courtyard tenant keep`. */
export function addDeletionCommands(tenant: Command): void {
  tenant.command('deletions').description('list scheduled and completed community deletions').action(list);
  tenant
    .command('keep <slug>')
    .description('cancel a scheduled community deletion')
    .addHelpText('after', '\nExample:\n  courtyard tenant keep oakwood')
    .action(keep);
}
