import type { Socket } from 'node:net';
import type { Problem as ProblemBody } from '@courtyard/contract';
import { codeOf } from '../../core/error-code';

const answers: Record<string, { status: number; title: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Address or headers too long',
    detail: 'Search for less at once, or choose fewer filters.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Too slow',
    detail: 'The request did not arrive in time. Send it again.',
  },
};

const malformed = { status: 400, title: 'Malformed', detail: 'This is not a request that can be read.' };

/** Answers what cannot be read as a request at all, so that not even a route is known, and hangs up. */
export function answerUnreadable(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || socket.destroyed) return;
  const { status, title, detail } = answers[codeOf(error)] ?? malformed;
  const body: ProblemBody = {
    type: 'urn:courtyard:problem:unreadable',
    title,
    status,
    detail,
    code: 'unreadable',
  };
  const text = JSON.stringify(body);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${title}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(text)}`,
        'connection: close',
        '',
        text,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
