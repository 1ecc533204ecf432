import type { Article } from './article';

/** What articles are about, in their order, with the beginnings of the addresses of their pages. */
const places = {
  start: [],
  account: ['/myprofile', '/notifications', '/reset-password'],
  properties: ['/properties-common-areas'],
  people: ['/people'],
  documents: ['/documents'],
  communications: ['/communications'],
  books: ['/bookkeeping', '/accounting', '/banking-reports', '/budget-expenses'],
  administration: ['/administration'],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof places;

const topics = Object.keys(places) as Topic[];

/** By the first of its pages; one of no such page helps to find one's way. */
const topicOf = ({ routes: [first = ''] = [] }: Article): Topic =>
  topics.find((topic) => places[topic].some((place) => first === place || first.startsWith(`${place}/`))) ??
  'start';

/** The articles by what they are about, each in its order; nothing of what none is about. */
export const byTopic = (articles: readonly Article[]) =>
  topics
    .map((topic) => ({ topic, articles: articles.filter((article) => topicOf(article) === topic) }))
    .filter((group) => group.articles.length > 0);
