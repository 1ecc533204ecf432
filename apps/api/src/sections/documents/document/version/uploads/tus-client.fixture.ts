import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { partPath } from '../../../../../platform/files/intake/resumable/part-file';
import type { TestApp, TestPerson } from '../../../../../testing';
import { until } from '../../../../../testing/until';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture as far as its beginning tells. */
export const contentOf = (bytes: number) => Buffer.concat([png, randomBytes(bytes - png.length)]);
export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  community?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  code: string | undefined;
  text: string;
}

const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

interface Announced {
  bytes: number;
  name?: string;
  about?: string;
  key?: string;
  purpose?: string;
}

export const partHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

/** The app at a port, with what a tus client sends to it. What a test leaves is removed after it. */
export function withUploads(app: TestApp) {
  let port = 0;
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as AddressInfo).port;
  });
  function open(person: TestPerson, { method = 'POST', path = '/api/v1/uploads', headers, community }: Sent) {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        host: `${community ?? 'demo'}.localhost:8080`,
        authorization: `Bearer ${person.token}`,
        'tus-resumable': '1.0.0',
        ...headers,
      },
    });
    const answer = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const code = text.startsWith('{') ? JSON.parse(text).code : undefined;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, code });
        });
      });
    });
    answer.catch(() => {});
    return { sent, answer };
  }

  function send(person: TestPerson, input: Sent): Promise<Answer> {
    const { sent, answer } = open(person, input);
    sent.end(input.body);
    return answer;
  }

  const create = (
    person: TestPerson,
    {
      bytes,
      name = 'plan.png',
      about = app.tenants.demo,
      key = randomUUID(),
      purpose = 'document',
    }: Announced,
    community?: string,
  ) =>
    send(person, {
      headers: {
        'upload-length': String(bytes),
        'upload-metadata': metadata({ filename: name, purpose, about }),
        'idempotency-key': key,
      },
      ...(community !== undefined && { community }),
    });

  const pathOf = (answer: Answer) => String(answer.headers.location);
  const begin = async (person: TestPerson, announced: Announced) => pathOf(await create(person, announced));

  const patch = (person: TestPerson, path: string, offset: number, body: Buffer, more: Partial<Sent> = {}) =>
    send(person, {
      method: 'PATCH',
      path,
      body,
      ...more,
      headers: { ...partHeaders(offset), 'content-length': String(body.length), ...more.headers },
    });
  const head = (person: TestPerson, path: string, community?: string) =>
    send(person, { method: 'HEAD', path, ...(community !== undefined && { community }) });
  const cancel = (person: TestPerson, path: string) =>
    send(person, { method: 'DELETE', path, headers: { 'idempotency-key': randomUUID() } });

  const inDemo = <T>(text: ReturnType<typeof sql<T>>) =>
    app.platform.inTenant(app.tenants.demo, async (tx) => (await text.execute(tx)).rows);
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const partOf = (path: string) => partPath(app.platform.files.uploads, app.tenants.demo, idOf(path));
  const parts = () => readdir(join(app.platform.files.uploads, app.tenants.demo)).catch(() => []);
  const storedOf = async (path: string) =>
    (
      await inDemo(
        sql<{ sha256: string; purpose: string }>`select sha256, purpose from file where id = ${idOf(path)}`,
      )
    )[0];

  afterEach(async () => {
    await inDemo(sql`delete from resumable_upload`);
    await inDemo(sql`delete from file where purpose is not null and unattached_since is not null`);
    await rm(join(app.platform.files.uploads, app.tenants.demo), { recursive: true, force: true });
  });

  /** Sends the beginning of a part whose rest never comes. */
  async function hang(
    person: TestPerson,
    path: string,
    { offset, bytes, body }: { offset: number; bytes: number; body: Buffer },
  ): Promise<ClientRequest> {
    const { sent } = open(person, {
      method: 'PATCH',
      path,
      headers: { ...partHeaders(offset), 'content-length': String(bytes) },
    });
    sent.on('error', () => {});
    await new Promise<void>((resolve) => sent.write(body, () => resolve()));
    await until(async () => {
      return (await stat(partOf(path)).catch(() => null))?.size === offset + body.length;
    });
    return sent;
  }

  return {
    open,
    send,
    create,
    pathOf,
    begin,
    patch,
    head,
    cancel,
    inDemo,
    idOf,
    partOf,
    parts,
    storedOf,
    hang,
  };
}
