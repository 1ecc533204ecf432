import { resolve } from 'node:path';
import type { Command } from 'commander';
import { publishToken } from '../../platform/core/env';
import type { Platform } from '../../platform/core/platform';
import {
  incompatibilityInWords,
  type IncompatibleRelease,
  incompatibleReleases,
} from '../../platform/registry/compatibility/compatibility-report';
import type { Channel } from '../../platform/registry/publishing/channels.service';
import { readHost } from '../../platform/registry/publishing/deployed-host';
import { publishingOf } from '../../platform/registry/publishing/prepare-sections';
import { type ListedRelease, listReleases } from '../../platform/registry/release/release-list.sql';
import { channelNamed } from './channel-named';
import { inColumns, shortMoment } from '../output/columns';
import { Mistake } from '../mistake';
import { print } from '../output/print';
import { publishOverHttp, serverAt, tokenFrom } from './publish-over-http';
import { withPlatform } from '../with-platform';

const actor = 'command line';

interface PublishOptions {
  channel?: string;
  to?: string;
  tokenFile?: string;
}

async function publish(folder: string, options: PublishOptions): Promise<void> {
  const channel = options.channel === undefined ? null : channelNamed(options.channel);
  if (options.to !== undefined) return publishTo(options.to, folder, channel, options.tokenFile);
  if (options.tokenFile !== undefined) throw new Mistake('--token-file requires --to');
  await withPlatform(async (platform) => {
    const publishing = await publishingOf(platform);
    const { declaration, version } = await publishing.publish({ folder: resolve(folder), actor });
    print(`Published ${declaration.id} ${version}.`);
    if (channel) await promoteOn(platform, declaration.id, version, channel);
    else print(`Promote it to make it available:\n  courtyard section promote ${declaration.id} ${version}`);
  });
}

async function publishTo(
  address: string,
  folder: string,
  channel: Channel | null,
  tokenFile: string | undefined,
): Promise<void> {
  const server = serverAt(address);
  const token = await tokenFrom(tokenFile, publishToken());
  const { section, version, isNew } = await publishOverHttp(resolve(folder), { server, token, channel });
  print(
    isNew
      ? `Published ${section} ${version}.`
      : `${section} ${version} was already published with the same content.`,
  );
  if (channel) print(`The ${channel} channel of ${section} is now at ${version}.`);
}

async function promoteOn(platform: Platform, id: string, version: string, channel: Channel): Promise<void> {
  const publishing = await publishingOf(platform);
  await publishing.promote(id, version, channel, actor);
  print(`The ${channel} channel of ${id} is now at ${version}.`);
}

async function promote(id: string, version: string, options: { channel: string }): Promise<void> {
  const channel = channelNamed(options.channel);
  await withPlatform((platform) => promoteOn(platform, id, version, channel));
}

async function rollback(id: string, options: { channel: string }): Promise<void> {
  const channel = channelNamed(options.channel);
  await withPlatform(async (platform) => {
    const version = await (await publishingOf(platform)).rollback(id, channel, actor);
    print(`The ${channel} channel of ${id} is back at ${version}.`);
  });
}

async function list(): Promise<void> {
  await withPlatform(async ({ db, env }) => {
    const releases = await listReleases(db);
    if (releases.length === 0) return print('No releases yet.');
    const host = await readHost(env);
    const misfits = await db.transaction().execute((tx) => incompatibleReleases(tx, host));
    const rows = releases.map((release) => [
      release.sectionId,
      release.version,
      release.points.join(', '),
      shortMoment(release.publishedAt),
      remarkOn(release, misfits),
    ]);
    print(inColumns([['SECTION', 'VERSION', 'USED BY', 'PUBLISHED (UTC)', ''], ...rows]));
    for (const misfit of misfits) print(incompatibilityInWords(misfit));
  });
}

function remarkOn(
  { sectionId, version, filesAreGone }: ListedRelease,
  misfits: readonly IncompatibleRelease[],
): string {
  if (filesAreGone) return 'files removed';
  const fits = !misfits.some((one) => one.sectionId === sectionId && one.version === version);
  return fits ? '' : 'incompatible';
}

const channelOption = ['--channel <name>', 'stable or canary'] as const;

const publishExamples = `
Examples:
  courtyard section publish apps/properties/dist --channel canary
  courtyard section publish apps/properties/dist --channel canary --to https://example.com --token-file token`;

/** `courtyard section …`: releases and channels, for every community. */
export function addReleaseCommands(section: Command): void {
  section
    .command('publish <folder>')
    .description('publish the build in a folder as a release (releases can’t be changed)')
    .option(...channelOption)
    .option('--to <address>', 'send it to a server with a token, instead of publishing on this machine')
    .option('--token-file <file>', 'file with the token (default: COURTYARD_PUBLISH_TOKEN)')
    .addHelpText('after', publishExamples)
    .action(publish);
  section
    .command('list')
    .description('list releases, their channels, and those incompatible with what is deployed')
    .action(list);
  section
    .command('promote <section> <version>')
    .description('set the release of a channel')
    .option(...channelOption, 'stable')
    .action(promote);
  section
    .command('rollback <section>')
    .description('return a channel to its previous release')
    .option(...channelOption, 'stable')
    .action(rollback);
}
