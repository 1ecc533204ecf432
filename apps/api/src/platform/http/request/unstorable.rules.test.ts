import { unstorableFields } from './unstorable.rules';

test('text that a database keeps is let through', () => {
  const kept = {
    name: 'Zoë 😀 \u202e شقة',
    lines: 'one\r\n\ttwo',
    nothing: null,
    count: 3,
    tags: ['', '%_\\\'"'],
  };
  expect(unstorableFields(kept)).toEqual({});
  expect(unstorableFields(undefined)).toEqual({});
});

test('what it cannot keep is told by its path', () => {
  const half = '😀'.slice(0, 1);
  const fields = unstorableFields({ unit: 'a\u0000', owners: [{ name: 'ok' }, { name: half }], plain: 'x' });
  expect(Object.keys(fields)).toEqual(['unit', 'owners.1.name']);
  expect(Object.keys(unstorableFields(half))).toEqual(['']);
});
