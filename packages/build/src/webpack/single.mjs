import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { workspaceFolder } from './app-folder.mjs';
import { hostConfig } from './host/host.mjs';
import { readDeclaration } from './section/section-declaration.mjs';
import { exposes } from './section/section.mjs';

const sectionFolders = () =>
  readdirSync(workspaceFolder('apps'))
    .map((name) => workspaceFolder(`apps/${name}`))
    .filter((folder) => existsSync(join(folder, 'section.json')));

async function importsOf(folder) {
  const { id } = await readDeclaration(folder);
  const loads = Object.entries(exposes).map(([name, file]) => {
    const chunk = `${id}-${name.replace('./', '')}`;
    const path = JSON.stringify(join(folder, file));
    return `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${chunk}" */ ${path})`;
  });
  return `${JSON.stringify(id)}: { ${loads.join(', ')} }`;
}

/** Stands for the host's `federation/load/federation`: a section is a dynamic import of the same application. */
async function writeStandIn(dir) {
  const sections = await Promise.all(sectionFolders().map(importsOf));
  const folder = join(dir, 'node_modules/.cache/courtyard');
  const file = join(folder, 'federation.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `const sections = { ${sections.join(',\n')} };
     export const loadExposed = ({ release }, expose) => sections[release.id][expose]();`,
  );
  return file;
}

/**
 * Host and sections as one webpack application, to measure the federated build against. Same loaders, same chunk
 * rules, same integrity; only the border between host and section is gone.
 * @param {{ app: ReturnType<import('./app-folder.mjs').readApp>, mode: 'production' | 'development' }} build
 */
export async function singleConfig({ app, mode }) {
  const config = await hostConfig({ app, mode });
  const standIn = await writeStandIn(app.dir);
  return {
    ...config,
    name: `${app.name} (single)`,
    output: { ...config.output, path: join(app.dir, 'dist-single') },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/load\/federation$/, (request) => {
        if (/[\\/]host[\\/]src[\\/]federation[\\/]state$/.test(request.context)) request.request = standIn;
      }),
    ],
  };
}
