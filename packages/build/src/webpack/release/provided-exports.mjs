import { offeredExports } from '../provided/offered-exports.mjs';
import { sharedNames } from '../provided/shared-modules.mjs';
import { knownExports } from './known-exports.mjs';
import { dependenciesOf, sorted } from './used-exports.mjs';

/**
 * Which names each shared module exports in this build of the host, by the name in the import: what `host.json` says
 * that sections may use.
 * @param {import('webpack').Compilation} compilation
 * @returns {Promise<Record<string, string[]>>}
 */
export async function providedExports({ modules, moduleGraph }) {
  const found = new Map();
  for (const module of modules) {
    for (const dependency of dependenciesOf(module)) {
      const { request } = dependency;
      if (found.has(request) || !sharedNames.includes(request)) continue;
      const target = moduleGraph.getModule(dependency);
      if (target) found.set(request, target);
    }
  }
  const provided = new Map();
  for (const [name, module] of found) provided.set(name, await namesOf(name, module, moduleGraph));
  return sorted(provided);
}

async function namesOf(name, module, moduleGraph) {
  // The host passes on a part of these (its `shared-modules.ts`), whatever the package exports.
  if (offeredExports[name]) return offeredExports[name];
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) return knownExports(name);
  // A CommonJS module has itself as its default.
  return module.getExportsType(moduleGraph, true) === 'namespace' ? names : new Set(['default', ...names]);
}
