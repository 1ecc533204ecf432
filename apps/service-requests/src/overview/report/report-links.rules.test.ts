import { listOf } from './report-links.rules';

const days = { from: '2031-01-01', to: '2031-01-31' };
const paramsOf = (link: string | undefined) => new URLSearchParams(link?.split('?')[1]);

test('a group leads to what it counts, without merged duplicates', () => {
  const params = paramsOf(listOf({ by: 'category', ...days }, { key: 'maintenance:roof' }));
  expect(params.get('kind')).toBe('maintenance');
  expect(params.get('category')).toBe('roof');
  expect(params.get('createdAt')).toBe('2031-01-01..2031-01-31');
  expect(params.getAll('state')).toContain('closed');
  expect(params.getAll('state')).not.toContain('merged');
});

test('open ones alone, and nothing where the list has no such filter', () => {
  const params = paramsOf(listOf({ by: 'building', ...days }, { key: 'Aspen' }, true));
  expect(params.get('building')).toBe('Aspen');
  expect(params.getAll('state')).not.toContain('closed');
  expect(listOf({ by: 'vendor', ...days }, { key: 'some-id' })).toBeUndefined();
  expect(listOf({ by: 'building', ...days }, { key: null })).toBeUndefined();
});
