import './setup';

export default async function tearDown(): Promise<void> {
  await globalThis.courtyardTestServer?.stop();
}
