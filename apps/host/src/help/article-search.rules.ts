import type { Article } from './articles';

/** Without accents and case, so that "sesion" finds "Sesión". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Articles that hold every word, those with a word in the title first. */
export function searchArticles(articles: readonly Article[], words: string): Article[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const inTitle = (article: Article) => wanted.some((word) => plain(article.title).includes(word));
  return articles
    .filter((article) => holds([article.title, ...article.text].join(' ')))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}
