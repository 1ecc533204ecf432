import { reservedSegments } from '@courtyard/contract/wire/compatibility/reserved-segments.values';
import { hostPages } from './host-pages';

test('no section can have its base path where the host has a page', () => {
  const segments = hostPages.flatMap(({ paths }) => paths.map((path) => path.split('/')[1] ?? ''));
  expect(segments.filter((segment) => segment !== '' && !reservedSegments.has(segment))).toEqual([]);
});
