import { inColumns, shortMoment } from './columns';

test('columns line up and lines end where their text does', () => {
  expect(
    inColumns([
      ['SECTION', 'VERSION', ''],
      ['properties', '1.0.0', ''],
      ['people', '1.10.0', 'gone'],
    ]),
  ).toBe('SECTION     VERSION\nproperties  1.0.0\npeople      1.10.0   gone\n');
});

test('a moment to the minute', () => {
  expect(shortMoment('2026-01-31T09:30:12.5Z')).toBe('2026-01-31 09:30');
});
