import { articles } from '../articles/articles';
import { articlesFor } from './articles-for.rules';

const ids = (pathname: string, limit = 9) => articlesFor(articles.en, pathname, limit).map(({ id }) => id);

test('a page has the articles that name it, the closest first', () => {
  expect(ids('/myprofile/social')).toEqual([
    'social',
    'look',
    'password',
    'devices',
    'name',
    'second-factor',
    'passkeys',
    'closing',
  ]);
  expect(ids('/myprofile')).not.toContain('social');
  expect(ids('/dashboard/default')).toContain('dashboard');
  expect(ids('/myprofile/social', 2)).toHaveLength(2);
});

test('an address that only begins alike is another', () => {
  expect(ids('/myprofiles')).toEqual([]);
  expect(ids('/')).toEqual([]);
});

test('both languages have the same articles for the same pages', () => {
  const places = (list: typeof articles.en) => list.map(({ id, routes }) => [id, routes]);
  expect(places(articles.es)).toEqual(places(articles.en));
});
