import { createServer } from 'node:net';
import { fail } from './workspace.mjs';

/** Listens for a moment; resolves with the port that was got, rejects where it cannot be had. */
const probe = (port, host) =>
  new Promise((done, refuse) => {
    const server = createServer().once('error', refuse);
    server.listen(port, host, () => {
      const { port: got } = server.address();
      server.close(() => done(got));
    });
  });

/** A port that nobody listens on. */
export const freePort = () => probe(0, '127.0.0.1');

/** The port that was asked for, or the usual one. Ends the process with a sentence where it is none or cannot be had. */
export async function portToListenOn(wanted, usual) {
  const text = wanted?.trim() || String(usual);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    fail("PORT isn't valid: it must be a whole number from 0 to 65535.");
  }
  try {
    return await probe(port);
  } catch (error) {
    const why = error.code === 'EACCES' ? 'isn’t allowed for this account' : 'is in use';
    return fail(`Port ${port} ${why}. Set PORT to another port.`);
  }
}
