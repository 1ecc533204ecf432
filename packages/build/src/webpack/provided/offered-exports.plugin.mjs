import { relative } from 'node:path';
import { offeredExports } from './offered-exports.mjs';

/** Fails the build of a section that imports something of a shared module that the host does not provide: it would be `undefined` in the page. */
export class OfferedExportsPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('OfferedExports', (compilation) => {
      compilation.hooks.finishModules.tap('OfferedExports', (modules) => {
        for (const module of modules) {
          for (const { request, ids } of module.dependencies) {
            const offered = offeredExports[request];
            const name = ids?.[0];
            if (!offered || !name || offered.includes(name)) continue;
            const file = relative(compiler.context, module.resource ?? '');
            compilation.errors.push(
              new WebpackError(
                `${file} imports ${name} from "${request}", which the host does not provide. It provides ${offered.join(', ')}. To add one, see packages/build/src/webpack/provided/offered-exports.mjs.`,
              ),
            );
          }
        }
      });
    });
  }
}
