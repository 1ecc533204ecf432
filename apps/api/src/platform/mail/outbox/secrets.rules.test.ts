import { withoutSecrets } from './secrets.rules';

test.each([
  ['https://a.example/reset-password#token=abc', 'https://a.example/reset-password#token=…'],
  [
    'https://a.example/confirm#kind=email&token=abc.\nBye',
    'https://a.example/confirm#kind=email&token=…\nBye',
  ],
  [
    'https://a.example/api/x.ics?expires=9&signature=abc',
    'https://a.example/api/x.ics?expires=9&signature=…',
  ],
  ['https://a.example/calendar?Secret=abc&on=1', 'https://a.example/calendar?Secret=…&on=1'],
])('of %s nothing opens anything', (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});

test('what opens nothing stays as it is', () => {
  const text = 'The code=1 is no link. https://a.example/properties?status=active#token';
  expect(withoutSecrets(text)).toBe(text);
});
