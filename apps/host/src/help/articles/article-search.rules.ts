import { plainText } from '../../layout/destinations/destinations.rules';
import type { Article } from './article';

/** Articles that hold every word, those with a word in the title first. */
export function searchArticles(articles: readonly Article[], words: string): Article[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  const holds = (text: string) => wanted.every((word) => plainText(text).includes(word));
  const inTitle = (article: Article) => wanted.some((word) => plainText(article.title).includes(word));
  return articles
    .filter((article) => holds([article.title, ...article.text].join(' ')))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}
