import type { FailureReason } from '@courtyard/contract/platform/community/operations/failed-jobs.values';

/** Errors of the system and of PostgreSQL (its first two letters are a class) that say what to do. */
const reasons: readonly [RegExp, FailureReason][] = [
  [/^(ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ESOCKET|EDNS)$/, 'unreachable'],
  [/^(ENOSPC|EDQUOT|53100)$/, 'disk-full'],
  // Connections that broke, conflicts of transactions, locks, resources that are used up, cancelled statements.
  [/^(08|40|53|55P|57)\w+$/, 'busy'],
];

/** Why work failed, by the code and the words of its error. What says neither is a fault. */
export function failureReason({ code, message }: { code: string; message: string }): FailureReason {
  if (message.includes('timeout in active state')) return 'too-long';
  return reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'fault';
}
