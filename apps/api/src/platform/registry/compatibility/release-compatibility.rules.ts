import type { HostRelease, RouteContract, SectionRelease } from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import { callShapeOf, routesByName } from '@courtyard/contract/compatibility/call-shapes';
import { type CallShapes, unpackCalls } from '@courtyard/contract/compatibility/packing.rules';
import type { CallShape } from '@courtyard/contract/compatibility/shape';
import { minVersion, satisfies, subset, valid } from 'semver';
import { messageOf } from '../../core/error-code';
import { callIncompatibilities } from './call-incompatibilities.rules';

/** What the host that is deployed says of itself. One that is served while it is worked on (exports: null) is taken by its versions. */
export type OfferingHost = Pick<HostRelease, 'contract' | 'shared' | 'exports'>;

/** Why a release does not run in a host; empty where it does. Each reason is a clause about the release, "it …". */
export function hostIncompatibilities(release: SectionRelease, host: OfferingHost): string[] {
  const faults: string[] = [];
  const { contract } = release.declaration;
  if (!satisfies(host.contract, contract))
    faults.push(`it needs the contract ${contract}, the host has ${host.contract}`);
  for (const [name, built] of Object.entries(release.shared)) {
    const provided = host.shared[name];
    if (provided === undefined) faults.push(`it needs ${name}, which the host does not provide`);
    else if (!fits(provided, built))
      faults.push(`it was built against ${name} ${built}, the host has ${provided}`);
  }
  return [...faults, ...exportIncompatibilities(release, host)];
}

/** What of the host's exports a release uses and does not get. A built host that does not say them cannot be compared. */
function exportIncompatibilities(release: SectionRelease, { exports }: OfferingHost): string[] {
  const faults: string[] = [];
  const uses = Object.entries(release.uses?.exports ?? {});
  if (exports === null || uses.length === 0) return faults;
  if (exports === undefined)
    return [
      'it cannot be compared with the host that is deployed, which does not say what it exports: build that again',
    ];
  for (const [name, used] of uses) {
    const offered = exports[name];
    const missing = offered ? used.filter((one) => !offered.includes(one)) : [];
    if (missing.length > 0)
      faults.push(`it uses ${listed(missing)} of ${name}, which the host that is deployed does not offer`);
  }
  return faults;
}

/** A provided version serves a build against the same one or an older one of the same line; `built` may be a range. */
function fits(provided: string, built: string): boolean {
  if (valid(built)) return satisfies(provided, `^${built}`);
  return minVersion(built) !== null && subset(provided, built);
}

const listed = (names: readonly string[]) =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Why a release's calls are not answered as it was built for. One that does not say what it uses cannot be compared. */
export function serverIncompatibilities(
  release: SectionRelease,
  served: (name: string) => CallShape | null,
): string[] {
  if (!release.uses)
    return ['it does not say what it uses of host and server; build it again, with a version of its own'];
  const calls = usableCalls(release.uses);
  return typeof calls === 'string'
    ? [`its record of calls cannot be used: ${calls}`]
    : callIncompatibilities(calls, served);
}

function usableCalls(uses: NonNullable<SectionRelease['uses']>): CallShapes | string {
  try {
    return unpackCalls(uses);
  } catch (error) {
    return messageOf(error);
  }
}

const contract: Readonly<Record<string, RouteContract>> = routes;
const byName = routesByName(contract);
const shapes = new Map<string, CallShape>();

/** A call of this server by `POST /api/v1/assets`; null where it has none. Made when it is first asked for: each takes milliseconds. */
export function servedCall(name: string): CallShape | null {
  const known = shapes.get(name);
  if (known) return known;
  const route = byName.get(name);
  if (!route) return null;
  const shape = callShapeOf(route);
  shapes.set(name, shape);
  return shape;
}

const maxNamed = 5;

/** Reasons as sentences that name the release: "properties 1.4.0 uses …". A long list ends in a number. */
export function namingRelease(
  { declaration, version }: Pick<SectionRelease, 'declaration' | 'version'>,
  misfits: readonly string[],
): string[] {
  const name = `${declaration.id} ${version}`;
  const named = misfits
    .slice(0, maxNamed)
    .map((misfit) => (misfit.startsWith('it ') ? `${name} ${misfit.slice(3)}` : `${name}: ${misfit}`));
  const more = misfits.length - named.length;
  return more > 0 ? [...named, `and ${more} more`] : named;
}
