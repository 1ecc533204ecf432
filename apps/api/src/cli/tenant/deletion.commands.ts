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
  if (exportErasedAt) return `deleted ${dayOf(deletedAt)}, the address is kept`;
  if (deletedAt && !erasedAt) return `deleted ${dayOf(deletedAt)}, its files are being removed`;
  if (deletedAt) return `deleted ${dayOf(deletedAt)}, last export until ${dayOf(exportUntil)}`;
  if (closedAt) return `closed ${dayOf(closedAt)}, being exported and deleted`;
  return 'waiting';
}

async function list(): Promise<void> {
  await withPlatform(async (platform) => {
    const rows = await rowsOf(platform);
    if (rows.length === 0) return print('No community is being deleted, and none was.');
    const lines = rows.map((row) => [
      row.slug,
      row.name ?? '',
      row.deletesOn,
      row.askedBy ?? '',
      standing(row),
    ]);
    print(inColumns([['COMMUNITY', 'NAME', 'DAY', 'ASKED BY', 'STANDING'], ...lines]));
  });
}

async function keep(slug: string): Promise<void> {
  await withPlatform(async (platform) => {
    const tenant = await tenantNamed(platform, slug);
    const outcome = await keepCommunity(platform, tenant);
    if (outcome === 'none')
      throw new CannotDo(`nobody asked to delete ${slug}, so there is nothing to call off`);
    if (outcome === 'busy')
      throw new CannotDo(
        `${slug} is being exported and deleted at this moment: stop the server and try again, if it is not too late by then`,
      );
    print(`${tenant.name} stays. It is at ${platform.tenants.addressOf(tenant)}`);
  });
}

/** `courtyard tenant deletions`, `courtyard tenant keep`. */
export function addDeletionCommands(tenant: Command): void {
  tenant
    .command('deletions')
    .description('show which communities are being deleted, and which were')
    .action(list);
  tenant
    .command('keep <slug>')
    .description('call the deletion of a community off, as long as it is not deleted')
    .addHelpText('after', '\nExample:\n  courtyard tenant keep oakwood')
    .action(keep);
}
