import { news } from './news';
import { newestNewsOn } from './newest-news';

test('the newest day is that of the first entry, in both languages, and entries go back in time', () => {
  for (const entries of [news.en, news.es]) {
    const days = entries.map(({ on }) => on);
    expect(days[0]).toBe(newestNewsOn);
    expect(days).toEqual(days.toSorted().toReversed());
  }
  expect(news.es).toHaveLength(news.en.length);
});
