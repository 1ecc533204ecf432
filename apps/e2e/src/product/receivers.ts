import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port.');
  return address.port;
}

export interface Receiver {
  /** For `SMTP_URL` or `COURTYARD_PUSH_ORIGINS`. */
  address: string;
  /** What arrived, in its order. */
  arrived: string[];
  stop(): Promise<void>;
}

/** A mail server that takes everything; keeps letters and Message-IDs. `onMail` runs before the sender is told that it was taken. */
export async function receiveMail(
  arrived: string[],
  onMail: () => void = () => undefined,
): Promise<MailReceiver> {
  const emails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, taken) {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        emails.push(text);
        arrived.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none');
        onMail();
        taken();
      });
      stream.on('error', () => undefined);
    },
  });
  // Of a sender that was killed before the end of its mail, which did not arrive then.
  smtp.on('error', () => undefined);
  return {
    address: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    arrived,
    emails,
    stop: () => new Promise((done) => smtp.close(() => done())),
  };
}

export interface MailReceiver extends Receiver {
  /** The letters as they came over the wire, in their order. */
  emails: string[];
}

export interface PushReceiver extends Receiver {
  /** The latest that was sent to a path, sealed for its browser. */
  latest: Map<string, Buffer>;
}

/** A push service that takes everything; keeps path and topic. `onPush` runs before the sender is told. */
export async function receivePushes(onPush: () => void = () => undefined): Promise<PushReceiver> {
  const arrived: string[] = [];
  const latest = new Map<string, Buffer>();
  const http = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push(`${request.url} ${String(request.headers.topic)}`);
      latest.set(request.url ?? '', Buffer.concat(parts));
      onPush();
      answer.writeHead(201).end();
    });
  });
  return {
    address: `http://127.0.0.1:${await listen(http)}`,
    arrived,
    latest,
    stop: () => new Promise((done) => http.close(() => done()).closeAllConnections()),
  };
}
