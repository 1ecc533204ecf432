import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDeclaration } from '@courtyard/contract';
import { hostPages } from '../../app/shell/host-pages';
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
    'contact',
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

const apps = join(__dirname, '../../../..');
const declarations = readdirSync(apps)
  .map((app) => join(apps, app, 'section.json'))
  .filter((file) => existsSync(file))
  .map((file) => sectionDeclaration.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Pages that nobody asks about: those that show what the product is made of, and the refusal of a page. */
const withoutArticle = new Set(['samplePage', 'typography', 'color', 'shadow', 'components']);
const pages = [
  ...hostPages.filter(({ title }) => !withoutArticle.has(title)).flatMap(({ paths }) => paths),
  ...declarations.flatMap(({ basePath, routes }) => routes.map(({ path }) => `${basePath}${path}`)),
].filter((path) => path !== '/');

test.each(pages)('the help of %s has an article about it', (path) => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  expect(ids(plain, 4)).not.toEqual([]);
});
