import { hasWords, searchKey } from '@courtyard/ui';
import type { Article } from './article';

/** Articles that hold every word, those with a word in the title first. */
export function searchArticles(articles: readonly Article[], words: string): Article[] {
  const wanted = searchKey(words).split(/\s+/).filter(Boolean);
  const inTitle = (article: Article) => wanted.some((word) => searchKey(article.title).includes(word));
  return articles
    .filter((article) => hasWords([article.title, ...article.text].join(' '), words))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}
