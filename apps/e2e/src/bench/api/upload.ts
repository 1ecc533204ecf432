import { request } from 'node:http';
import type { Product } from '../../product/product';

/** Uploads a file to the demo community, and gives its id. */
export async function upload(
  product: Product,
  headers: Record<string, string>,
  { name, type, text }: { name: string; type: string; text: string },
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text], { type }), name);
  const framed = new Response(form);
  const body = Buffer.from(await framed.arrayBuffer());
  const host = `demo.localhost:${product.port}`;
  const contentType = framed.headers.get('content-type') ?? '';
  return new Promise((done, refuse) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: product.port,
        path: '/api/v1/files',
        method: 'POST',
        headers: { ...headers, host, 'content-type': contentType, 'content-length': body.length },
      },
      (answer) => {
        let said = '';
        answer.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
        answer.on('error', refuse);
        answer.on('end', () => {
          const stored: { data?: { id: string } } = JSON.parse(said);
          if (stored.data) done(stored.data.id);
          else refuse(new Error(said));
        });
      },
    );
    call.on('error', refuse).end(body);
  });
}
