import { articles } from './articles';
import { byTopic } from './topics.rules';

test('every article stands under one topic, the same in both languages', () => {
  const idsOf = (language: 'en' | 'es') =>
    byTopic(articles[language]).map(({ topic, articles: some }) => [
      topic,
      some.map(({ id }) => id).toSorted(),
    ]);
  expect(idsOf('es')).toEqual(idsOf('en'));
  expect(byTopic(articles.en).flatMap(({ articles: some }) => some)).toHaveLength(articles.en.length);
  expect(byTopic(articles.en).map(({ topic }) => topic)).toEqual([
    'start',
    'account',
    'properties',
    'people',
    'documents',
    'communications',
    'books',
    'administration',
  ]);
});

test('an article is about the first of its pages', () => {
  const about = (...routes: string[]) =>
    byTopic([{ id: 'a', title: 'A', text: [], routes }]).map(({ topic }) => topic);
  expect(about('/accounting/bills', '/people')).toEqual(['books']);
  expect(about('/peoples')).toEqual(['start']);
  expect(byTopic([{ id: 'a', title: 'A', text: [] }])[0]?.topic).toBe('start');
});
