import { call } from '@courtyard/common';
import type { RegisteredSection, SectionFailure } from '@courtyard/contract';
import type { SectionLoadError } from '../load/load-error';
import { useOverrides } from '../override/overrides.store';

/** What was reported in this page: a section that fails again in the same way is not reported of again. */
const reported = new Set<string>();

/** Name of a file without its folder and query, as the contract takes it. */
function fileOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url, location.href)) return undefined;
  const name = new URL(url, location.href).pathname.split('/').at(-1) ?? '';
  return /^[\w.~+-]{1,200}$/.test(name) ? name : undefined;
}

/**
 * Tells the server that a section could not be shown: which release, what kind of failure, which file, and nothing of
 * the person. Never rejects. Of a developer's own build nothing is reported.
 */
export async function reportFailure(section: RegisteredSection, error: SectionLoadError): Promise<void> {
  const { id: sectionId, version } = section;
  const { failure: kind } = error;
  const key = `${sectionId} ${version} ${kind}`;
  if (useOverrides.getState().urls[sectionId] !== undefined || reported.has(key)) return;
  reported.add(key);
  const file = fileOf(error.url);
  const body: SectionFailure = { sectionId, version, kind, ...(file !== undefined && { file }) };
  // Where the network is down, this is lost with it; people see the failure all the same.
  await call('POST /api/v1/shell/section-failures', { body }).catch(() => reported.delete(key));
}
