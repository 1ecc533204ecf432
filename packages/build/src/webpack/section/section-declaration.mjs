import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { satisfies } from 'semver';
import { catalogs } from '../../messages/catalog.plugin.mjs';

/** The contract's schemas, compiled from source: this package cannot depend on the contract, whose tests depend on it. */
export async function loadContract(dir) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { sectionDeclaration, sectionRelease, hostRelease } from '@courtyard/contract/section';
                 export { contractVersion } from '@courtyard/contract/version';`,
      resolveDir: dir,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [catalogs],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function parsedJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error.message}`, { cause: error });
  }
}

const explain = (error) =>
  error.issues.map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`).join('\n');

/** Permissions that routes, slots, actions and the menu name without the section declaring them. */
function undeclaredPermissions(declaration) {
  const { routes, slots, actions = [] } = declaration;
  const named = [...routes, ...slots, ...actions].map((entry) => entry.permission);
  const visit = (item) => {
    named.push(item.requiredPermission);
    item.children?.forEach(visit);
  };
  visit(declaration.menu);
  return [...new Set(named)].filter((name) => name && !(name in declaration.permissions));
}

/**
 * Reads and checks `section.json` of a folder.
 * Throws an Error that names the file and each place that is wrong.
 * @returns the declaration with its defaults filled in
 */
export const readDeclaration = async (dir) => checkedDeclaration(dir, await loadContract(dir));

/** As {@link readDeclaration}, by a contract that is loaded already. */
export function checkedDeclaration(dir, { sectionDeclaration, contractVersion }) {
  const file = join(dir, 'section.json');
  const parsed = sectionDeclaration.safeParse(parsedJson(file));
  if (!parsed.success)
    throw new Error(`${file} is not a valid section declaration:\n${explain(parsed.error)}`);

  const declaration = parsed.data;
  const undeclared = undeclaredPermissions(declaration);
  if (undeclared.length > 0) {
    throw new Error(
      `${file} uses permissions that it does not declare under "permissions": ${undeclared.join(', ')}`,
    );
  }
  if (!satisfies(contractVersion, declaration.contract)) {
    throw new Error(
      `${file} asks for contract ${declaration.contract}, and this workspace has ${contractVersion}. Change "contract" once the section works with it.`,
    );
  }
  return declaration;
}
