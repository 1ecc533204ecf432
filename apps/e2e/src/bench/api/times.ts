import type { Product } from '../../product/product';

/** Milliseconds that each of `rounds` calls took, one after the other, after as many as warm up; a path may be another at each. */
export async function timesOf(
  product: Product,
  path: string | ((round: number) => string),
  headers: Record<string, string>,
  rounds = 40,
  warmUp = 3,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const asked = typeof path === 'string' ? path : path(round);
    const began = performance.now();
    const answer = await product.send('demo', asked, { headers });
    if (answer.status !== 200) throw new Error(`${asked} answered ${answer.status}: ${answer.text}`);
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}

interface ListPage {
  page: { next: string | null };
}

/** Follows a list of `limit=50` towards its last page, 200 rows at a time; gives the path of the last page that it came to. */
export async function deepPath(
  product: Product,
  list: string,
  headers: Record<string, string>,
): Promise<string> {
  const far = list.replace('limit=50', 'limit=200');
  let [cursor, deep] = ['', list];
  for (;;) {
    const path = cursor === '' ? far : `${far}&cursor=${encodeURIComponent(cursor)}`;
    const answer = await product.send('demo', path, { headers });
    if (answer.status !== 200) throw new Error(`The list answered ${answer.status}: ${answer.text}`);
    const { next } = answer.json<ListPage>().page;
    if (next === null) return deep;
    cursor = next;
    deep = `${list}&cursor=${encodeURIComponent(cursor)}`;
  }
}
