import { news } from './news';
import { newestNewsOn } from './newest-news';

test('the newest day is that of the first entry, and entries go back in time', () => {
  const days = news.map(({ on }) => on);
  expect(days[0]).toBe(newestNewsOn);
  expect(days).toEqual(days.toSorted().toReversed());
});
