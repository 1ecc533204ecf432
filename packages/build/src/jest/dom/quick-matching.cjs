const { createRequire } = require('node:module');

const ofJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** `b.a` of `c > b.a:hover`: name, classes, and whatever else is asked of an element. */
const compound = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)(.*)$/s;

/** The parts of a list of selectors by its commas, each cut down to what it says of the element itself. */
function subjectsOf(list) {
  const subjects = [];
  let depth = 0;
  let from = 0;
  let led = false;
  const end = (at) => {
    const [, name = '*', classes, rest] = compound.exec(list.slice(from, at).trim());
    subjects.push({ name, classes: classes.split('.').slice(1), isWhole: rest === '' && !led });
    led = false;
  };
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && sign === ',') {
      end(at);
      from = at + 1;
    } else if (depth === 0 && /[\s>+~]/.test(sign) && list.slice(from, at).trim() !== '') {
      // What stands before leads to the element; blanks before a comma lead nowhere.
      if (/^\s*(?:,|$)/.test(list.slice(at))) continue;
      from = at + 1;
      led = true;
    } else if (depth === 0 && /[>+~]/.test(sign)) {
      from = at + 1;
      led = true;
    }
  }
  end(list.length);
  return subjects;
}

const known = new Map();
function read(list) {
  let subjects = known.get(list);
  if (subjects === undefined) {
    // Escapes, texts in quotation marks and names in capitals are left to the engine.
    subjects = /[\\"'|]|(?:^|[\s,>+~])[\w-]*[A-Z][\w-]*/.test(list) ? null : subjectsOf(list);
    known.set(list, subjects);
  }
  return subjects;
}

const slowly = selectors.matchesDontThrow;

/**
 * For the computed style of an element jsdom asks its engine of selectors about each rule of each sheet, and a query by role
 * computes the style of most elements. Nearly all are told apart by name and classes, without the engine; it answers the rest.
 */
selectors.matchesDontThrow = (element, list) => {
  const subjects = typeof list === 'string' ? read(list) : null;
  if (subjects === null) return slowly(element, list);
  const near = subjects.filter(
    ({ name, classes }) =>
      (name === '*' || name === element.localName) &&
      classes.every((each) => element.classList.contains(each)),
  );
  return near.length > 0 && (near.some(({ isWhole }) => isWhole) || slowly(element, list));
};
