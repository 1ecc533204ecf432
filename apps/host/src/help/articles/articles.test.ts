import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from './articles';

const root = join(__dirname, '../../../../..');
const apps = readdirSync(join(root, 'apps')).map((app) => join(root, 'apps', app));
const sources = [...apps, join(root, 'packages/ui'), join(root, 'packages/contract')];

const filesOf = (folder: string) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, 'src', file),
  );

/** Every file that has words of the screen. */
const files = [
  ...sources.flatMap(filesOf).filter((file) => /\.(?:messages|words)\.ts$|\.(?:en|es)\.json$/.test(file)),
  ...apps.map((app) => join(app, 'section.json')).filter((file) => existsSync(file)),
];
const onScreen = files.map((file) => readFileSync(file, 'utf8').toLowerCase()).join('\n');

/** What an article quotes of the screen: between curly quotes in English, between angular ones in Spanish. */
const quoted = Object.entries(articles).flatMap(([language, all]) =>
  all.flatMap(({ id, text }) =>
    [...text.join(' ').matchAll(/“([^”]+)”|«([^»]+)»/g)].map(
      ([, en, es]) => [language, id, en ?? es ?? ''] as const,
    ),
  ),
);

test.each(quoted)('%s, %s: "%s" is on screen in these words', (_language, _id, label) => {
  const said = label.toLowerCase();
  expect([`'${said}'`, `"${said}"`].some((literal) => onScreen.includes(literal))).toBe(true);
});

test('every article is there in both languages, about the same pages', () => {
  const outline = (language: 'en' | 'es') =>
    articles[language].map(({ id, routes = [] }) => [id, routes] as const);
  expect(outline('es')).toEqual(outline('en'));
});
