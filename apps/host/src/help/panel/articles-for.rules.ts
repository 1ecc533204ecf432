import type { Article } from '../articles/article';

const lies = (pathname: string, route: string) => pathname === route || pathname.startsWith(`${route}/`);

/** The articles about a page, at most `limit`: those that name its address most closely first. */
export function articlesFor(articles: readonly Article[], pathname: string, limit: number): Article[] {
  const closeness = ({ routes = [] }: Article) =>
    Math.max(0, ...routes.filter((route) => lies(pathname, route)).map((route) => route.length));
  return articles
    .filter((article) => closeness(article) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a))
    .slice(0, limit);
}
