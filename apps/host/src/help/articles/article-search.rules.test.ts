import { searchArticles } from './article-search.rules';
import { articles } from './articles';

const ids = (words: string, language: 'en' | 'es' = 'en') =>
  searchArticles(articles[language], words).map(({ id }) => id);

test('every word must be there, in any order and case', () => {
  expect(ids('FORGOT link password')).toEqual(['password']);
  expect(ids('link password xyzzy')).toEqual([]);
});

test('a word in the title comes first', () => {
  expect(ids('devices')[0]).toBe('dashboard');
  expect(ids('signed')[0]).toBe('devices');
});

test('accents do not matter', () => {
  expect(ids('sesion', 'es')).toEqual(ids('sesión', 'es'));
  expect(ids('sesion', 'es')).toContain('devices');
});

test('no words, all articles; both languages have the same ones', () => {
  expect(ids('')).toHaveLength(articles.en.length);
  expect(articles.es.map(({ id }) => id)).toEqual(articles.en.map(({ id }) => id));
});
