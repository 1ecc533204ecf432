import { approvalsJob } from './platform/tenancy/approvals/approvals.jobs';
import { approvalsModule } from './platform/tenancy/approvals/approvals.routes';
import { authModule } from './platform/auth/auth.routes';
import { closingJob } from './platform/auth/closing/closing.jobs';
import { closingModule } from './platform/auth/closing/closing.routes';
import { confirmAddressJob } from './platform/auth/email-change/ask-for-email-change.service';
import { emailChangeModule } from './platform/auth/email-change/email-change.routes';
import { factorsModule } from './platform/auth/factors/factors.routes';
import { passwordModule } from './platform/auth/password/password.routes';
import { proofModule } from './platform/auth/proof/proof.routes';
import { resetLinkJob } from './platform/auth/password/password-reset.service';
import { registrationEmailsJob } from './platform/auth/registration/registration-emails.jobs';
import { registrationJob } from './platform/auth/registration/registration.service';
import { sessionsModule } from './platform/auth/sessions/sessions.routes';
import { viewAsEndJob } from './platform/auth/view-as/view-as.jobs';
import { viewAsModule } from './platform/auth/view-as/view-as.routes';
import { switchModule } from './platform/auth/sign-in/switch/switch.routes';
import { housekeepingJob } from './platform/core/housekeeping.jobs';
import type { Platform } from './platform/core/platform';
import type { Job } from './platform/core/services';
import { eventsModule } from './platform/http/events/events.routes';
import { fileJobs } from './platform/files/files.jobs';
import { firstStepsModule } from './platform/section/first-steps/first-steps.routes';
import { filesModule } from './platform/files/files.routes';
import { resumableModule } from './platform/files/intake/resumable/resumable.routes';
import type { Implementation, Module } from './platform/http/implement';
import { failedJobsModule } from './platform/jobs/failed/failed-jobs.routes';
import { dispatchJobs } from './platform/mail/dispatch/dispatch.jobs';
import { mailJobs } from './platform/mail/mail.jobs';
import { outboxModule } from './platform/mail/outbox/outbox.routes';
import { deliveryJobs } from './platform/notifications/delivery/delivery.jobs';
import { notificationsModule } from './platform/notifications/notifications.routes';
import { pushModule } from './platform/notifications/push/push.routes';
import { notificationSettingsModule } from './platform/notifications/settings/settings.routes';
import { registryJobs } from './platform/registry/release/release.jobs';
import { registryModule } from './platform/registry/registry.routes';
import { listViewsModule } from './platform/section/lists/list-views.routes';
import { bulkJobRunners } from './platform/section/bulk/bulk-jobs.jobs';
import { bulkJobsModule } from './platform/section/bulk/bulk-jobs.routes';
import { searchModule } from './platform/section/search/search.routes';
import { jobsOf } from './platform/section/jobs/section-jobs';
import { audienceModule } from './platform/notifications/audience/audience.routes';
import { ticketModule } from './platform/tenancy/community/support/ticket.routes';
import { ticketSearch } from './platform/tenancy/community/support/ticket-search';
import { tasksModule } from './platform/section/tasks/tasks.routes';
import { communityDeletionJobs } from './platform/tenancy/community/deletion/deletion.jobs';
import { communityDeletionModule } from './platform/tenancy/community/deletion/deletion.routes';
import { communityExportJobs } from './platform/tenancy/community/export/community-export.jobs';
import { communityExportsModule } from './platform/tenancy/community/export/community-export.routes';
import { communityModule } from './platform/tenancy/community/community.routes';
import { storageModule } from './platform/files/storage/storage.routes';
import { communityBrandingModule } from './platform/tenancy/community/branding/community-branding.routes';
import { ownDataModule } from './platform/tenancy/profile/own-data/own-data.routes';
import { preferencesModule } from './platform/tenancy/preferences/preferences.routes';
import { contactModule } from './platform/tenancy/profile/contact/contact.routes';
import { consentModule } from './platform/mail/consent/consent.routes';
import { profileModule } from './platform/tenancy/profile/profile.routes';
import { sections } from './sections/sections';

const platformModules: readonly Module[] = [
  authModule,
  sessionsModule,
  passwordModule,
  emailChangeModule,
  switchModule,
  viewAsModule,
  proofModule,
  closingModule,
  ownDataModule,
  factorsModule,
  registryModule,
  eventsModule,
  filesModule,
  resumableModule,
  outboxModule,
  failedJobsModule(() => jobs),
  communityModule,
  communityBrandingModule,
  storageModule,
  communityExportsModule,
  communityDeletionModule,
  preferencesModule,
  notificationsModule,
  notificationSettingsModule,
  pushModule,
  audienceModule,
  profileModule,
  contactModule,
  consentModule,
  searchModule([...sections, { id: 'support', search: [ticketSearch] }]),
  tasksModule,
  approvalsModule,
  ticketModule,
  firstStepsModule,
  listViewsModule,
  bulkJobsModule,
];

/** Every part of the product, in the order of registration. */
export function implementationsOf(platform: Platform): Implementation[] {
  return [
    ...platformModules.flatMap((module) => module(platform)),
    ...sections.flatMap((section) =>
      section.modules.flatMap((module) => module(platform)).map((route) => ({ ...route, section })),
    ),
  ];
}

/** Every kind of background job. */
export const jobs: readonly Job[] = [
  housekeepingJob,
  registrationJob,
  registrationEmailsJob,
  resetLinkJob,
  confirmAddressJob,
  closingJob,
  viewAsEndJob,
  ...fileJobs,
  ...mailJobs,
  ...dispatchJobs,
  ...deliveryJobs,
  ...registryJobs,
  ...bulkJobRunners,
  ...communityExportJobs,
  ...communityDeletionJobs,
  approvalsJob,
  ...sections.flatMap(jobsOf),
];
