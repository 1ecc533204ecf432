import { createRequire } from 'node:module';

const ofJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM } = ofJsdom('jsdom');
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = ofJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const slowly = selectors.matchesDontThrow;
require('./quick-matching.cjs');

const { document } = new JSDOM(`<!doctype html><body class="page css-1a">
  <div class="css-1a css-2b" id="first"><p class="css-2b" hidden>One</p><x-y class="css-3c">Two</x-y></div>
  <button class="css-1ab" disabled data-state="open" type="button"><svg class="css-2b"><linearGradient/></svg></button>
  <input type="checkbox" class=" css-4d  css-2b " checked><ul><li class="css-1a"><a href="/x" class="css-2b">Three</a></li></ul>
</body>`).window;

const all = [
  ['*', 'p', 'div', 'x', 'x-y', 'a, p , li', 'head, script', 'linearGradient', 'LI', 'svg'],
  ['.css-1a', '.css-2b', '.css-1a.css-2b', 'div.css-1a', 'p.css-1a', '.css-9z', '.CSS-1A'],
  [
    '.css-1a:not(.css-2b)',
    '.css-2b[hidden]',
    '.css-1ab:is(:disabled, [data-state=open])',
    ':disabled',
    '[hidden]',
  ],
  [
    '.css-1a>.css-2b',
    '.css-1a > .css-2b',
    '.css-1a .css-2b',
    '.css-1a~.css-1ab',
    'div + button',
    'ul > li > a',
    'ul a',
  ],
  [
    '.css-9z, .css-1a:hover, li',
    'ul , ol',
    '.css-1a>*',
    '.css-1ab>svg',
    '.css-1a :is(p, a)',
    '.css-1ab::after',
    ':root',
  ],
  [
    '.css-2b:where(p, .css-9z)',
    'input[type="checkbox"]',
    '.css-1\\61 ',
    'a:-webkit-any-link',
    '.css-1a:unknown(x, y)',
  ],
].flat();

test.each(all)('%s is matched as the engine matches it', (selector) => {
  expect(selectors.matchesDontThrow).not.toBe(slowly);
  const elements = [...document.querySelectorAll('*')].map(implForWrapper);
  const answers = (matches) => elements.map((element) => Boolean(matches(element, selector)));
  expect(answers(selectors.matchesDontThrow)).toEqual(answers(slowly));
});
