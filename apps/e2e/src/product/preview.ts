import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

export interface Preview {
  /** Scheme, host and port, which are not the product's. */
  origin: string;
  stop(): Promise<unknown>;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves a build as a developer's machine does: from an origin of its own, readable by other origins. */
export async function servePreview(folder: string): Promise<Preview> {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://preview');
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    readFile(join(folder, pathname)).then(
      (content) => answer.end(content),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the preview has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
