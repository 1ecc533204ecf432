import type { SectionRoutes, SectionSlots } from '@courtyard/common';
import type { SectionLoadError } from '../load/load-error';

/** What a section exposes, by the name of the module. */
export interface SectionModules {
  './routes': { routes: SectionRoutes };
  './slots': { slots: SectionSlots };
}

export type ModuleName = keyof SectionModules;

/** Where the loading of one module of one section stands. */
export type SectionState<N extends ModuleName = ModuleName> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: SectionModules[N] }
  | { status: 'failed'; error: SectionLoadError }
  /** The release was built against other versions of the shared modules than this host has. */
  | { status: 'incompatible'; error: SectionLoadError }
  /** The community does not use the section, or it does not exist. */
  | { status: 'disabled' };

export const idle = { status: 'idle' } as const;

/** The state that an error leads to. */
export function stateOf(error: SectionLoadError): SectionState {
  return { status: error.failure === 'incompatible' ? 'incompatible' : 'failed', error };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Checks what a section exposes: the border where its code enters. */
export function exposes<N extends ModuleName>(name: N, module: unknown): module is SectionModules[N] {
  if (!isObject(module)) return false;
  return name === './routes'
    ? 'routes' in module && Array.isArray(module.routes)
    : 'slots' in module && isObject(module.slots);
}
