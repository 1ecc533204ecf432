import { preloadPage } from '@courtyard/common';
import type { RegisteredSection } from '@courtyard/contract';
import { useEffect } from 'react';
import { useRegistry } from '../../registry/registry.store';
import { awaitSection, keyOf, loadSection, prefetch, useSectionLoads } from './section-loads';
import { exposes, idle, type ModuleName, type SectionState } from './section-state';

/** The section as the registry names it, or null where this person has no such section. */
export function useRegisteredSection(sectionId: string): RegisteredSection | null {
  return useRegistry(({ registry }) => registry?.sections.find(({ id }) => id === sectionId) ?? null);
}

/** Loads a module of a section while it is used, and tells where that stands. */
export function useSectionModule<N extends ModuleName>(
  section: RegisteredSection | null,
  name: N,
): SectionState<N> {
  const state = useSectionLoads((states) => (section ? (states[keyOf(section, name)] ?? idle) : idle));

  useEffect(() => {
    if (!section) return;
    awaitSection(section, name);
    // What fails is in the state.
    if (state.status === 'idle') loadSection(section, name).catch(() => undefined);
  }, [section, name, state.status]);

  if (!section) return { status: 'disabled' };
  if (state.status !== 'ready') return state;
  return exposes(name, state.module) ? { status: 'ready', module: state.module } : idle;
}

/** Fetches a section's code ahead of a visit, for example when the pointer rests on its menu entry. Never rejects. */
export async function prefetchSection(sectionId: string): Promise<void> {
  const section = useRegistry.getState().registry?.sections.find(({ id }) => id === sectionId);
  if (section) await prefetch(section);
}

/** Fetches the code of a section's page ahead of its first drawing. Never rejects: what fails is shown where the page will be. */
export async function prefetchPage(section: RegisteredSection, pathname: string): Promise<void> {
  await prefetch(section);
  const state = useSectionLoads.getState()[keyOf(section, './routes')];
  if (state?.status !== 'ready' || !exposes('./routes', state.module)) return;
  await preloadPage(state.module.routes, { basePath: section.basePath, pathname }).catch(() => undefined);
}
