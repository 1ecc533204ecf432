import { tokensOf } from './sql-tokens.mjs';

/** Functions whose arguments have a `from` of their own: extract(day from x). */
const ownFrom = new Set(['extract', 'trim', 'substring', 'overlay']);
const afterFrom = new Set([
  'where',
  'group',
  'order',
  'having',
  'limit',
  'offset',
  'fetch',
  'union',
  'intersect',
  'except',
  'window',
  'for',
  'returning',
  'set',
  'select',
  'values',
  'when',
]);
const queries = new Set(['select', 'values', 'with', 'insert', 'update', 'delete']);
const beforeName = new Set(['only', 'lateral', 'table', 'if', 'exists']);

/** The names that `with` gives to queries: they are no tables. */
function namedQueries(tokens) {
  const names = new Set();
  const valueAt = (at) => tokens[at]?.value;
  for (let at = 1; at < tokens.length; at += 1) {
    if (tokens[at].kind !== 'word' || !['with', 'recursive', ','].includes(valueAt(at - 1))) continue;
    let next = at + 1;
    if (valueAt(next) === '(') while (next < tokens.length && valueAt(next - 1) !== ')') next += 1;
    if (valueAt(next) !== 'as') continue;
    next += 1;
    while (['not', 'materialized'].includes(valueAt(next))) next += 1;
    if (valueAt(next) === '(') names.add(tokens[at].value);
  }
  return names;
}

/** What a keyword begins: the act on the tables that follow it, or null. */
function begins(tokens, at, frame) {
  const [before, word, after] = [tokens[at - 1]?.value, tokens[at].value, tokens[at + 1]?.value];
  if (word === 'from') {
    if (before === 'delete') return 'write';
    return before === 'distinct' || ownFrom.has(frame.opener) ? null : 'read';
  }
  if (word === 'join' || (word === 'using' && after !== '(')) return 'read';
  if (word === 'into') return before === 'insert' || before === 'merge' ? 'write' : null;
  if (word === 'update')
    return ['for', 'key', 'on', 'or', 'do'].includes(before) || after === 'set' ? null : 'write';
  if (word === 'truncate') return ['or', 'before', 'after'].includes(before) ? null : 'write';
  // `lock table x`, and `table x` in place of `select * from x`.
  return word === 'table' &&
    !['create', 'alter', 'drop', 'temp', 'temporary', 'on', 'truncate'].includes(before)
    ? 'read'
    : null;
}

/**
 * The places of SQL where a table is named, whole statements or parts of them. What stands at such a place may be a name or a value of a
 * template (`hole`); queries in brackets, functions and the names of `with` are left out.
 * @param {string} text
 * @param {{ fromFirst?: boolean }} [options] `fromFirst` where the text goes on after a `from` that stands elsewhere
 * @returns {{ access: 'read' | 'write', name?: string, hole?: number, index: number }[]}
 */
export function tablesIn(text, { fromFirst = false } = {}) {
  const tokens = tokensOf(text);
  const named = namedQueries(tokens);
  const found = [];
  const frames = [{ opener: '', listed: fromFirst ? 'read' : null }];
  let expected = fromFirst ? 'read' : null;
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, value, index } = tokens[at];
    const frame = frames.at(-1);
    if (value === '(') {
      frames.push({ opener: tokens[at - 1]?.value ?? '', listed: null });
      // from (a join b on …) names a table in brackets; from (select …) does not.
      expected = queries.has(tokens[at + 1]?.value) ? null : expected;
      if (expected) frames.at(-1).listed = expected;
    } else if (value === ')') {
      if (frames.length > 1) frames.pop();
      expected = null;
    } else if (value === ';') {
      frames.splice(1);
      frames[0].listed = null;
      expected = null;
    } else if (value === ',') expected = frame.listed;
    else if (kind === 'hole') {
      if (expected) found.push({ access: expected, hole: Number(value), index });
      expected = null;
    } else if (kind === 'word') {
      const access = begins(tokens, at, frame);
      if (access) {
        expected = access;
        frame.listed = value === 'truncate' || access === 'read' ? access : null;
      } else if (expected && beforeName.has(value)) continue;
      else if (expected) {
        const isQualified = tokens[at + 1]?.value === '.' && tokens[at + 2]?.kind === 'word';
        const name = isQualified ? tokens[at + 2].value : value;
        const schema = isQualified ? value : null;
        const isCall = expected === 'read' && tokens[at + (isQualified ? 3 : 1)]?.value === '(';
        if (!isCall && (schema !== null || !named.has(name)) && (schema ?? 'public') === 'public')
          found.push({ access: expected, name, index });
        if (isQualified) at += 2;
        expected = null;
      }
      if (afterFrom.has(value)) frame.listed = null;
    } else expected = null;
  }
  return found;
}

/**
 * The table that a part of SQL begins with: `meeting_notice_recipient r join …`, which goes on after a `from` that stands elsewhere. A
 * column or an expression is something else: it goes on with a dot or a sign.
 */
export function beginsWithTable(text) {
  const [first, second] = tokensOf(text);
  if (first?.kind !== 'word' || (second !== undefined && second.kind !== 'word')) return [];
  return tablesIn(text, { fromFirst: true }).filter(({ index }) => index === first.index);
}
