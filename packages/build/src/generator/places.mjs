/** What a text begins with at a place that is not code: a string, a template, a comment. */
const passedOver = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

/** Where the bracket at `open` closes. */
function closingOf(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    passedOver.lastIndex = at;
    const skipped = passedOver.exec(text);
    if (skipped) at += skipped[0].length - 1;
    else if ('([{'.includes(text[at])) depth += 1;
    else if (')]}'.includes(text[at]) && (depth -= 1) === 0) return at;
  }
  throw new Error('a bracket is not closed');
}

/** Says which file no longer looks as the generator knows it, and what would have to be there. */
export function missingPlace(file, wanted, what) {
  return new Error(
    `${file}: nothing in it looks like ${wanted}, where ${what} would be added. Bring it into that shape, as the other sections have it, and try again; nothing was written.`,
  );
}

/**
 * Adds an entry at the end of a list, an object or an interface.
 * @param {string} text a module
 * @param {{ file: string, opening: RegExp, what: string }} place `opening` ends with the bracket
 */
export function append(text, { file, opening, what }, entry) {
  const found = opening.exec(text);
  if (!found) throw missingPlace(file, opening, what);
  const end = closingOf(text, found.index + found[0].length - 1);
  const before = text.slice(0, end).trimEnd();
  const separated = /[[{,;]$/.test(before) ? before : `${before},`;
  return `${separated}\n${entry}\n${text.slice(end)}`;
}

/** Puts an import below the last one of a module, or at its top. */
export function addImport(text, statement) {
  const last = [...text.matchAll(/^import [^;]*;$/gm)].at(-1);
  if (!last) return `${statement}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** The module that a name of this one is imported from, as the import says it; null for its own. */
export function originOf(text, name) {
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']*)';$/gm)];
  return imports.find(([, names]) => names.split(/[\s,]+/).includes(name))?.[2] ?? null;
}
