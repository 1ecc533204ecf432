import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from './product';

const longestWaitMs = 60_000;

export interface ReadEmail {
  /** A header of the letter, unfolded; empty where it has none. */
  header(name: string): string;
  text: string;
  html: string;
}

/** Headers and body of a letter or of one of its parts (RFC 5322, 2.1). */
function splitMessage(message: string): { head: string; body: string } {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/);
  return { head: head.replaceAll(/\r?\n[ \t]+/g, ' '), body: rest.join('\n\n').replaceAll('\r\n', '\n') };
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** Quoted-printable (RFC 2045, 6.7) and base64, as UTF-8. */
function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A letter as a mail program reads it: its plain part and its HTML, of `multipart/alternative`. */
export function readEmail(raw: string): ReadEmail {
  const { head, body } = splitMessage(raw);
  const boundary = /boundary="?([^";]+)/i.exec(headerOf(head, 'Content-Type'))?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitMessage(part.trimStart()));
  const partOf = (type: string): string => {
    const part = parts.find((one) => headerOf(one.head, 'Content-Type').startsWith(type));
    return part ? decoded(part.body, headerOf(part.head, 'Content-Transfer-Encoding')) : '';
  };
  return { header: (name) => headerOf(head, name), text: partOf('text/plain'), html: partOf('text/html') };
}

function missingIsNone(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** The letters to an address that were written so far, as text. */
async function emailsTo({ dataDirectory }: Product, address: string): Promise<string[]> {
  const folder = join(dataDirectory, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      // One that was there may have gone with its community.
      .map((name) => readFile(join(folder, name), 'utf8').catch(missingIsNone)),
  );
  // Quoted-printable: a line that goes on, and signs by their number.
  const plain = emails.map((message) => message.replaceAll('=\n', '').replaceAll('=3D', '='));
  return plain.filter((message) => message.includes(`To: ${address}`));
}

/** The link of a letter to an address, once it was written. */
export async function linkTo(product: Product, address: string, path: string): Promise<string> {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const found = (await emailsTo(product, address)).flatMap(
      (message) => new RegExp(`${path}#[\\w=&.-]+`).exec(message)?.[0] ?? [],
    );
    if (found[0]) return `${product.address('demo')}/${found[0]}`;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no letter to ${address} has a link to ${path}`);
}
