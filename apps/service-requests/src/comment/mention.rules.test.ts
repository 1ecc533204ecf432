import { mentionAt, mentionsIn, withMention } from './mention.rules';

test.each([
  ['Ask @', 'Ask @'.length, ''],
  ['Ask @May', 'Ask @May'.length, 'May'],
  ['Ask @Maya Ok', 'Ask @Maya Ok'.length, 'Maya Ok'],
  ['mail me@home', 'mail me@home'.length, null],
  ['Ask Maya', 'Ask Maya'.length, null],
  ['@May and more', 4, 'May'],
])('of %j at %i the name that is being typed is %j', (text, caret, typed) => {
  expect(mentionAt(text, caret)).toBe(typed);
});

test('a mention is completed where the caret is, and what follows stays', () => {
  expect(withMention('Ask @ma please', 'Ask @ma'.length, 'Maya Okafor')).toEqual({
    text: 'Ask @Maya Okafor  please',
    caret: 'Ask @Maya Okafor '.length,
  });
});

test('only people whose mention is still in the text count, each once', () => {
  const maya = { id: 'a', name: 'Maya Okafor' };
  expect(mentionsIn('@Maya Okafor, look', [maya, maya, { id: 'b', name: 'Bo Day' }])).toEqual(['a']);
});
