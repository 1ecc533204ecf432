import type { Boot, HostRelease, RegisteredSection, SectionRelease } from '@courtyard/contract';
import { stepsAtAGlance, tasksAtAGlance } from '@courtyard/contract/platform/dashboard/at-a-glance.values';
import { orderCards } from '@courtyard/contract/platform/dashboard/card-order.rules';
import type { RegistryWithReleases } from '../../registry/registry.service';
import { releaseUrl } from '../../registry/entries/visible.rules';
import type { Preload } from './document.rules';

/** Where the host's files are served. Its build writes the same into its code. */
export const hostUrl = '/assets/host/';

/** What a page's first screen asks for. */
interface Wanted {
  /** Entries of the host, by the names of its build. */
  entries: string[];
  files: Preload[];
}

/** Name of the host's entry for a shared module that its shell does not hold: `ui-data` for `@courtyard/ui/data`. */
const lazyEntry = (shared: string) => shared.replace(/^@courtyard\//, '').replaceAll('/', '-');

function filesOfHost(host: HostRelease, entries: readonly string[]): Preload[] {
  const hashes = new Map(host.assets.map((asset) => [asset.file, asset.integrity]));
  return entries
    .flatMap((entry) => host.entries[entry] ?? [])
    .flatMap((file) => {
      // A stylesheet is in the document, as a link or, where it is small, as it is.
      const integrity = file.endsWith('.js') ? hashes.get(file) : undefined;
      return integrity === undefined ? [] : [{ url: hostUrl + file, integrity }];
    });
}

function partOf(release: SectionRelease, files: readonly string[], shared: readonly string[]): Wanted {
  const base = releaseUrl(release.declaration.id, release.version);
  const hashes = new Map(release.assets.map((asset) => [asset.file, asset.integrity]));
  return {
    entries: shared.map(lazyEntry),
    files: files.flatMap((file) => {
      const integrity = hashes.get(file);
      return integrity === undefined ? [] : [{ url: base + file, integrity }];
    }),
  };
}

/** Whether a path below a section is the one of a route, `/vendors/:vendorId/bills` with any vendor. */
export function isRoute(route: string, path: string): boolean {
  const [wanted, given] = [route, path].map((text) => text.split('/').filter(Boolean));
  return (
    wanted?.length === given?.length &&
    wanted?.every((part, index) => part.startsWith(':') || part === given?.[index]) === true
  );
}

function wantedOfPage(
  section: RegisteredSection,
  release: SectionRelease,
  path: string,
  permissions: ReadonlySet<string>,
): Wanted[] {
  const below = path.slice(section.basePath.length);
  const route = section.routes.find((one) => isRoute(one.path, below));
  // A page that this person is refused is not fetched.
  if (route?.permission !== undefined && !permissions.has(route.permission)) return [];
  const page = route ? release.pages[route.path] : undefined;
  return [partOf(release, release.initial, []), ...(page ? [partOf(release, page.files, page.shared)] : [])];
}

/** A wide window shows this many cards in its first row, and a phone about as many. The others are fetched once they come near. */
const firstCards = 3;

/** What stands above the cards of a dashboard, as the page gets it. */
export type AboveCards = Pick<NonNullable<Boot['session']>, 'tasks' | 'firstSteps' | 'preferences'>;

/** A window that is lower shows no card; many are higher, and fetch theirs by themselves. In pixels, as the heights below. */
const defaultWindow = 800;

/** About as high as the page draws it: its head, the tasks, and the steps side by side. */
function heightAbove({ tasks, firstSteps = [], preferences }: AboveCards): number {
  const taskCount = Math.min(tasks?.total ?? 0, tasksAtAGlance);
  const isSeen = preferences.seen.includes('first-steps');
  const stepCount = isSeen ? 0 : Math.min(firstSteps.filter(({ isDone }) => !isDone).length, stepsAtAGlance);
  return 150 + (taskCount && 80 + taskCount * 68) + (stepCount && 150 + stepCount * 18);
}

function wantedOfDashboard({ known, permissions, above }: Visit): Wanted[] {
  const { registry, releases } = known;
  if (heightAbove(above) > defaultWindow) return [];
  const cards = orderCards(registry, above.preferences.dashboard, permissions);
  const first = cards.filter(({ isHidden }) => !isHidden).slice(0, firstCards);
  return first.flatMap(({ sectionId, entry }) => {
    const release = releases.get(sectionId);
    const card = release?.cards?.[entry.id];
    return release && card ? [partOf(release, [release.entry, ...card.files], card.shared)] : [];
  });
}

/** The section whose page a path is. Base paths never overlap. */
export function sectionAt(
  sections: readonly RegisteredSection[],
  path: string,
): RegisteredSection | undefined {
  return sections.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`));
}

export interface Visit {
  path: string;
  permissions: ReadonlySet<string>;
  known: RegistryWithReleases;
  above: AboveCards;
}

/** What the page of a path will ask for, so that the browser can begin before any script ran. What every page starts with is in the document. */
export function preloadsFor(host: HostRelease | null, visit: Visit | null): Preload[] {
  if (!visit) return [];
  const { path, permissions, known } = visit;
  const isDashboard = path === '/' || path.startsWith('/dashboard');
  const section = sectionAt(known.registry.sections, path);
  const release = section && known.releases.get(section.id);
  const wanted = [
    { entries: ['wire', 'shell', ...(isDashboard ? ['dashboard'] : [])], files: [] },
    ...(isDashboard ? wantedOfDashboard(visit) : []),
    ...(section && release ? wantedOfPage(section, release, path, permissions) : []),
  ];
  const all = [
    ...(host
      ? filesOfHost(
          host,
          wanted.flatMap(({ entries }) => entries),
        )
      : []),
    ...wanted.flatMap(({ files }) => files),
  ];
  return [...new Map(all.map((preload) => [preload.url, preload])).values()];
}
