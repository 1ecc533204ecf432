import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { Platform } from '../../core/platform';
import type { DeployedHost } from '../publishing/deployed-host';
import type { ReleaseKey } from '../release/release-cache';
import { namingRelease } from './release-compatibility.rules';
import { type ServedRelease, servedReleases } from './served-releases';

/** A release that some community should get and that does not fit what is deployed now. */
export type IncompatibleRelease = ServedRelease & ReleaseKey;

/** Every release that a channel or a pin points at and that does not fit. */
export async function incompatibleReleases(tx: Tx, host: DeployedHost): Promise<IncompatibleRelease[]> {
  const { rows } = await sql<ReleaseKey>`
    select section_id as "sectionId", version from courtyard.section_versions_in_use()
  `.execute(tx);
  const found: IncompatibleRelease[] = [];
  for (const key of rows) {
    const served = (await servedReleases(tx, host, [key])).get(key.sectionId);
    if (served && served.misfits.length > 0) found.push({ ...key, ...served });
  }
  return found;
}

/** Says in the log which releases in use do not fit, and what people get instead. For the start. */
export async function reportIncompatibilities({ db, log }: Platform, host: DeployedHost): Promise<void> {
  const misfitting = await db.transaction().execute((tx) => incompatibleReleases(tx, host));
  for (const release of misfitting) {
    const { sectionId, version, served, misfits } = release;
    log.error(
      { section: sectionId, version, served: served?.version ?? null, misfits },
      incompatibilityInWords(release),
    );
  }
}

/** Why a release does not fit, what people get instead and what to do, in two sentences. */
export const incompatibilityInWords = ({ chosen, served, misfits }: ServedRelease) =>
  `${namingRelease(chosen, misfits).join('; ')}. ${insteadOf(served?.version ?? null)}`;

const insteadOf = (version: string | null) =>
  version === null
    ? 'No earlier release fits, so the section is shown as incompatible: publish and promote one that fits.'
    : `People get ${version} instead: publish and promote a release that fits.`;
