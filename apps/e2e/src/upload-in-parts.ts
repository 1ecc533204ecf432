import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import type { Product } from './product/product';

/** A file on its way to a folder of documents, by the tus protocol as any client speaks it. */
export interface PartsOfFile {
  product: Product;
  headers: Record<string, string>;
  /** Below the origin. */
  path: string;
}

const base = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });
const encoded = (text: string) => Buffer.from(text).toString('base64');

/** Announces a file of so many bytes for a folder. */
export async function announceFile(
  product: Product,
  token: string,
  { name, bytes, folderId }: { name: string; bytes: number; folderId: string },
): Promise<PartsOfFile> {
  const metadata = { filename: name, purpose: 'document', about: folderId };
  const answer = await product.send('demo', '/api/v1/uploads', {
    method: 'POST',
    headers: {
      ...base(token),
      'idempotency-key': randomUUID(),
      'upload-length': String(bytes),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${encoded(value)}`)
        .join(','),
    },
  });
  if (answer.status !== 201) throw new Error(`The upload was refused: ${answer.status} ${answer.text}`);
  return { product, headers: base(token), path: String(answer.headers.location) };
}

/** How much has arrived. */
export async function arrivedOf({ product, headers, path }: PartsOfFile): Promise<number> {
  const answer = await product.send('demo', path, { headers });
  if (answer.status !== 200) throw new Error(`The upload is gone: ${answer.status} ${answer.text}`);
  return answer.json<{ data: { received: number } }>().data.received;
}

/** Opens a request that sends a part; whoever asked writes it. */
export function openPart(
  { product, headers, path }: PartsOfFile,
  { offset, bytes }: { offset: number; bytes: number },
): { sent: ClientRequest; status: Promise<number> } {
  const sent = request({
    host: '127.0.0.1',
    port: product.port,
    path,
    method: 'PATCH',
    agent: false,
    headers: {
      ...headers,
      host: `demo.localhost:${product.port}`,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
      'upload-offset': offset,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (answer) =>
      answer
        .on('error', reject)
        .on('end', () => resolve(answer.statusCode ?? 0))
        .resume(),
    );
  });
  status.catch(() => {});
  return { sent, status };
}

/** Sends a part whole. Throws where it is refused. */
export async function sendPart(file: PartsOfFile, offset: number, part: Buffer): Promise<void> {
  const { sent, status } = openPart(file, { offset, bytes: part.length });
  sent.end(part);
  if ((await status) !== 204) throw new Error(`A part was answered ${await status}.`);
}

/** Makes a document of a file that has arrived. Gives its id and the SHA-256 of its bytes. */
export async function addDocument(
  { product, headers, path }: PartsOfFile,
  folderId: string,
): Promise<{ id: string; sha256: string }> {
  const fileId = path.split('/').at(-1);
  const answer = await product.send('demo', '/api/v1/documents', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { folderId, fileId },
  });
  if (answer.status !== 201) throw new Error(`No document was made: ${answer.status} ${answer.text}`);
  const { data } = answer.json<{ data: { id: string; versions: { sha256: string }[] } }>();
  return { id: data.id, sha256: data.versions[0]?.sha256 ?? '' };
}

/** The top folder of the association's documents. */
export async function topFolder(product: Product, token: string): Promise<string> {
  const answer = await product.send('demo', '/api/v1/hoa-documents/folders', { headers: base(token) });
  return answer.json<{ data: { folder: { id: string } } }>().data.folder.id;
}
