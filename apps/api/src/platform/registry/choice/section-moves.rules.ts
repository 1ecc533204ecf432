import type { SectionSetting } from '@courtyard/contract';
import type { ChosenSection } from './chosen-sections.sql';

/** A version that a community could go to, and what it would follow from then on. */
export type Step = Pick<SectionSetting, 'channel'> & { version: string };

export interface KnownRelease {
  version: string;
  /** Whether a channel ever pointed at it: the others nobody has tried. */
  wasServed: boolean;
}

type Standing = Pick<ChosenSection, 'version' | 'stableVersion' | 'canaryVersion'>;

/**
 * Where a community can go from the version that it has, the nearest first: on to stable, to canary, to the newest; and
 * back to what was served before. `releases` are the newest first. Who goes to a channel's version follows that channel.
 */
export function stepsFrom(
  { version, stableVersion, canaryVersion }: Standing,
  releases: readonly KnownRelease[],
): { on: Step[]; back: Step[] } {
  const now = releases.findIndex((release) => release.version === version);
  if (now < 0) return { on: [], back: [] };
  const newer = releases.slice(0, now).map((release) => release.version);
  const channelOf = (to: string): Step['channel'] => {
    if (to === stableVersion) return 'stable';
    return to === canaryVersion ? 'canary' : 'pinned';
  };
  const stepTo = (to: string): Step => ({ version: to, channel: channelOf(to) });
  const on = [stableVersion, canaryVersion, newer[0] ?? null].flatMap((to) =>
    to !== null && newer.includes(to) ? [to] : [],
  );
  const back = releases.slice(now + 1).filter(({ wasServed }) => wasServed);
  return {
    on: [...new Set(on)].map((to) => stepTo(to)),
    back: back.map((release) => stepTo(release.version)),
  };
}
