import { sql } from 'kysely';
import type { Tx } from '../../database/database';

/** What a community gets of one section. */
export interface ChosenSection {
  id: string;
  title: string;
  basePath: string;
  enabled: boolean;
  channel: 'stable' | 'canary' | 'pinned';
  pinnedVersion: string | null;
  /** What the channel or the pin says; null where nothing was promoted yet. */
  version: string | null;
  stableVersion: string | null;
  canaryVersion: string | null;
  /** When the community last changed it; null where it never did. */
  changedAt: string | null;
}

/** Every section as the community of the transaction has it. Without a word of its own it follows the stable channel. */
export async function chosenSections(tx: Tx): Promise<ChosenSection[]> {
  const { rows } = await sql<ChosenSection>`
    select section.id, section.title, section.base_path as "basePath",
      coalesce(chosen.enabled, policy.new_sections_enabled, true) as enabled,
      coalesce(chosen.channel, 'stable') as channel,
      chosen.pinned_version as "pinnedVersion",
      case chosen.channel
        when 'pinned' then chosen.pinned_version
        when 'canary' then coalesce(canary.version, stable.version)
        else stable.version
      end as version,
      stable.version as "stableVersion", canary.version as "canaryVersion",
      chosen.updated_at as "changedAt"
    from section
    left join tenant_section chosen on chosen.section_id = section.id
    left join tenant_section_policy policy on true
    left join section_channel stable on stable.section_id = section.id and stable.channel = 'stable'
    left join section_channel canary on canary.section_id = section.id and canary.channel = 'canary'
    order by section.id
  `.execute(tx);
  return rows;
}
