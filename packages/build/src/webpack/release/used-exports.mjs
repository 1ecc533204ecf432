import { knownExports } from './known-exports.mjs';

/** Dependencies of a module, those of its dynamic imports too. */
export function dependenciesOf(module) {
  const ofBlocks = (block) => [...block.dependencies, ...block.blocks.flatMap(ofBlocks)];
  return ofBlocks(module);
}

/**
 * Which exports of each shared module the code of a section uses, by the name in the import. Whoever takes a module as a
 * whole (`import * as`, `require`) uses everything that it is known to export at build time.
 * @param {import('webpack').Compilation} compilation after its modules were optimized
 * @param {Iterable<import('webpack').Module>} modules
 * @returns {Promise<Record<string, string[]>>}
 */
export async function usedExports({ moduleGraph }, modules) {
  const used = new Map();
  const whole = new Set();
  for (const module of modules) {
    for (const dependency of dependenciesOf(module)) {
      const target = moduleGraph.getModule(dependency);
      if (target?.type !== 'consume-shared-module') continue;
      const name = target.options.shareKey;
      const names = used.get(name) ?? new Set();
      used.set(name, names);
      for (const first of namesOf(dependency, moduleGraph)) {
        if (first === undefined) whole.add(name);
        else names.add(first);
      }
    }
  }
  for (const name of whole) for (const one of await knownExports(name)) used.get(name).add(one);
  return sorted(used);
}

/** The names that a dependency takes of its module; `undefined` for the module as a whole. */
function namesOf(dependency, moduleGraph) {
  // `React.memo` of a default import: what is not known to be an ES module counts as a whole otherwise.
  if (dependency.ids?.length > 0) return [dependency.ids[0]];
  const references = dependency.getReferencedExports(moduleGraph, undefined);
  return references.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0]);
}

/** Names in the order of their characters, whatever the language of the machine. */
export const inOrder = (names) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));

/** The same record for the same code, in whatever order its modules came. */
export function sorted(namesByModule) {
  const entries = [...namesByModule].map(([name, names]) => [name, inOrder(names)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
