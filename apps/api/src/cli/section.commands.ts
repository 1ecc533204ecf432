import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Platform } from '../platform/core/platform';
import type { Channel } from '../platform/registry/publishing/channels.service';
import { publishingOf } from '../platform/registry/publishing/prepare-sections';
import { listReleases } from '../platform/registry/release/release-list.sql';
import { channelNamed } from './channel-named';
import { inColumns, shortMoment } from './columns';
import { print } from './print';
import { withPlatform } from './with-platform';

const actor = 'command line';

async function publish(folder: string, options: { channel?: string }): Promise<void> {
  const channel = options.channel === undefined ? null : channelNamed(options.channel);
  await withPlatform(async (platform) => {
    const publishing = await publishingOf(platform);
    const { declaration, version } = await publishing.publish({ folder: resolve(folder), actor });
    print(`Published ${declaration.id} ${version}.`);
    if (channel) await promoteOn(platform, declaration.id, version, channel);
    else
      print(`Nobody gets it until it is promoted:\n  courtyard section promote ${declaration.id} ${version}`);
  });
}

async function promoteOn(platform: Platform, id: string, version: string, channel: Channel): Promise<void> {
  const publishing = await publishingOf(platform);
  await publishing.promote(id, version, channel, actor);
  print(`${channel} of ${id} is ${version} now.`);
}

async function promote(id: string, version: string, options: { channel: string }): Promise<void> {
  const channel = channelNamed(options.channel);
  await withPlatform((platform) => promoteOn(platform, id, version, channel));
}

async function rollback(id: string, options: { channel: string }): Promise<void> {
  const channel = channelNamed(options.channel);
  await withPlatform(async (platform) => {
    const version = await (await publishingOf(platform)).rollback(id, channel, actor);
    print(`${channel} of ${id} is ${version} again.`);
  });
}

async function list(): Promise<void> {
  await withPlatform(async ({ db }) => {
    const releases = await listReleases(db);
    if (releases.length === 0) return print('No section was published yet.');
    const rows = releases.map((release) => [
      release.sectionId,
      release.version,
      release.points.join(', '),
      shortMoment(release.publishedAt),
      release.filesAreGone ? 'files removed' : '',
    ]);
    print(inColumns([['SECTION', 'VERSION', 'USED BY', 'PUBLISHED (UTC)', ''], ...rows]));
  });
}

const channelOption = ['--channel <name>', 'stable or canary'] as const;

/** `courtyard section …`: releases and channels, for every community. */
export function addReleaseCommands(section: Command): void {
  section
    .command('publish <folder>')
    .description('publish the build in a folder as a release, never changed again')
    .option(...channelOption)
    .addHelpText('after', '\nExample:\n  courtyard section publish apps/properties/dist --channel canary')
    .action(publish);
  section.command('list').description('show every release and who gets it').action(list);
  section
    .command('promote <section> <version>')
    .description('point a channel at a release')
    .option(...channelOption, 'stable')
    .action(promote);
  section
    .command('rollback <section>')
    .description('point a channel at the release before')
    .option(...channelOption, 'stable')
    .action(rollback);
}
