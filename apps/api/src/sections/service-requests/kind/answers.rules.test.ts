import type { RequestField } from '@courtyard/contract/service-requests/kind/request-kind';
import { checkAnswers } from './answers.rules';
import { keyOfName } from './category-key.rules';

const label = { en: 'Field', es: 'Campo' };
const field = (key: string, type: RequestField['type'], isRequired = false): RequestField => ({
  key,
  type,
  label,
  help: null,
  isRequired,
  choices:
    type === 'choice'
      ? [
          {
            key: 'one',
            label,
          },
        ]
      : [],
});
const fields = [
  field('line', 'line', true),
  field('text', 'text'),
  field('choice', 'choice'),
  field('day', 'day'),
  field('yes', 'yes-no'),
  field('since', 'day'),
];

test('what fits is kept, and what was left empty is not', () => {
  const given = { line: 'x', text: null, choice: 'one', day: '2026-12-31', yes: false, since: '2026-06-01' };
  expect(checkAnswers(fields, given, '2026-06-01')).toEqual({
    answers: { line: 'x', choice: 'one', day: '2026-12-31', yes: false, since: '2026-06-01' },
    problems: {},
  });
});

test.each([
  [{}, 'answers.line'],
  [{ line: 'x'.repeat(201) }, 'answers.line'],
  [{ line: true }, 'answers.line'],
  [{ line: 'x', choice: 'two' }, 'answers.choice'],
  [{ line: 'x', day: 'tomorrow' }, 'answers.day'],
  [{ line: 'x', day: '2026-13-40' }, 'answers.day'],
  [{ line: 'x', day: '2026-02-30' }, 'answers.day'],
  [{ line: 'x', since: '2026-06-02' }, 'answers.since'],
  [{ line: 'x', yes: 'yes' }, 'answers.yes'],
  [{ line: 'x', other: 'x' }, 'answers.other'],
])('%j is refused at its field', (given, at) => {
  expect(Object.keys(checkAnswers(fields, given, '2026-06-01').problems)).toEqual([at]);
});

test.each([
  ['Doors, gates & locks', [], 'doors-gates-locks'],
  ['Jardín', [], 'jardin'],
  ['!!!', [], 'category'],
  ['Roof', ['roof', 'roof-2'], 'roof-3'],
])('the key of %s beside %j is %s', (name, taken, key) => {
  expect(keyOfName(name, new Set(taken))).toBe(key);
});
