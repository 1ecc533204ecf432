import { relative } from 'node:path';
import { workspaceFolder } from '../app-folder.mjs';

/** What a section must not bring along, and what its author should write instead. */
const rules = [
  [
    /[\\/]node_modules[\\/](?:@chakra-ui|@ark-ui|@zag-js|@emotion|framer-motion)[\\/]/,
    'import from "@courtyard/ui" or one of its entries (forms, data, overlays, details, charts, uploads)',
  ],
  [/[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/, 'import from "@courtyard/common/router"'],
  [
    /[\\/]node_modules[\\/]react-dom[\\/]/,
    'import from "react-dom" or "react-dom/client" exactly; other entries are not shared',
  ],
  [/[\\/]node_modules[\\/]react[\\/]/, 'import from "react" exactly; other entries are not shared'],
  [
    /[\\/]node_modules[\\/](?:zustand|@tanstack[\\/]react-query)[\\/]/,
    'import from "zustand" or "@tanstack/react-query" exactly; their other entries are not shared',
  ],
  [/[\\/]node_modules[\\/]ky[\\/]/, 'use call() of "@courtyard/common"'],
  [/[\\/]node_modules[\\/](?:react-hook-form|@hookform)[\\/]/, 'import from "@courtyard/ui/forms"'],
];

const shared = [
  [
    workspaceFolder('packages/ui/'),
    '"@courtyard/ui" or one of its entries (forms, data, overlays, details, charts, uploads)',
  ],
  [workspaceFolder('packages/common/'), '"@courtyard/common" or "@courtyard/common/router"'],
].map(([folder, entry]) => [folder, `import from ${entry}; other paths of that package are not shared`]);

function adviceFor(resource) {
  const rule = rules.find(([pattern]) => pattern.test(resource));
  if (rule) return rule[1];
  return shared.find(([folder]) => resource.startsWith(folder))?.[1];
}

/** Fails the build of a section that would bring its own copy of what the host provides: two Reacts break hooks, two themes break the page. */
export class FromHostOnlyPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('FromHostOnly', (compilation) => {
      compilation.hooks.finishModules.tap('FromHostOnly', (modules) => {
        for (const module of modules) {
          const advice = module.resource && adviceFor(module.resource);
          if (!advice) continue;
          const issuer = compilation.moduleGraph.getIssuer(module)?.resource;
          const wanted = relative(compiler.context, module.resource);
          const from = issuer ? ` (asked for by ${relative(compiler.context, issuer)})` : '';
          compilation.errors.push(
            new WebpackError(
              `This section would bring its own copy of ${wanted}${from}. Instead, ${advice}.`,
            ),
          );
        }
      });
    });
  }
}
