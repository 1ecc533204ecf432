import { isAllowedOrigin, isOverrideOrigin } from './origins.rules';

const page = 'https://demo.courtyard.example/properties';

test('code comes from the page’s own origin or a listed one', () => {
  expect(isAllowedOrigin('/assets/entry.js', page, [])).toBe(true);
  expect(isAllowedOrigin('https://cdn.example/entry.js', page, [])).toBe(false);
  expect(isAllowedOrigin('https://cdn.example/entry.js', page, ['https://cdn.example'])).toBe(true);
  expect(isAllowedOrigin('https://cdn.example.evil.example/entry.js', page, ['https://cdn.example'])).toBe(
    false,
  );
  expect(isAllowedOrigin('data:text/javascript,alert(1)', page, ['null'])).toBe(false);
});

test.each([
  ['http://localhost:3000/dist', true],
  ['http://demo.localhost:8080/dist', true],
  ['http://127.0.0.1:3000/', true],
  ['https://preview.example/pr-7/', true],
  ['https://elsewhere.example/', false],
  ['https://localhost.evil.example/', false],
  ['javascript:alert(1)', false],
  ['http://[', false],
])('an override to %s is allowed: %s', (url, allowed) => {
  expect(isOverrideOrigin(url, page, ['https://preview.example'])).toBe(allowed);
});
