import type { HostRelease, SectionRelease } from '@courtyard/contract';
import type { DeployedHost } from '../publishing/deployed-host';
import { hostIncompatibilities, servedCall, serverIncompatibilities } from './release-compatibility.rules';

const compared = new WeakMap<SectionRelease, { host: HostRelease | null; misfits: readonly string[] }>();

/**
 * Why a release does not fit the host that is deployed and the calls of this server; empty where it does. Each reason is
 * a clause about the release, "it uses …". A release is compared once, and again after the host was built anew.
 */
export function incompatibilitiesOf(
  release: SectionRelease,
  { release: host }: DeployedHost,
): readonly string[] {
  const known = compared.get(release);
  if (known && known.host === host) return known.misfits;
  const misfits = [
    ...(host ? hostIncompatibilities(release, host) : []),
    ...serverIncompatibilities(release, servedCall),
  ];
  compared.set(release, { host, misfits });
  return misfits;
}
