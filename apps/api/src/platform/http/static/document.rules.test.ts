import type { Boot } from '@courtyard/contract';
import {
  contentSecurityPolicy,
  cutTemplate,
  fillTemplate,
  isPagePath,
  jsonInHtml,
  pageFile,
  plainPath,
  shownPath,
} from './document.rules';

const boot: Boot = {
  session: null,
  community: { name: 'Elm', slug: 'elm' },
  baseDomain: 'x',
  mode: 'demo',
  upgradeUrl: null,
};
const template = cutTemplate(
  '<style nonce="__CSP_NONCE__"></style><script type="application/json" id="courtyard-boot" nonce="__CSP_NONCE__">__COURTYARD_BOOT__</script><!--courtyard:preload--><p>$& $1</p>',
);

test('every place of a page is filled, and nothing else is touched', () => {
  const preloads = [
    { url: '/assets/host/a.js', integrity: 'sha384-x' },
    { url: '/b.css', integrity: 'sha384-y' },
  ];
  expect(fillTemplate(template, { nonce: 'N', boot, preloads, look: '' })).toBe(
    `<style nonce="N"></style><script type="application/json" id="courtyard-boot" nonce="N">${JSON.stringify(boot)}</script>` +
      '<link rel="preload" as="script" fetchpriority="low" href="/assets/host/a.js" integrity="sha384-x" crossorigin="anonymous">' +
      '<link rel="preload" as="style" fetchpriority="low" href="/b.css" integrity="sha384-y" crossorigin="anonymous"><p>$& $1</p>',
  );
});

test('the community stands in the page as text', () => {
  const named = { ...boot, community: { name: 'Elm & "Oak" <b>', slug: 'elm' } };
  expect(
    fillTemplate(cutTemplate('<p>__COURTYARD_COMMUNITY__</p>'), {
      nonce: 'N',
      boot: named,
      preloads: [],
      look: '',
    }),
  ).toBe('<p>Elm &amp; &quot;Oak&quot; &lt;b&gt;</p>');
});

test('the look of the community stands in the page as styles of its nonce', () => {
  const place = cutTemplate('<!--courtyard:preload-->');
  expect(fillTemplate(place, { nonce: 'N', boot, preloads: [], look: '.wordmark{color:red}' })).toBe(
    '<style id="courtyard-look" nonce="N">.wordmark{color:red}</style>',
  );
});

test('a name cannot end the element that holds it', () => {
  const name = '</script><script>alert(1)</script><!--courtyard:preload-->';
  const json = jsonInHtml({ ...boot, community: { name, slug: 'elm' } });
  expect(json).not.toContain('<');
  expect(JSON.parse(json).community.name).toBe(name);
});

test('a script of the build is known by its hash, data is no script', () => {
  const html = '<script>a()</script><script type="application/json">{}</script><script src="/x.js"></script>';
  expect(cutTemplate(html).scripts).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
});

test('the policy lets code come from here only', () => {
  const policy = contentSecurityPolicy('N', []);
  expect(policy).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'; connect-src 'self'",
  );
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(contentSecurityPolicy('N', [], ['sha256-x'])).toContain("script-src 'self' 'sha256-x';");
  expect(contentSecurityPolicy('N', ['http://localhost:3001'])).toContain(
    "connect-src 'self' http://localhost:3001 ws://localhost:3001",
  );
});

test('a visitor gets the login, also at a guarded path', () => {
  expect(pageFile('/properties-common-areas', 'es', false)).toBe('pages/login.es.html');
  expect(pageFile('/pages/register', 'en', false)).toBe('pages/register.en.html');
});

test('somebody who is signed in gets the frame of their page, in their language', () => {
  expect(pageFile('/properties-common-areas', 'en', true)).toBe('pages/frame.en.html');
  expect(pageFile('/', 'es', true)).toBe('pages/dashboard.es.html');
  expect(pageFile('/dashboard/default', 'en', true)).toBe('pages/dashboard.en.html');
  expect(pageFile('/unauthorized', 'es', true)).toBe('pages/frame.es.html');
  expect(pageFile('/unauthorized', 'en', false)).toBe('pages/unauthorized.en.html');
});

test('the login is no page of somebody who is signed in', () => {
  expect(shownPath('/login', true)).toBe('/dashboard/default');
  expect(shownPath('/pages/login', true)).toBe('/dashboard/default');
  expect(shownPath('/pages/login', false)).toBe('/pages/login');
  expect(shownPath('/pages/register', true)).toBe('/pages/register');
});

test('an address is the same page with capitals and a slash at its end', () => {
  expect(plainPath('/Pages/Login/?from=X')).toBe('/pages/login');
  expect(plainPath('/?q=/')).toBe('/');
  expect(plainPath('//')).toBe('/');
});

test('calls, files and what scanners look for are no pages', () => {
  for (const path of [
    '/api',
    '/api/v1/none',
    '/assets/x',
    '/sections/a/1.0.0/x.js',
    '/favicon.ico',
    '/wp-login.php',
    '/.env.json',
  ]) {
    expect(isPagePath(path)).toBe(false);
  }
  for (const path of ['/', '/dashboard/default', '/assetsmenu', '/accounting/invoices/42']) {
    expect(isPagePath(path)).toBe(true);
  }
});
