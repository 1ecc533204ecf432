import type { RegisteredSection } from '@courtyard/contract';
import { create } from 'zustand';
import { classifyError } from '../load/classify-error';
import { loadExposed } from '../load/federation';
import { trustAssets } from '../load/integrity';
import { SectionLoadError } from '../load/load-error';
import { isAllowedOrigin } from '../load/origins.rules';
import { localRelease } from '../override/local-release';
import { useOverrides } from '../override/overrides.store';
import { reportFailure } from './report-failure';
import {
  exposes,
  idle,
  stateOf,
  type ModuleName,
  type SectionModules,
  type SectionState,
} from './section-state';

/** Where every module stands, by `keyOf`. */
export const useSectionLoads = create<Record<string, SectionState>>()(() => ({}));

/** How often a release was started anew; each start has a container of its own. */
const starts = new Map<string, number>();
const running = new Map<string, Promise<unknown>>();
/** Loads that something on screen waits for. */
const awaited = new Set<string>();

const releaseOf = (section: RegisteredSection) =>
  useOverrides.getState().urls[section.id] ?? section.entryUrl;

/** One release's one module. A new release is another key, so what is shown of the old one stays until the next page. */
export const keyOf = (section: RegisteredSection, name: ModuleName) => `${releaseOf(section)} ${name}`;

const set = (key: string, state: SectionState) => useSectionLoads.setState({ [key]: state });

async function fetchModule(section: RegisteredSection, name: ModuleName): Promise<unknown> {
  const override = useOverrides.getState().urls[section.id];
  if (!override && section.isIncompatible) throw new SectionLoadError('incompatible');
  const release = override ? await localRelease(section, override) : section;
  if (!override && !isAllowedOrigin(release.entryUrl, location.href, [])) {
    throw new SectionLoadError('forbidden-origin', { url: release.entryUrl });
  }
  trustAssets(release.assets);
  return loadExposed({ release, freshness: starts.get(releaseOf(section)) ?? 0 }, name);
}

/**
 * Loads a module of a section, once: later calls get the same module, or the same failure until `retrySection`.
 * Rejects with a SectionLoadError.
 */
export async function loadSection<N extends ModuleName>(
  section: RegisteredSection,
  name: N,
): Promise<SectionModules[N]> {
  const key = keyOf(section, name);
  let loading = running.get(key);
  if (!loading) {
    set(key, { status: 'loading' });
    loading = fetchModule(section, name);
    running.set(key, loading);
  }
  try {
    const module = await loading;
    if (!exposes(name, module)) throw new SectionLoadError('evaluation', { url: section.entryUrl });
    set(key, { status: 'ready', module });
    return module;
  } catch (thrown) {
    const error = await classifyError(thrown);
    set(key, stateOf(error));
    void reportFailure(section, error);
    throw error;
  }
}

/** Forgets what was loaded of a section, so that the next use starts it in a fresh container. */
export function retrySection(section: RegisteredSection): void {
  const release = releaseOf(section);
  starts.set(release, (starts.get(release) ?? 0) + 1);
  forget(keyOf(section, './routes'));
  forget(keyOf(section, './slots'));
}

/** As `retrySection`, where the section's pages failed to load: what keeps its page from opening doesn't keep the next one from it. */
export function retryFailed(section: RegisteredSection): void {
  if (useSectionLoads.getState()[keyOf(section, './routes')]?.status === 'failed') retrySection(section);
}

function forget(key: string): void {
  running.delete(key);
  awaited.delete(key);
  set(key, idle);
}

/** Says that something on screen waits for a load that is under way: its failure is theirs to show. */
export function awaitSection(section: RegisteredSection, name: ModuleName): void {
  awaited.add(keyOf(section, name));
}

/**
 * Loads a section's routes ahead of a visit; resolves when that has ended. A failure is not shown, unless the visit has
 * begun: the next one tries again.
 */
export async function prefetch(section: RegisteredSection): Promise<void> {
  const key = keyOf(section, './routes');
  if (running.has(key)) return;
  await loadSection(section, './routes').catch(() => {
    if (awaited.has(key)) return;
    // Its cards are on screen: they stay, and the container that they came from with them.
    if (useSectionLoads.getState()[keyOf(section, './slots')]?.status === 'ready') forget(key);
    else retrySection(section);
  });
}
