import { spawnSync } from 'node:child_process';
import { startSeeded } from '../../product/seeded';

const node = process.env.COURTYARD_NEWEST_NODE;
const onNewest = node ? describe : describe.skip;

onNewest('on the newest Node', () => {
  test('the product starts and answers', async () => {
    const version = spawnSync(node ?? '', ['--version'], { encoding: 'utf8' }).stdout;
    expect(Number(/^v(\d+)/.exec(version)?.[1])).toBeGreaterThanOrEqual(26);
    const product = await startSeeded({ node: node ?? '' });
    try {
      expect((await product.send('demo', '/readyz')).status).toBe(200);
      const page = await product.send('demo', '/pages/login');
      expect(page.status).toBe(200);
      expect(page.text).toContain('<h1');
      const headers = { authorization: `Bearer ${await product.token('admin', 'demo')}` };
      expect((await product.send('demo', '/api/v1/properties?limit=1', { headers })).status).toBe(200);
    } finally {
      await product.stop();
    }
  });
});
