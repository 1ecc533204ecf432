import { authModule } from './platform/auth/auth.routes';
import { resetLinkJob } from './platform/auth/password/password-reset.service';
import { registrationLettersJob } from './platform/auth/registration/registration.service';
import { sessionsModule } from './platform/auth/sessions/sessions.routes';
import { eventsModule } from './platform/events/events.routes';
import { fileJobs } from './platform/files/files.jobs';
import { filesModule } from './platform/files/files.routes';
import type { Module } from './platform/http/implement';
import { housekeepingJob } from './platform/core/housekeeping.jobs';
import { mailJobs } from './platform/mail/mail.jobs';
import { outboxModule } from './platform/mail/outbox.routes';
import { preferencesModule } from './platform/tenancy/preferences/preferences.routes';
import { registryJobs } from './platform/registry/release/release.jobs';
import { registryModule } from './platform/registry/registry.routes';
import type { Job } from './platform/core/services';
import { propertiesJobs, propertiesModule } from './sections/properties';

/** Every part of the product, in the order of registration. */
export const modules: readonly Module[] = [
  authModule,
  sessionsModule,
  registryModule,
  eventsModule,
  filesModule,
  outboxModule,
  preferencesModule,
  propertiesModule,
];

/** Every kind of background job. */
export const jobs: readonly Job[] = [
  housekeepingJob,
  registrationLettersJob,
  resetLinkJob,
  ...fileJobs,
  ...mailJobs,
  ...registryJobs,
  ...propertiesJobs,
];
