import { shapesOfCalls, usedCalls } from './used-calls.mjs';
import { usedExports } from './used-exports.mjs';

/** Modules with those that webpack joined into one. */
function* withJoined(modules) {
  for (const module of modules) {
    if (module.modules) yield* withJoined(module.modules);
    else yield module;
  }
}

/**
 * What a section's code asks of the host and of the server, for `release.json`: promoting compares it with what is there.
 * @param {import('webpack').Compilation} compilation
 * @param {string} dir the section's folder
 */
export async function releaseUses(compilation, dir) {
  const { chunkGraph } = compilation;
  const kept = [...compilation.modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const modules = [...withJoined(kept)];
  return {
    exports: await usedExports(compilation, modules),
    ...(await shapesOfCalls(dir, usedCalls(modules))),
  };
}
