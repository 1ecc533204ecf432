import { namesOf } from './names.mjs';
import { pluralOf, singularOf, withArticle } from './words.mjs';

test.each([
  ['violation', 'violations'],
  ['policy', 'policies'],
  ['box', 'boxes'],
  ['pool-key', 'pool-keys'],
  ['person', 'people'],
  ['child', 'children'],
  ['status', 'statuses'],
  ['address', 'addresses'],
  ['expense', 'expenses'],
  ['purchase', 'purchases'],
  ['journal-entry', 'journal-entries'],
  ['branch', 'branches'],
])('one is a %s, many are %s', (one, many) => {
  expect([pluralOf(one), singularOf(many), singularOf(one)]).toEqual([many, one, one]);
});

test.each([
  ['invoice', 'an invoice'],
  ['unit', 'a unit'],
  ['hour', 'an hour'],
  ['utility', 'a utility'],
  ['update', 'an update'],
])('%s has the article of its sound', (word, text) => {
  expect(withArticle(word)).toBe(text);
});

test.each([
  ['properties', 'property', '/properties-common-areas'],
  ['people', 'member', '/people'],
  ['documents', 'document', '/documents'],
  ['communications', 'announcement', '/communications'],
  ['service-requests', 'request', '/service-requests'],
  ['budget', 'budget', '/budget-expenses'],
  ['bookkeeping', 'account', '/bookkeeping'],
  ['accounting', 'invoice', '/accounting'],
  ['banking', 'bank-account', '/banking-reports'],
])('%s of the specification begins with %s, at %s', (section, resource, basePath) => {
  expect(namesOf(section)).toMatchObject({ section, resource, basePath });
  expect(namesOf(basePath.slice(1))).toMatchObject({ section });
});

test.each(['news', 'board-news', 'equipment', 'series'])(
  '%s is refused: there are not several',
  (resource) => {
    expect(() => namesOf('office', resource)).toThrow(/has no plural of its own/);
  },
);

test('a section and its resource may have one name', () => {
  const { sectionCalls, resourceCamel } = namesOf('budget');
  expect(sectionCalls).not.toBe(resourceCamel);
});

test('a resource may be said as many, in words of its own, and in Spanish', () => {
  expect(namesOf('gate', 'access-codes', ['código', 'códigos'])).toMatchObject({
    section: 'gate',
    resource: 'access-code',
    ResourcesPascal: 'AccessCodes',
    'Resources Words': 'Access Codes',
    'a resource': 'an access code',
    Cosas: 'Códigos',
  });
});

test.each([
  ['document', 'documentRecord', 'DocumentRecord', 'documents'],
  // The page has `Request`, and no `request`: variable and type go together.
  ['request', 'requestRecord', 'RequestRecord', 'requests'],
  ['frame', 'frame', 'Frame', 'allFrames'],
  ['access-code', 'accessCode', 'AccessCode', 'accessCodes'],
])(
  'the variables and the type of a %s are no globals of the page',
  (resource, resourceVariable, ResourceType, resourcesVariable) => {
    expect(namesOf('office', resource)).toMatchObject({ resourceVariable, ResourceType, resourcesVariable });
  },
);
