import { holeMark } from './sql-tokens.mjs';
import { beginsWithTable, tablesIn } from './sql-tables.mjs';
import { literalsOf, methodOf, namesInFile, nodesOf, objectOf, textOf, unwrapped } from './syntax-tree.mjs';

const reading = new Set([
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
  'using',
]);
const writing = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
/** Of kysely's `sql`: what makes a name out of a text. */
const naming = new Set(['table', 'ref', 'id', 'raw']);
const statement =
  /\bselect\b[\s\S]*\bfrom\b|^\s*(?:insert into|update|delete from|truncate|lock table|merge into|(?:left )?join)\s/;

/** `property as p` → `property`; names are written as in the database. */
const tableOf = (text) =>
  text
    .trim()
    .split(/\s+/)[0]
    .replace(/^public\./, '')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isNaming = (node) =>
  node?.type === 'CallExpression' && objectOf(node) === 'sql' && naming.has(methodOf(node));

/** A template's text with marks for its values, and the place in the file of a place in that text. */
function joined({ quasis, expressions, start }) {
  const pieces = [];
  let text = '';
  quasis.forEach((quasi, at) => {
    pieces.push({ from: text.length, start: quasi.start });
    text += quasi.value.cooked ?? quasi.value.raw;
    if (at < expressions.length) text += holeMark(at);
  });
  const placeOf = (index) => {
    const piece = pieces.findLast(({ from }) => from <= index) ?? { from: 0, start };
    return piece.start + index - piece.from;
  };
  return { text, placeOf };
}

/**
 * The tables that the SQL of a file names, written with kysely's builder or as text.
 * @param {object} program the file as oxc-parser reads it
 * @returns {{ access: 'read' | 'write', table: string | null, index: number }[]} `table` is null where the name is known only at run time
 */
export function tablesOfCode(program) {
  const found = [];
  const nodes = [...nodesOf(program.body)];
  const { constants, unions } = namesInFile(nodes);
  const queries = new Set(
    nodes
      .filter((node) => node.type === 'CallExpression' && /^with(?:Recursive)?$/.test(methodOf(node) ?? ''))
      .map((node) => tableOf((textOf(unwrapped(node.arguments[0])) ?? '').split('(')[0])),
  );
  const add = (access, name, index) => {
    const table = name === null ? null : tableOf(name);
    if (table === null || !queries.has(table)) found.push({ access, table, index });
  };

  /** A name given as a text, as one of several texts, or as a name of such in this file. `others`: what is no name is a query. */
  const named = (node, access, { others = 'query' } = {}) => {
    const value = unwrapped(node);
    if (!value) return;
    const texts = literalsOf(value, { constants, unions });
    if (texts) for (const text of texts) add(access, text, value.start);
    else if (
      others === 'dynamic' ||
      ['Identifier', 'MemberExpression', 'TemplateLiteral'].includes(value.type)
    ) {
      const made = value.type === 'Identifier' ? constants.get(value.name) : undefined;
      if (others === 'dynamic' || !made) add(access, null, value.start);
    }
  };

  const placed = new Set();
  const scan = (text, { expressions, placeOf, isSql }) => {
    const places = tablesIn(text);
    if (isSql) places.push(...beginsWithTable(text));
    for (const { access, name, hole, index } of places) {
      if (name !== undefined) {
        add(access, name, placeOf(index));
        continue;
      }
      const value = unwrapped(expressions[hole]);
      const made = (value?.type === 'Identifier' && constants.get(value.name)) || value;
      if (isNaming(made)) {
        placed.add(made);
        named(made.arguments[0], access, { others: 'dynamic' });
      }
      // A value of `sql` that makes no name is a query, which is read where it is written; a table to write to has a name.
      else if (!isSql || access === 'write') add(access, null, placeOf(index));
    }
  };

  const tagged = new Set();
  /** Names made by `sql.table`: those that stand in a template of this file are read there. */
  const tables = [];
  for (const node of nodes) {
    if (node.type === 'TaggedTemplateExpression') {
      tagged.add(node.quasi);
      if (node.tag.name !== 'sql') continue;
      const { text, placeOf } = joined(node.quasi);
      scan(text, { expressions: node.quasi.expressions, placeOf, isSql: true });
    } else if (node.type === 'TemplateLiteral' && !tagged.has(node)) {
      const { text, placeOf } = joined(node);
      if (statement.test(text)) scan(text, { expressions: node.expressions, placeOf, isSql: false });
    } else if (node.type === 'Literal' && typeof node.value === 'string' && statement.test(node.value)) {
      scan(node.value, { expressions: [], placeOf: (index) => node.start + 1 + index, isSql: false });
    } else if (node.type === 'CallExpression') {
      const method = methodOf(node);
      const [first] = node.arguments;
      if (reading.has(method)) named(first, 'read');
      else if (writing.has(method)) named(first, 'write');
      else if (method === 'table' && objectOf(node) === 'sql') tables.push(node);
      // Of the platform: keeps the files of a thing in a table of its own.
      else if (node.callee.name === 'attachedFiles') named(first, 'write');
      // `from` of an update; the one of arrays and buffers has no table.
      else if (method === 'from' && node.arguments.length === 1 && !objectOf(node)) {
        const text = textOf(unwrapped(first));
        if (text !== null) add('read', text, node.start);
      }
    } else if (node.type === 'ObjectExpression') tablesOfObject(node, add);
  }
  for (const node of tables) if (!placed.has(node)) named(node.arguments[0], 'read', { others: 'dynamic' });
  return found;
}

/** Tables that an object names for the platform, as `{ table: 'asset', column: 'member_id', fate: { moves: {} } }`. */
function tablesOfObject({ properties }, add) {
  const valueOf = (name) =>
    unwrapped(
      properties.find((each) => each.type === 'Property' && !each.computed && each.key.name === name)?.value,
    );
  const fate = valueOf('fate');
  // Rows of people who are merged move or end; those of which something else becomes are not touched by the platform.
  const isWritten =
    fate?.type === 'ObjectExpression' &&
    fate.properties.some(({ key }) => ['moves', 'ends'].includes(key?.name));
  for (const value of [valueOf('table'), ...(valueOf('tables')?.elements ?? [])]) {
    const text = textOf(unwrapped(value));
    if (text !== null && /^\w+$/.test(text)) add(isWritten ? 'write' : 'read', text, value.start);
  }
}
