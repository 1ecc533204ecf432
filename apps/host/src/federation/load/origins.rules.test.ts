import { isAllowedOrigin } from './origins.rules';

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
