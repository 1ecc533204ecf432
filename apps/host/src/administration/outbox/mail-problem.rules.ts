/** Why a letter was not taken; each calls for another sentence and another action. */
export type MailProblem =
  | 'unreachable'
  | 'sign-in'
  | 'encryption'
  | 'later'
  | 'sender'
  | 'recipient'
  | 'full'
  | 'too-large'
  | 'content'
  | 'restored'
  | 'other';

const bySocket = /^(ECONNECTION|ESOCKET|ECONN\w+|ETIMEDOUT|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPROXY)$/;

/**
 * Reads what is noted of a failed attempt: the program's code, the server's number (RFC 5321, section 4.2.3) and the command that
 * it answered: `EENVELOPE 550 RCPT TO`.
 */
export function mailProblem(noted: string): MailProblem {
  const [, code = '', number = '', command = ''] = /^(\S+)(?: (\d{3}))?(?: (.+))?$/.exec(noted) ?? [];
  if (noted === 'restored') return 'restored';
  if (code === 'EAUTH' || /^53[0-8]$/.test(number)) return 'sign-in';
  if (code === 'ETLS') return 'encryption';
  if (number === '552' || number === '452') return command === 'DATA' ? 'too-large' : 'full';
  if (number.startsWith('4')) return 'later';
  if (number === '') return bySocket.test(code) ? 'unreachable' : 'other';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'DATA' || number === '554') return 'content';
  return command === 'RCPT TO' || /^55[013]$/.test(number) ? 'recipient' : 'other';
}
