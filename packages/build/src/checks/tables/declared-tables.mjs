import { finding, lineAt } from '../source-files.mjs';
import { isPublicList, ownerOf } from './owners.mjs';
import { parsed } from './parsed.mjs';
import { nodesOf } from './syntax-tree.mjs';

const columnName = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields of interfaces called `…Tables` in an owner's `*.tables.ts`: they join the `Database` type. */
function fieldsOf(file) {
  const interfaces = [...nodesOf(parsed(file).body)].filter(
    ({ type, id }) => type === 'TSInterfaceDeclaration' && /.Tables$/.test(id.name),
  );
  return interfaces.flatMap(({ body }) =>
    body.body.filter(({ key }) => key?.name).map(({ key, start }) => ({ name: columnName(key.name), start })),
  );
}

/**
 * Who owns each table, by the types of the code.
 * @returns {{ owners: Map<string, { owner: string, path: string, line: number }>, findings: object[] }}
 */
export function declaredTables(files) {
  const owners = new Map();
  const findings = [];
  for (const file of files) {
    const owner = file.path.endsWith('.tables.ts') ? ownerOf(file.path) : null;
    if (owner === null) continue;
    for (const { name, start } of fieldsOf(file)) {
      const line = lineAt(file.text, start);
      const known = owners.get(name);
      if (known)
        findings.push(
          finding(file.path, `"${name}" is declared in ${known.path} already; a table has one owner`, line),
        );
      else owners.set(name, { owner, path: file.path, line });
    }
  }
  return { owners, findings };
}

/** The tables that owners list for others to read: the keys of `publicTables` in their `*.public.ts`. */
export function publicTables(files) {
  return files.filter(isPublicList).flatMap((file) => {
    const lists = [...nodesOf(parsed(file).body)].filter(
      ({ type, id }) => type === 'VariableDeclarator' && id.name === 'publicTables',
    );
    return lists
      .flatMap(({ init }) => (init.expression ?? init).properties)
      .map(({ key, start }) => ({
        table: columnName(key.name ?? key.value),
        owner: ownerOf(file.path),
        path: file.path,
        line: lineAt(file.text, start),
      }));
  });
}
