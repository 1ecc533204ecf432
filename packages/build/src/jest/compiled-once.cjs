const { createRequire } = require('node:module');
const { sep } = require('node:path');
const { constants, Script } = require('node:vm');
const { keepModules } = require('./reuse/modules.cjs');

/** What jest itself would take: its runtime is a dependency of a dependency, and there is one copy of it. */
const { default: Runtime } = ['jest', 'jest-cli', '@jest/core', 'jest-runner']
  .reduce((from, name) => createRequire(from.resolve(name)), createRequire(__filename))
  .call(null, 'jest-runtime');

/** By a file's name: its code, and what that was compiled to. */
const compiled = new Map();

function scriptOf(code, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // A place in a stack is one of the file.
  const script = new Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  compiled.set(filename, { code, script });
  return script;
}

/** The code of installed packages, which stays as it is while tests run; that of the workspace is read for each file. */
const ofPackages = new Map();

/**
 * Jest's runtime, except that a worker compiles a module once, not once for each test file that asks for it, and reads a
 * package's once. What is kept is code; files that run in one context keep what modules made of themselves too, as far as its
 * keeper says.
 */
module.exports = class CompiledOnce extends Runtime {
  constructor(...args) {
    super(...args);
    const { cjsLoader, executor, transformCache } = this;
    const [, environment] = args;
    if (environment.keeper) keepModules(this, environment.keeper, args.at(-1));
    const transformAnew = transformCache.transform;
    transformCache.transform = function transform(filename, options) {
      const place = options?.isInternalModule ? `jest ${filename}` : filename;
      const code = ofPackages.get(place) ?? transformAnew.call(this, filename, options);
      if (filename.includes(`${sep}node_modules${sep}`)) ofPackages.set(place, code);
      return code;
    };
    // A catalog of texts is compiled to code, and JSON would be read as it stands.
    const loadAnew = cjsLoader.loadModule;
    cjsLoader.loadModule = function loadModule(module, from, name, place, options, registry) {
      if (!/\.(?:en|es)\.json$/.test(place))
        return loadAnew.call(this, module, from, name, place, options, registry);
      executor.exec(module, options, registry, name ? from : null, name);
      module.loaded = true;
    };
    const compileAnew = executor.compile;
    executor.compile = function compile(code, filename) {
      const context = environment.getVmContext();
      if (context === null && environment.keeper)
        return scriptOf(code, filename, this.injectedModuleParameters).runInThisContext();
      // Jest answers an `import()`, and says what is wrong with code that does not compile.
      if (context && !code.includes('import(')) {
        try {
          return scriptOf(code, filename, this.injectedModuleParameters).runInContext(context);
        } catch (error) {
          if (error.name !== 'SyntaxError') throw error;
        }
      }
      return compileAnew.call(this, code, filename);
    };
  }
};
