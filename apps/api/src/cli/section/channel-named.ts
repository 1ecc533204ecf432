import type { Channel } from '../../platform/registry/publishing/channels.service';
import { Mistake } from '../mistake';

/** The channel of a name that somebody typed. Throws Mistake. */
export function channelNamed(name: string): Channel {
  if (name === 'stable' || name === 'canary') return name;
  throw new Mistake(`there is no channel named ${name}; the channels are stable and canary`);
}
