import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { basename, extname, join } from 'node:path';
import { createHotEvents } from './hot-events.mjs';

const mediaTypes = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** The part of a page that the server wrote for this request. */
const bootElement =
  /<script type="application\/json" id="courtyard-boot" nonce="([^"]*)">([\s\S]*?)<\/script>/;

/** File of a build below `folder` for a path, or null where the path is not one of the builds'. */
function builtFile(folder, path) {
  const match = /^\/assets\/(?:dev\/)?([a-z][a-z0-9-]*)\/([^/]+)$/.exec(path);
  if (!match) return null;
  const file = join(folder, match[1], basename(match[2]));
  return existsSync(file) ? file : null;
}

/** Puts the boot data and the nonce of the API's page into the page of this build. Other pages stay as they are. */
function withOwnScripts(html, folder) {
  const boot = bootElement.exec(html);
  const page = join(folder, 'host/index.html');
  // Before the first good build there is none, and the log says why.
  if (!boot || !existsSync(page)) return html;
  return readFileSync(page, 'utf8')
    .replaceAll('__CSP_NONCE__', boot[1])
    .replace('__COURTYARD_BOOT__', () => boot[2])
    .replace('<!--courtyard:preload-->', '');
}

function forward({ incoming, answer, api, folder }) {
  const isPage = incoming.headers.accept?.includes('text/html');
  const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
  const options = { method: incoming.method, headers };
  const onward = request(new URL(incoming.url, api), options, (reply) => {
    // An API that ends breaks its answers off: the page's live events begin anew only where it learns of it.
    reply.once('close', () => {
      if (!reply.complete) answer.destroy();
    });
    if (!reply.headers['content-type']?.includes('text/html')) {
      answer.writeHead(reply.statusCode, reply.headers);
      return reply.pipe(answer);
    }
    const chunks = [];
    reply.on('data', (chunk) => chunks.push(chunk));
    reply.on('end', () => {
      const { 'content-length': _, etag: __, ...kept } = reply.headers;
      answer.writeHead(reply.statusCode, kept);
      answer.end(withOwnScripts(Buffer.concat(chunks).toString(), folder));
    });
  });
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
    answer.end(`The API at ${api} does not answer.\n`);
  });
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/**
 * A server for builds in `folder/<name>/`, with the API behind it.
 * @param {{ folder: string, api: string, apiReady?: () => Promise<void> }} options `apiReady`: what a call waits for
 *   while the API starts anew
 * @returns {{ announce: Function, setProblems: Function, listen: Function, close: Function }} the first two as those of
 *   `createHotEvents`
 */
export function createDevServer({ folder, api, apiReady = () => Promise.resolve() }) {
  const events = createHotEvents();

  async function answerBy(incoming, answer) {
    const file = builtFile(folder, new URL(incoming.url, api).pathname);
    if (!file) {
      await apiReady();
      return forward({ incoming, answer, api, folder });
    }
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(answer);
  }

  const server = createServer((incoming, answer) =>
    events.middleware(incoming, answer, () => void answerBy(incoming, answer)),
  );

  return {
    announce: events.announce,
    setProblems: events.setProblems,
    listen: (port) =>
      new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve())),
    close: () =>
      new Promise((resolve) => {
        events.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
