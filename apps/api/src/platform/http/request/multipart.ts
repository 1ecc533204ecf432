import { msg } from '../language/sentence';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/** RFC 2046, section 5.1.1. */
const longestBoundary = 70;

/** Refuses a form's body where JSON is taken, as any other body that is no JSON is. */
export const notJson = () =>
  new Problem({
    status: 415,
    code: 'media-type',
    title: 'Media type not supported',
    detail: 'Send application/json.',
  });

export const notMultipart = () =>
  new Problem({
    status: 415,
    code: 'media-type',
    title: 'Media type not supported',
    detail: 'Send multipart/form-data.',
  });

/** Throws 400 for a boundary that is longer than may be, of which the reader of multipart bodies makes a failure of ours. */
export function requireBoundary(request: FastifyRequest): void {
  const boundary = /;\s*boundary=("?)([^";]*)\1/i.exec(request.headers['content-type'] ?? '')?.[2] ?? '';
  if (boundary.length <= longestBoundary) return;
  throw new Problem({
    status: 400,
    code: 'malformed',
    title: 'Malformed',
    detail: msg`The multipart boundary has more than ${longestBoundary} characters.`,
  });
}
