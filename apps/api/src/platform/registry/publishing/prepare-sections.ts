import type { Platform } from '../../core/platform';
import { appsFolder, readHost } from './deployed-host';
import { publishLocalBuilds } from './local-builds';
import { Publishing } from './publishing.service';

/** Publications for the host that lies beside this server. */
export async function publishingOf(platform: Platform): Promise<Publishing> {
  return new Publishing(platform, await readHost(platform.env));
}

/** Before the server listens: the sections that were built beside it are published where they are new. */
export async function prepareSections(platform: Platform): Promise<void> {
  await publishLocalBuilds(await publishingOf(platform), appsFolder(platform.env), platform);
}
