import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { problem, type Publication, publication } from '@courtyard/contract';
import { z } from 'zod';
import { messageOf } from '../../platform/core/error-code';
import { forms, readRelease } from '../../platform/registry/release/release-files';
import { CannotDo, Mistake } from '../mistake';

interface Part {
  /** Path in the release. */
  name: string;
  file: string;
  bytes: number;
}

/** Where a build is published to. */
export interface Destination {
  server: URL;
  token: string;
  channel: 'stable' | 'canary' | null;
}

const isThisMachine = ({ hostname }: URL) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');

/** The address of a server, as somebody typed it. Throws Mistake, also for one to which a token would go in the clear. */
export function serverAt(address: string): URL {
  if (!URL.canParse(address))
    throw new Mistake(`"${address}" is not a valid address. Use one like https://example.com`);
  const server = new URL(address);
  if (server.protocol !== 'https:' && !(server.protocol === 'http:' && isThisMachine(server))) {
    throw new Mistake(`the token can only be sent over https, not to ${address}`);
  }
  return server;
}

/** Sends the build in a folder to a server. Throws RefusedRelease for a folder without one, CannotDo with what the server says. */
export async function publishOverHttp(folder: string, to: Destination): Promise<Publication> {
  const parts = await partsOf(folder);
  const boundary = `courtyard-${randomUUID()}`;
  const address = new URL('/api/v1/registry/releases', to.server);
  if (to.channel) address.searchParams.set('channel', to.channel);
  const answer = await send(
    address,
    {
      authorization: `Bearer ${to.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(lengthOf(parts, boundary)),
    },
    bodyOf(parts, boundary),
  );
  const published = z.object({ data: publication }).safeParse(parse(answer.said));
  if (published.success) return published.data.data;
  throw new CannotDo(sentenceOf(answer.status, answer.said));
}

/** `release.json` first, as the server wants it, then every file with its compressed forms. */
async function partsOf(folder: string): Promise<Part[]> {
  const { assets } = await readRelease(folder);
  const names = ['release.json', ...assets.flatMap(({ file }) => forms.map((ending) => file + ending))];
  const parts = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const found = await stat(file).catch(() => null);
      return found ? { name, file, bytes: found.size } : null;
    }),
  );
  return parts.filter((part) => part !== null);
}

const headOf = (boundary: string, { name }: Part) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name.split('/').at(-1)}"\r\ncontent-type: application/octet-stream\r\n\r\n`;

const endOf = (boundary: string) => `--${boundary}--\r\n`;

const lengthOf = (parts: readonly Part[], boundary: string) =>
  parts.reduce((sum, part) => sum + headOf(boundary, part).length + part.bytes + 2, endOf(boundary).length);

async function* bodyOf(parts: readonly Part[], boundary: string): AsyncGenerator<Buffer> {
  for (const part of parts) {
    yield Buffer.from(headOf(boundary, part));
    for await (const chunk of createReadStream(part.file)) yield Buffer.from(chunk);
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(endOf(boundary));
}

interface ServerAnswer {
  status: number;
  said: string;
}

/** Not every machine knows that `demo.localhost` is itself: then the name goes in the Host header only. */
async function send(
  address: URL,
  headers: Record<string, string>,
  body: AsyncIterable<Buffer>,
): Promise<ServerAnswer> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  const target = new URL(address);
  if (isThisMachine(address)) target.hostname = '127.0.0.1';
  const outgoing = request(target, { method: 'POST', headers: { host: address.host, ...headers } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
  });
  // A server that refuses early stops reading; what it says counts then, not that the rest could not be sent.
  const sent = pipeline(Readable.from(body), outgoing).then(() => answered);
  try {
    const answer = await Promise.race([answered, sent]);
    return { status: answer.statusCode ?? 0, said: await textOf(answer) };
  } catch (error) {
    throw new CannotDo(`couldn't reach ${address.origin} (${messageOf(error)})`);
  } finally {
    // What was answered early holds its connection, and with it the command, until the server gives it up.
    outgoing.destroy();
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sentenceOf(status: number, said: string): string {
  const known = problem.safeParse(parse(said));
  if (known.success) return (known.data.detail ?? known.data.title).replace(/\.$/, '');
  return `the server answered ${status}, so it may not be a Courtyard server. Check the address`;
}

/** The token of `--token-file` or of the environment. Throws Mistake where there is none. */
export async function tokenFrom(file: string | undefined, variable: string | undefined): Promise<string> {
  const text = file === undefined ? variable : await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Mistake(`can't read the token file ${file}`);
  const token = text?.trim() ?? '';
  if (token === '') {
    throw new Mistake(
      'set COURTYARD_PUBLISH_TOKEN or add --token-file. "courtyard section token create" creates a token',
    );
  }
  return token;
}
