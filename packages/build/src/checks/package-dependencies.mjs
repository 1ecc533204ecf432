import { finding } from './source-files.mjs';

/** Which workspace packages a package may depend on, by what it is. */
const allowed = {
  host: ['common', 'ui', 'contract', 'build'],
  section: ['common', 'ui', 'contract', 'build'],
  api: ['contract', 'build'],
  e2e: ['contract', 'build'],
  ui: ['common', 'contract', 'build'],
  common: ['contract', 'build'],
  contract: ['build'],
  build: [],
};

/**
 * Who may depend on whom. `turbo boundaries` sees to it that nothing is imported that is not declared; this sees to
 * what may be declared. (Its tags cannot do it: every package depends on what the workspace root depends on.)
 */
export function checkPackageDependencies(files) {
  const sections = new Set(
    files
      .filter(({ path }) => path.endsWith('/section.json'))
      .map(({ path }) => path.replace('/section.json', '')),
  );
  return files
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const folder = path.replace('/package.json', '');
      const kind = sections.has(folder) ? 'section' : folder.split('/')[1];
      const { dependencies, devDependencies } = JSON.parse(text);
      const wanted = Object.keys({ ...dependencies, ...devDependencies })
        .filter((name) => name.startsWith('@courtyard/'))
        .map((name) => name.replace('@courtyard/', ''));
      if (!Object.hasOwn(allowed, kind))
        return [finding(path, `${kind} is neither a section nor known to packages/build/src/checks`)];
      return wanted
        .filter((name) => !allowed[kind].includes(name))
        .map((name) =>
          finding(
            path,
            `a ${kind} may not depend on @courtyard/${name}, only on ${allowed[kind].join(', ') || 'nothing'}`,
          ),
        );
    });
}
