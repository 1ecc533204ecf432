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
    .description('keep one community on a version')
    .action((slug: string, id: string, version: string) =>
      change(slug, id, { channel: 'pinned', pinnedVersion: version }, `${slug} stays on ${id} ${version}.`),
    );
  section
    .command('unpin <community> <section>')
    .description('let a community follow the stable channel again')
    .action((slug: string, id: string) =>
      change(slug, id, { channel: 'stable' }, `${slug} follows stable of ${id}.`),
    );
  section
    .command('channel <community> <section> <channel>')
    .description('let a community follow stable or canary')
    .action((slug: string, id: string, name: string) => {
      const channel = channelNamed(name);
      return change(slug, id, { channel }, `${slug} follows ${channel} of ${id}.`);
    });
  section
    .command('enable <community> <section>')
    .description('switch a section on in a community')
    .action((slug: string, id: string) => change(slug, id, { enabled: true }, `${id} is on in ${slug}.`));
  section
    .command('disable <community> <section>')
    .description('switch a section off in a community; its data stays')
    .action((slug: string, id: string) => change(slug, id, { enabled: false }, `${id} is off in ${slug}.`));
}
