import type { Platform } from '../../core/platform';
import { reportIncompatibilities } from '../compatibility/compatibility-report';
import { sweepIncoming } from '../release/incoming';
import { appsFolder, readHost } from './deployed-host';
import { publishLocalBuilds } from './local-builds';
import { Publishing } from './publishing.service';

/** Publications for the host that lies beside this server. */
export async function publishingOf(platform: Platform): Promise<Publishing> {
  return new Publishing(platform, await readHost(platform.env));
}

/** Before the server listens: the sections that were built beside it are published where they are new, and what does not fit is told. */
export async function prepareSections(platform: Platform): Promise<void> {
  await sweepIncoming(platform);
  const publishing = await publishingOf(platform);
  await publishLocalBuilds(publishing, appsFolder(platform.env), platform);
  await reportIncompatibilities(platform, publishing.host);
}
