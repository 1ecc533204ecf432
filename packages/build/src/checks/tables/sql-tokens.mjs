const token =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^']|'')*')|(?<quoted>"(?:[^"]|"")*")|\uE000(?<hole>\d+)\uE000|(?<word>[a-z_][\w$]*)|(?<sign>::|[\s\S])/giy;

/** Stands in the text for the value number `at` of a template. */
export const holeMark = (at) => `\uE000${at}\uE000`;

/**
 * The tokens of SQL, without comments and strings. Words are in lower case, unless they are quoted.
 * @param {string} text
 * @returns {{ kind: 'word' | 'hole' | 'sign', value: string, index: number }[]}
 */
export function tokensOf(text) {
  const found = [];
  for (const { index, groups } of text.matchAll(token)) {
    if (groups.skip) continue;
    if (groups.text) found.push({ kind: 'sign', value: "''", index });
    else if (groups.quoted) found.push({ kind: 'word', value: groups.quoted.slice(1, -1), index });
    else if (groups.hole) found.push({ kind: 'hole', value: groups.hole, index });
    else if (groups.word) found.push({ kind: 'word', value: groups.word.toLowerCase(), index });
    else found.push({ kind: 'sign', value: groups.sign, index });
  }
  return found;
}
