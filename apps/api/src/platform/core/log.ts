import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from './env';
import { messageOf } from './error-code';

interface LoggedError {
  type: string;
  code?: string | undefined;
  message?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  stack?: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * What is kept of an error. PostgreSQL's messages and details quote values that people typed, so of those only code,
 * table and constraint are kept; of every stack, only the places.
 */
export function withoutPersonalData(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const fields: Record<string, unknown> = { ...error };
  const fromDatabase = fields.severity !== undefined;
  const stack = 'stack' in error ? String(error.stack) : '';
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: 'name' in error ? String(error.name) : 'object',
    code: text(fields.code),
    message: fromDatabase ? undefined : messageOf(error),
    constraint: text(fields.constraint),
    table: text(fields.table),
    stack: places.join('\n'),
  };
}

let output: DestinationStream | undefined;

/**
 * Gathers lines and writes them twice a second: a system call for each would cost more than the line. What is left is written
 * when the process ends. One for the process: it is never closed.
 */
const standardOutput = () =>
  (output ??= pino.destination({ sync: false, minLength: 8192, periodicFlush: 500 }));

/** Structured log, one JSON object per line. Nothing that names a person is written by the platform. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: withoutPersonalData },
  };
  return pino(options, destination ?? standardOutput());
}
