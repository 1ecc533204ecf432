import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { codeOf, messageOf } from '../../core/error-code';
import { invalid, Problem } from '../../http/problem';
import { notMultipart, requireBoundary } from '../../http/request/multipart';
import type { Arrived } from './intake';
import { largestFileBytes } from '@courtyard/contract/platform/uploads/file-size';
import { safeName } from './name.rules';
import type { FileService } from '../files.service';

// What the reader of multipart bodies says, without a code, of one that is broken.
const brokenBody = /^Multipart: Boundary not found|unexpected end of multipart data/i;

const malformed = () =>
  new Problem({
    status: 400,
    code: 'malformed',
    title: 'Malformed',
    detail: 'The upload was incomplete. Send it again.',
  });

function uploadProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return notMultipart();
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$|^FST_PROTO_VIOLATION$/.test(code)) {
    return invalid({ file: 'Send one file and nothing else.' });
  }
  if (code === 'FST_MP_PREMATURE_CLOSE' || brokenBody.test(messageOf(error))) {
    return malformed();
  }
  return error;
}

/** What an upload says it has, with what multipart puts around it; the most that it may have where it says nothing. */
export function announcedBytes(request: FastifyRequest): number {
  const said = Number(request.headers['content-length']);
  return Number.isFinite(said) ? Math.min(said, largestFileBytes) : largestFileBytes;
}

/** Takes in the one file of a multipart body, its field named `file`. Throws a Problem for anything else. */
export async function takeUpload(
  files: FileService,
  request: FastifyRequest,
): Promise<{ name: string; arrived: Arrived }> {
  requireBoundary(request);
  try {
    // One byte more than is allowed, so that it is the intake that measures and cleans up.
    const part = await request.file({ limits: { fileSize: largestFileBytes + 1, files: 1, fields: 0 } });
    if (!part || part.fieldname !== 'file') throw invalid({ file: 'Choose a file.' });
    const name = safeName(part.filename);
    return { name, arrived: await files.receive(name, part.file) };
  } catch (error) {
    throw uploadProblem(error);
  }
}
