import { Problem } from '../../http/problem';
import { isCommon } from './common-password.rules';

let worst: Promise<ReadonlySet<string>> | undefined;

// Half a megabyte, for the few who choose a password: read when the first does.
async function readWorst(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Throws 422 for a password that guessers try first. */
export async function requireUncommon(password: string): Promise<void> {
  if (!isCommon(password, await (worst ??= readWorst()))) return;
  const advice =
    'This is one of the passwords that are tried first. Choose another, for example four words that do not belong together.';
  throw new Problem({
    status: 422,
    code: 'common-password',
    title: 'Not valid',
    detail: advice,
    fields: { password: advice },
  });
}
