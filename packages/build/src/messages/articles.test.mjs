import { articlesIn } from './articles.mjs';

const read = (...lines) => articlesIn(lines.join('\n'), 'account.en.md');

test('an article has a title, an id, its pages and paragraphs', () => {
  expect(
    read(
      '## Change your name',
      '',
      '<!-- name /myprofile /people/members -->',
      '',
      'Choose “Change name”.',
      '',
      'Others see',
      'it at once, 2 \\* 3.',
      '',
      '## Sign out',
      '',
      '<!-- out -->',
      '',
      'Open your name.',
      '',
    ),
  ).toEqual([
    {
      id: 'name',
      title: 'Change your name',
      routes: ['/myprofile', '/people/members'],
      text: ['Choose “Change name”.', 'Others see it at once, 2 * 3.'],
    },
    { id: 'out', title: 'Sign out', text: ['Open your name.'] },
  ]);
});

test.each([
  [['Some text.'], 'begins with its title'],
  [['## Sign out', '', 'Open your name.'], 'has no line "<!-- id'],
  [['## Sign out', '', '<!-- out -->'], 'has no text'],
  [['## Sign out', '', '<!-- out -->', '', '- Open your name'], 'an article is paragraphs'],
])('refuses %j', (lines, message) => {
  expect(() => read(...lines)).toThrow(`account.en.md: `);
  expect(() => read(...lines)).toThrow(message);
});
