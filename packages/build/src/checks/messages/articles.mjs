import { articleFile, articlesIn } from '../../messages/articles.mjs';
import { finding } from '../source-files.mjs';

const outlineOf = (articles) => articles.map(({ id, routes = [] }) => [id, ...routes].join(' '));

function read({ path, text }) {
  try {
    return { articles: articlesIn(text, path) };
  } catch (error) {
    return { fault: error.message.slice(path.length + 2) };
  }
}

/** Help articles can be read, and a subject has the same ones in every language, about the same pages. */
export function checkArticles(files) {
  const byPath = new Map(
    files.filter(({ path }) => articleFile.test(path)).map((file) => [file.path, read(file)]),
  );
  return [...byPath].flatMap(([path, { articles, fault }]) => {
    if (fault) return [finding(path, fault)];
    const isEnglish = path.endsWith('.en.md');
    const other = byPath.get(path.replace(articleFile, isEnglish ? '.es.md' : '.en.md'));
    if (!other) return [finding(path, `it has no ${isEnglish ? 'Spanish' : 'English'} beside it`)];
    if (isEnglish || other.fault || String(outlineOf(articles)) === String(outlineOf(other.articles)))
      return [];
    return [
      finding(path, 'give it the articles of the English file, in its order, with the same ids and pages'),
    ];
  });
}
