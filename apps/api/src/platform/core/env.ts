import { z } from 'zod';

/** Who may read the measurements. */
export type MetricsSetting = { by: 'nobody' } | { by: 'token'; token: string } | { by: 'port'; port: number };

const whole = (least: number, most: number) => {
  const error = `it must be a whole number from ${least} to ${most}`;
  const digits = z.string().trim().regex(/^\d+$/, { error });
  return digits.transform(Number).pipe(z.number().min(least, { error }).max(most, { error }));
};
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `it must be an address like ${example}` });
const flag = z.enum(['on', 'off'], { error: 'it must be on or off' }).transform((value) => value === 'on');
const metrics = z
  .string()
  .trim()
  .refine(
    (value) => value === 'off' || (/^\d+$/.test(value) ? Number(value) <= 65_535 : value.length >= 16),
    {
      error: 'it must be off, a port, or a token of at least 16 characters',
    },
  )
  .transform((value): MetricsSetting => {
    if (value === 'off') return { by: 'nobody' };
    return /^\d+$/.test(value) ? { by: 'port', port: Number(value) } : { by: 'token', token: value };
  });
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const schema = z.object({
  /** `demo` seeds two communities; `production` starts empty; `test` checks answers against their schemas. */
  COURTYARD_MODE: z
    .enum(['demo', 'production', 'test'], { error: 'it must be demo, production or test' })
    .default('production'),
  /** Port to listen on; 0 takes a free one. */
  PORT: whole(0, 65_535).default(8080),
  /** Address to listen on. */
  HOST: z.string().optional(),
  /** A PostgreSQL server of one's own; without it the embedded one is started. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/courtyard').optional(),
  /** The login that brings the database forward, where it is not the one that serves: then who serves cannot become the owner of the books. */
  COURTYARD_MIGRATION_URL: address(
    /^postgres(ql)?$/,
    'postgres://user:password@host:5432/courtyard',
  ).optional(),
  /** Connections held by one process. */
  DATABASE_POOL: whole(2, 200).default(10),
  /** `off` behind a pooler in transaction mode that does not track prepared statements. */
  DATABASE_PREPARED: flag.prefault('on'),
  /** Database files, stored files, kept mail. */
  COURTYARD_DATA_DIR: z.string().optional(),
  /** Where the built host and sections lie (`<app>/dist`); those of this repository without it. */
  COURTYARD_APPS_DIR: z.string().optional(),
  /** Communities are sub-domains of this: `demo.example.com` for `example.com`. The host of COURTYARD_ORIGIN without it. */
  COURTYARD_BASE_DOMAIN: z.string().toLowerCase().optional(),
  /** Public address where it differs from what is listened on (behind a proxy): `https://example.com`. */
  COURTYARD_ORIGIN: address(/^https?$/, 'https://example.com').optional(),
  /** Other origins that may call with credentials, in development: `http://localhost:3000`. */
  COURTYARD_DEV_ORIGINS: list,
  /**
   * Origins of builds that people with "Section Override" may run in place of a release, besides their own machine:
   * `https://preview.example.com, https://*.pages.example.com`.
   */
  COURTYARD_PREVIEW_ORIGINS: list.pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/, {
        error: 'it must be origins like https://preview.example.com, with commas between them',
      }),
    ),
  ),
  /** Origins of push services besides those that browsers come with: `https://push.example.com`. */
  COURTYARD_PUSH_ORIGINS: list.pipe(
    z.array(
      z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?$/, {
        error: 'it must be origins like https://push.example.com, with commas between them',
      }),
    ),
  ),
  /** Megabytes that a community may keep as files; without it nothing limits them. */
  COURTYARD_COMMUNITY_STORAGE: whole(1, 100_000_000).optional(),
  /** Number of reverse proxies in front whose forwarded address is believed. */
  COURTYARD_TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Where the upgrade card of the profile panel leads; there is no card without it. */
  COURTYARD_UPGRADE_URL: address(/^https?$/, 'https://example.com/plans').optional(),
  /** At least 32 characters; signs links. Without it one is made and kept in the database. */
  COURTYARD_SECRET: z.string().min(32, { error: 'it must have at least 32 characters' }).optional(),
  /** `smtp://user:password@host:587`; without it mail is kept as files in the data folder. */
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Courtyard <no-reply@courtyard.localhost>'),
  /** Where undeliverable letters of mailings come back to; the address of MAIL_FROM without it. It has to take `name+anything@`. */
  MAIL_BOUNCES: z.email({ error: 'it must be an address like bounces@example.com' }).optional(),
  /** Connections to the mail server that one process uses for mailings. */
  MAIL_CONNECTIONS: whole(1, 20).default(5),
  /** `off`; a token that `/metrics` asks for; or a port of its own, on which nothing else is answered. */
  COURTYARD_METRICS: metrics.prefault('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Folder of Windows; its programs do not start without knowing it. Empty elsewhere. */
export const systemRoot = (): string => process.env.SystemRoot ?? '';

/** With what a build machine publishes over HTTP, where no file was named. */
export const publishToken = (): string | undefined => process.env.COURTYARD_PUBLISH_TOKEN;

/** What the process was told by its environment. */
export type Env = z.output<typeof schema> & { COURTYARD_BASE_DOMAIN: string };

/**
 * Reads the environment; the only place that does. `mode` goes before what it says. The demo is quiet unless asked.
 * Throws an Error of one sentence that names the variable.
 */
export function readEnv(
  variables: Record<string, string | undefined> = process.env,
  mode?: 'demo' | 'production',
): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  if (mode) given.COURTYARD_MODE = mode;
  if (given.COURTYARD_MODE === 'demo') {
    given.LOG_LEVEL ??= 'warn';
    given.COURTYARD_UPGRADE_URL ??= 'https://www.courtyard.example/plans';
  }
  const verdict = schema.safeParse(given);
  if (verdict.success) {
    const { COURTYARD_BASE_DOMAIN: domain, COURTYARD_ORIGIN: origin } = verdict.data;
    const fallback = origin ? new URL(origin).hostname : 'localhost';
    return { ...verdict.data, COURTYARD_BASE_DOMAIN: domain ?? fallback };
  }
  const issue = verdict.error.issues[0];
  const name = issue?.path.join('.') ?? 'environment';
  throw new Error(`${name} isn't valid: ${issue?.message ?? 'check its value'}.`);
}
