import { codeOf, messageOf } from '../../core/error-code';
import { Problem } from '../../http/problem';
import { notMultipart } from '../../http/request/multipart';
import { RefusedRelease } from '../release/refused-release';

const title = 'Release refused';

function refused({ kind, message, reasons }: RefusedRelease): Problem {
  const extensions = { reasons };
  const detail = `${message}.`;
  if (kind === 'taken')
    return new Problem({ status: 409, code: 'published-already', title, detail, extensions });
  return new Problem({ status: 422, code: 'release-refused', title, detail, extensions });
}

/** What a build machine is told about an error of its publication; one that is not its doing is passed on. */
export function publishProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof RefusedRelease) return refused(error);
  const code = codeOf(error);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return notMultipart();
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$|^FST_PROTO_VIOLATION$/.test(code)) {
    return refused(new RefusedRelease(['send release.json and the files that it lists, nothing else']));
  }
  const isCutOff = code === 'FST_MP_PREMATURE_CLOSE' || /multipart|terminated early/i.test(messageOf(error));
  if (!isCutOff) return error;
  const detail = 'It did not arrive whole, and nothing was published. Send it again.';
  return new Problem({ status: 400, code: 'malformed', title: 'Malformed', detail });
}
