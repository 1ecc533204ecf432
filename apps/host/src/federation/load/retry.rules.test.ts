import { retryUrl, waitAfterTryMs, withoutRetry } from './retry.rules';

test('waits grow from try to try and are spread by chance', () => {
  expect(waitAfterTryMs(1, 0)).toBe(125);
  expect(waitAfterTryMs(1, 1)).toBe(375);
  expect(waitAfterTryMs(2, 0)).toBeGreaterThanOrEqual(waitAfterTryMs(1, 1));
});

test('a further try has another address, which leads back to the file', () => {
  expect(retryUrl('/a/entry.js', 0)).toBe('/a/entry.js');
  expect(retryUrl('/a/entry.js', 2)).toBe('/a/entry.js?retry=2');
  expect(retryUrl('/a/entry.js?v=1', 2)).toBe('/a/entry.js?v=1&retry=2');
  for (const url of ['/a/entry.js', '/a/entry.js?v=1']) expect(withoutRetry(retryUrl(url, 3))).toBe(url);
});
