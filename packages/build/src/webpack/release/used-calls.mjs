import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { inOrder } from './used-exports.mjs';

const callName = /^(?:GET|POST|PUT|PATCH|DELETE) \/api\/\S*$/;
const buildInfoKey = 'courtyardCalls';

/** Whole texts that stand in the code: literals, and templates without a placeholder. */
function textOf(node) {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
}

function collectCalls(node, found) {
  if (Array.isArray(node)) return node.forEach((one) => collectCalls(one, found));
  if (typeof node !== 'object' || node === null) return;
  const text = typeof node.type === 'string' ? textOf(node) : undefined;
  if (typeof text === 'string' && callName.test(text)) found.add(text);
  else Object.values(node).forEach((inner) => collectCalls(inner, found));
}

/**
 * Notes which calls each module of a section names: `call('GET /api/v1/assets')` is typed by the contract's names, so
 * that every call stands in the code as a text.
 */
export class UsedCallsPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('UsedCalls', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm', 'javascript/dynamic']) {
        factory.hooks.parser.for(type).tap('UsedCalls', (parser) => {
          parser.hooks.program.tap('UsedCalls', (program) => {
            const found = new Set();
            collectCalls(program.body, found);
            // Kept with the module, also where a later build takes it from its cache.
            if (found.size > 0) parser.state.module.buildInfo[buildInfoKey] = [...found];
          });
        });
      }
    });
  }
}

/** Names of the calls of these modules, in order. */
export function usedCalls(modules) {
  return inOrder([...modules].flatMap((module) => module.buildInfo?.[buildInfoKey] ?? []));
}

/**
 * The shapes of calls by their names, as the contract that is installed for a folder has them.
 * Throws an Error for a name that it does not have.
 * @param {string} dir the section's folder
 * @param {readonly string[]} names
 * @returns {Promise<{ calls: object, shapes: object[] }>}
 */
export async function shapesOfCalls(dir, names) {
  const { callShapeOf, packCalls, routesByName, routes } = await loadShapes(dir);
  const byName = routesByName(routes);
  const calls = names.map((name) => {
    const route = byName.get(name);
    if (!route) throw new Error(`the section names the call "${name}", which the contract does not have`);
    return [name, callShapeOf(route)];
  });
  return packCalls(Object.fromEntries(calls));
}

async function loadShapes(dir) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { routes } from '@courtyard/contract/sections';
                 export { callShapeOf, routesByName } from '@courtyard/contract/compatibility/call-shapes';
                 export { packCalls } from '@courtyard/contract/compatibility/packing.rules';`,
      resolveDir: dir,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'shapes',
    platform: 'node',
    target: 'node20',
  });
  return runInThisContext(`(() => { ${outputFiles[0].text}; return shapes; })()`);
}
