import { requestPath, searchParams } from './request-path';

test('parameters are filled in, encoded', () => {
  expect(requestPath('/api/v1/records/:recordId/parts/:part', { recordId: 'a/b', part: 7 })).toBe(
    '/api/v1/records/a%2Fb/parts/7',
  );
});

test('a missing parameter is refused', () => {
  expect(() => requestPath('/api/v1/records/:recordId', {})).toThrow('needs recordId');
});

test('what is not set is left out and lists repeat', () => {
  const search = searchParams({
    search: '',
    sort: '-name',
    status: ['open', 'closed'],
    building: [''],
    cursor: undefined,
    limit: 0,
  });
  expect(search.toString()).toBe('sort=-name&status=open&status=closed&building=&limit=0');
});
