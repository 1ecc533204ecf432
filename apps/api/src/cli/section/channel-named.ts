import type { Channel } from '../../platform/registry/publishing/channels.service';
import { Mistake } from '../mistake';

/** The channel of a name that somebody typed. Throws Mistake. */
export function channelNamed(name: string): Channel {
  if (name === 'stable' || name === 'canary') return name;
  throw new Mistake(`channel ${name} not found. Use stable or canary`);
}
