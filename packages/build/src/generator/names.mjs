import { isBrowserGlobal } from './browser-globals.mjs';
import { specified } from './nine-sections.mjs';
import { pluralOf, singularOf, spanishOf, uncounted, withArticle } from './words.mjs';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const wordsOf = (kebab) => kebab.split('-');
const pascal = (kebab) => wordsOf(kebab).map(capital).join('');
const camel = (kebab) => kebab.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = (kebab) => wordsOf(kebab).map(capital).join(' ');
const spaced = (kebab) => kebab.replaceAll('-', ' ');

/** Words of JavaScript, and those that the templates have for something else. */
const taken = new Set(
  `action arguments array await base boolean break card case catch class column const context continue debugger
  default delete description do else enum eval export exported extends false field filter finally for form function id if
  implements import in instanceof interface key let line list many menu moment name new null number object one
  package page part private promise protected public query record ref return row save search stack static status
  string super switch symbol table text this throw title total true try typeof undefined update value var version void
  while with word yield z`.split(/\s+/),
);

function refuseUnusable(section, resource) {
  for (const name of [section, resource]) {
    if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name))
      throw new Error(`"${name}" is no name: use lower-case words joined by hyphens, such as pool-key.`);
  }
  const last = /[a-z0-9]+$/.exec(resource)[0];
  if (uncounted.has(last))
    throw new Error(`"${last}" has no plural of its own: say what there are many of, such as ${last}-item.`);
  if (taken.has(resource) || taken.has(pluralOf(resource)))
    throw new Error(`"${resource}" is a word of the code: say more, such as work-${resource}.`);
}

/**
 * What the variables and the type of a resource are called: after it, unless a page has a global of that name. One would hide
 * the other, and where an import is forgotten the compiler would take the page's.
 */
function inCode(resource) {
  const resources = pluralOf(resource);
  const one = [camel(resource), pascal(resource)].some(isBrowserGlobal) ? `${resource}-record` : resource;
  const many = isBrowserGlobal(camel(resources)) ? `all-${resources}` : resources;
  return { resourceVariable: camel(one), ResourceType: pascal(one), resourcesVariable: camel(many) };
}

/**
 * Every form of the names of a section and a resource of it that templates use.
 * Throws where a name cannot be one, or nothing says what people work with in the section.
 * @param {string} given id or base path of a section: one of the specification, or a new one
 * @param {string} [what] one of what people work with in it; its plural will do
 * @param {readonly [string, string]} [spanish] one and many of them in Spanish
 */
export function namesOf(given, what, spanish) {
  const known = specified(given);
  const section = known?.id ?? given;
  const first = known?.resource ?? singularOf(section);
  if (what === undefined && !known && first === section)
    throw new Error(`Say what people work with in "${section}", as in: people member.`);
  const resource = singularOf(what ?? first);
  refuseUnusable(section, resource);
  const resources = pluralOf(resource);
  const [es, bulkEs] = spanish ?? spanishOf(resource);
  return {
    section,
    sectionCamel: camel(section),
    SectionPascal: pascal(section),
    // A section and its first resource may have one name, but not their calls.
    sectionCalls: first === section ? `${camel(section)}Section` : camel(section),
    'Section title': known?.title ?? title(section),
    'Título de la sección': known?.es ?? capital(bulkEs),
    basePath: known?.basePath ?? `/${section}`,
    icon: known?.icon ?? 'file-text',
    order: String(known?.order ?? 500),
    resource,
    resourceCamel: camel(resource),
    ResourcePascal: pascal(resource),
    ...inCode(resource),
    'Resource Words': title(resource),
    'Resource words': capital(spaced(resource)),
    'resource words': spaced(resource),
    'a resource': withArticle(spaced(resource)),
    resources,
    resourcesCamel: camel(resources),
    ResourcesPascal: pascal(resources),
    'Resources Words': title(resources),
    'Resources words': capital(spaced(resources)),
    'resources words': spaced(resources),
    cosa: es,
    Cosa: capital(es),
    cosas: bulkEs,
    Cosas: capital(bulkEs),
  };
}

/** The forms of the table's name that templates use, beside the file's: `people_member`, `peopleMember`. */
export function tableNames(table) {
  return {
    table,
    tableCamel: camel(table.replaceAll('_', '-')),
    TablePascal: pascal(table.replaceAll('_', '-')),
  };
}
