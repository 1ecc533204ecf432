const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const wordsOf = (kebab) => kebab.split('-');
const camel = (kebab) =>
  wordsOf(kebab)
    .map((word, at) => (at === 0 ? word : capital(word)))
    .join('');
const pascal = (kebab) => wordsOf(kebab).map(capital).join('');
const title = (kebab) => wordsOf(kebab).map(capital).join(' ');

/** One of many: `violations` gives `violation`, `policies` gives `policy`. A word without a plural stays. */
export function singular(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural;
}

/** Names that a table or a variable could not have without quotes. */
const words = new Set(
  `analyze array asc break case catch check class collate column const constraint continue create debugger default
  delete desc distinct enum export extends fetch function grant group import interface limit offset only order package
  placing primary private public reference return select super switch symmetric table throw union user using
  void window yield`.split(/\s+/),
);

/**
 * Every form of a section's and its thing's name that the templates use.
 * Throws where the name is not lower-case words joined by hyphens, or one cannot tell the thing from the section.
 * @param {string} section plural noun, `violations` or `pool-keys`
 */
export function namesOf(section) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(section)) {
    throw new Error(
      `"${section}" cannot name a section: use lower-case words joined by hyphens, such as pool-keys.`,
    );
  }
  const thing = singular(section);
  if (thing === section) {
    throw new Error(`"${section}" should be the plural of what people work with in it, such as violations.`);
  }
  if (words.has(thing)) {
    throw new Error(
      `"${section}" cannot name a section, because "${thing}" is a word of SQL or JavaScript: say more, such as work-${section}.`,
    );
  }
  return {
    section,
    sectionCamel: camel(section),
    SectionPascal: pascal(section),
    Section: capital(wordsOf(section).join(' ')),
    thing,
    thing_snake: thing.replaceAll('-', '_'),
    thingCamel: camel(thing),
    ThingPascal: pascal(thing),
    Thing: title(thing),
    'thing words': wordsOf(thing).join(' '),
    things: section,
    ThingsPascal: pascal(section),
    Things: title(section),
    'things words': wordsOf(section).join(' '),
  };
}
