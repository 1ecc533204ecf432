import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from './product';

const longestWaitMs = 15_000;

/** The letters to an address that were written so far, as text. */
async function lettersTo({ dataDirectory }: Product, address: string): Promise<string[]> {
  const folder = join(dataDirectory, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Quoted-printable: a line that goes on, and signs by their number.
  const plain = letters.map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='));
  return plain.filter((letter) => letter.includes(`To: ${address}`));
}

/** The link of a letter to an address, once it was written. */
export async function linkTo(product: Product, address: string, path: string): Promise<string> {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const found = (await lettersTo(product, address)).flatMap(
      (letter) => new RegExp(`${path}#[\\w=&.-]+`).exec(letter)?.[0] ?? [],
    );
    if (found[0]) return `${product.address('demo')}/${found[0]}`;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no letter to ${address} has a link to ${path}`);
}
