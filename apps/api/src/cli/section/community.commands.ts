import type { Command } from 'commander';
import { writeAudit } from '../../platform/audit/audit';
import { readHost } from '../../platform/registry/publishing/deployed-host';
import { changeSection, type SectionChange } from '../../platform/registry/choice/section-settings.service';
import { channelNamed } from './channel-named';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

/** Changes what one community gets of a section, as its administrator could, with the same trace in its history. */
async function change(slug: string, sectionId: string, wanted: SectionChange, said: string): Promise<void> {
  await withPlatform(async (platform) => {
    const { id: tenantId } = await tenantNamed(platform, slug);
    const host = await readHost(platform.env);
    await platform.inTenant(tenantId, async (tx) => {
      const changes = await changeSection(tx, platform, host, { tenantId, sectionId, change: wanted });
      if (Object.keys(changes).length === 0) return;
      const actor = { tenantId, memberId: null, displayName: 'Command line' };
      await writeAudit(tx, actor, {
        action: 'section.update',
        subjectType: 'section',
        subjectId: sectionId,
        changes,
      });
      await platform.events.publish(tx, { tenantId, topic: 'registry', section: sectionId });
    });
    print(said);
  });
}

/** `courtyard section pin|unpin|enable|disable`: one community's choice. */
export function addCommunitySectionCommands(section: Command): void {
  section
    .command('pin <community> <section> <version>')
    .description('pin a community to a version')
    .action((slug: string, id: string, version: string) =>
      change(
        slug,
        id,
        { channel: 'pinned', pinnedVersion: version },
        `${slug} is pinned to ${id} ${version}.`,
      ),
    );
  section
    .command('unpin <community> <section>')
    .description('return a community to the stable channel')
    .action((slug: string, id: string) =>
      change(slug, id, { channel: 'stable' }, `${slug} now follows the stable channel of ${id}.`),
    );
  section
    .command('channel <community> <section> <channel>')
    .description('switch a community to the stable or canary channel')
    .action((slug: string, id: string, name: string) => {
      const channel = channelNamed(name);
      return change(slug, id, { channel }, `${slug} now follows the ${channel} channel of ${id}.`);
    });
  section
    .command('enable <community> <section>')
    .description('turn on a section for a community')
    .action((slug: string, id: string) => change(slug, id, { enabled: true }, `${id} is on for ${slug}.`));
  section
    .command('disable <community> <section>')
    .description('turn off a section for a community (its data is kept)')
    .action((slug: string, id: string) => change(slug, id, { enabled: false }, `${id} is off for ${slug}.`));
}
