import { withoutApostrophes } from '@courtyard/contract/apostrophes';
import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { wordsOf } from '../../../section/search/corrections.rules';
import { listKey } from './list-key.rules';

const scene = withApp();

test('here and in the database the same characters are apostrophes', async () => {
  const { rows } = await sql<{ left: string }>`
    select string_agg(courtyard.without_apostrophes(chr(code)), '' order by code) as left
    from generate_series(1, 65533) code where code not between 55296 and 57343`.execute(scene.platform.db);
  const all = Array.from({ length: 65_533 }, (_, place) => place + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCharCode(code))
    .join('');
  expect(withoutApostrophes(all)).toBe(rows[0]?.left);
  expect(all.length - withoutApostrophes(all).length).toBe(20);
});

test.each([
  "O'Brien-Smith",
  'D\u2019Ang\u00e9lo',
  'O\u00b4Hara 12',
  'L`Or\u00e9al',
  '\u2019',
  'Ka\u02bbanapali',
])('%s is the same text here and in the database', async (text) => {
  const { rows } = await sql<{ list: string; search: string; words: string }>`
      select courtyard.list_key(${text}) as list, courtyard.search_key(${text}) as search,
        courtyard.search_words(${text}) as words`.execute(scene.platform.db);
  expect(rows[0]).toMatchObject({ list: listKey(text), search: wordsOf(text).join(' ') });
  expect(rows[0]?.words).toMatch(/^ /);
});

test.each([
  ["O'Brien-Smith", ' obrien-smith obrien smith o brien smith'],
  ['D\u2019Angelo', ' dangelo d angelo'],
  ['Harbor House', ' harbor house'],
  ['A-101', ' a-101 a 101'],
])('the words of %s', async (text, words) => {
  const { rows } = await sql<{ words: string }>`select courtyard.search_words(${text}) as words`.execute(
    scene.platform.db,
  );
  expect(rows[0]?.words).toBe(words);
});
