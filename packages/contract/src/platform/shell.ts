import { z } from 'zod';
import { dateFormats } from '../wire/formats';
import { id, language, moment, one } from '../wire/primitives';
import { defineRoute } from '../wire/route';
import { communitySummary } from './auth';
import { firstStep } from './dashboard/first-steps';
import { registry, titles } from '../wire/section';
import { taskList } from './dashboard/tasks';

const cardName = z.string().max(100);

/** Card of the dashboard in a person's own order; a hidden one keeps its place. */
export const dashboardLayout = z.object({
  cards: z.array(z.object({ section: cardName, id: cardName, hidden: z.boolean() })).max(100),
});

export const preferences = z.object({
  doNotDisturb: z.boolean(),
  allowNotifications: z.boolean(),
  language,
  /** How dates are written on their pages and in the PDFs that they download; null until they choose. */
  dateFormat: z.enum(dateFormats).nullable(),
  dashboard: dashboardLayout,
  /**
   * What the person has put away for good, by names of the host: `tour`, `first-steps`, `news:2026-11-22`. A change adds to it, so that
   * two windows lose nothing; the latest hundred are kept.
   */
  seen: z.array(z.string().max(60)).max(100),
});

export type Preferences = z.infer<typeof preferences>;

/** What the server pushes over `GET /api/v1/shell/events` (server-sent events); `topic` is the event's name. */
export const liveEvent = z.object({
  topic: z.enum(['registry', 'permissions', 'notification', 'section-data', 'community', 'signed-out']),
  section: z.string().optional(),
  /** Told to the whole community at once: a page asks again after a moment of its own, so that not all ask together. */
  toAll: z.boolean().optional(),
});

/** Address of a folder with a `release.json`, by the section whose build lies there. */
export const sectionOverrides = z.record(z.string().regex(/^[a-z][a-z0-9-]{0,62}$/), z.url().max(500));

/** What the server writes into the index page, `<script type="application/json" id="courtyard-boot">`, so that the first screen waits for no further answer. */
export const boot = z.object({
  /** What the person of the request's cookie would ask for first; null for a visitor. */
  session: z
    .object({
      memberId: id,
      /** As it is now: the browser may have kept an older one. */
      community: communitySummary,
      /** The answer of `GET /api/v1/shell/registry`. */
      registry,
      /** The answer of `GET /api/v1/shell/preferences`. */
      preferences,
      /** The answer of `GET /api/v1/me/tasks`, where the dashboard was asked for. */
      tasks: taskList.optional(),
      /** The answer of `GET /api/v1/shell/first-steps`, where the dashboard was asked for. */
      firstSteps: z.array(firstStep).optional(),
      /** Builds that run in place of releases in this session, or beside them. */
      overrides: sectionOverrides,
    })
    .nullable(),
  /** Null where the address names no community. */
  community: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** Domain below which every community has its sub-domain, with the port where one is needed: `localhost:8080`. */
  baseDomain: z.string(),
  mode: z.enum(['demo', 'production']),
  /** Where the upgrade card leads; null where the installation has none. */
  upgradeUrl: z.url().nullable(),
});

export type Boot = z.infer<typeof boot>;

/** What kept a section from being shown; each calls for another sentence and another action. */
export const sectionFailureKind = z.enum([
  'network',
  'timeout',
  'http-404',
  'wrong-content',
  'integrity',
  'forbidden-origin',
  'evaluation',
  'incompatible',
]);

/** What a browser tells of a section that it could not show: nothing of the person, or of what was on screen. */
export const sectionFailure = z.strictObject({
  sectionId: z.string().max(60),
  version: z.string().max(60),
  kind: sectionFailureKind,
  /** Name of the file in question, without folder and query, where it is one file. */
  file: z
    .string()
    .regex(/^[\w.~+-]{1,200}$/, 'a plain file name')
    .max(200)
    .optional(),
});

const sectionChannel = z.enum(['stable', 'canary', 'pinned']);

/** A version that the community can go to, what it follows from then on, and why it cannot be used; empty where it can. */
const sectionMove = z.object({ version: z.string(), channel: sectionChannel, misfits: z.array(z.string()) });

export const sectionSetting = z.object({
  id: z.string(),
  title: z.string(),
  titles,
  enabled: z.boolean(),
  channel: sectionChannel,
  pinnedVersion: z.string().nullable(),
  /** What this community gets now. */
  version: z.string().nullable(),
  stableVersion: z.string().nullable(),
  canaryVersion: z.string().nullable(),
  /** When the community last changed it; null where it never did. */
  changedAt: moment.nullable(),
  /** Why `version` is not what people get, and the earlier one that they do, where there is one; null where it fits. */
  misfit: z.object({ reasons: z.array(z.string()), servedVersion: z.string().nullable() }).nullable(),
  /** The next version on: of stable, of canary, else the newest; null where there is none. */
  promotion: sectionMove.nullable(),
  /** The version that was served before; null where there is none. */
  rollback: sectionMove.nullable(),
  releases: z.array(z.object({ version: z.string(), publishedAt: moment })),
  history: z.array(z.object({ at: moment, actor: z.string(), change: z.string() })),
  /** What failed in browsers in the last seven days, the latest first. */
  failures: z.array(
    z.object({
      version: z.string(),
      kind: sectionFailureKind,
      count: z.int(),
      lastAt: moment,
      /** The file of the latest, where it was one file. */
      file: z.string().nullable(),
    }),
  ),
});

export const platformPermissions = {
  'Sections View': 'View sections and their versions',
  'Section Update': 'Turn sections on and off, choose their release channel, pin a version',
  'Section Override': 'Use a local build of a section in your own browser',
  'Outbox View': 'View outgoing email and its delivery status',
  'Outbox Update': 'Resend failed emails and send a test email',
  'Outbox Letter View': 'Read pending, failed and stored emails, without sign-in links',
  'Failed Jobs View': 'View failed background jobs',
  'Failed Job Update': 'Retry or dismiss failed jobs',
} as const;

export const shellRoutes = {
  registry: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/registry',
    access: 'signed-in',
    summary: 'The sections of this community for this person; answers 304 to a known ETag',
    response: one(registry),
  }),
  events: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/events',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Live events',
    produces: 'text/event-stream',
  }),
  getPreferences: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/preferences',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'My preferences',
    response: one(preferences),
  }),
  updatePreferences: defineRoute({
    method: 'PATCH',
    path: '/api/v1/shell/preferences',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'Change some of my preferences',
    // A hundred cards with names in any script.
    bodyLimits: { bytes: 128 * 1024 },
    body: preferences.partial(),
    response: one(preferences),
  }),
  updateOverrides: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/overrides',
    access: 'Section Override',
    summary:
      'The builds that run in place of releases in this session, from an allowed origin; it ends with them',
    body: z.object({ overrides: sectionOverrides }),
    response: one(sectionOverrides),
  }),
  listSectionSettings: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/sections',
    access: 'Sections View',
    summary: 'Sections, switches, versions and channels of this community',
    response: one(z.array(sectionSetting)),
  }),
  updateSectionSetting: defineRoute({
    method: 'PATCH',
    path: '/api/v1/shell/sections/:sectionId',
    access: 'Section Update',
    summary: 'Switch a section, follow a channel, or pin a version',
    params: z.object({ sectionId: z.string() }),
    body: z.object({
      enabled: z.boolean().optional(),
      channel: sectionChannel.optional(),
      pinnedVersion: z.string().nullable().optional(),
      /** As it was read: a change that comes after another is refused with 409 `changed-meanwhile`. */
      changedAt: moment.nullable().optional(),
    }),
    response: one(sectionSetting),
  }),
  reportSectionFailure: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/section-failures',
    access: 'signed-in',
    summary: 'Tell that a section could not be shown; at most 20 in ten minutes of a session',
    body: sectionFailure,
  }),
};

export type SectionSetting = z.infer<typeof sectionSetting>;
export type SectionFailure = z.infer<typeof sectionFailure>;
export type SectionFailureKind = z.infer<typeof sectionFailureKind>;
