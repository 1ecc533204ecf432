import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** What people write of the settings of letters. */
export const mailingSettingsInput = z.object({ postalAddress: z.string().trim().min(5).max(300) });
/** The version is 0 where nothing was entered yet. */
const mailingSettingsChange = mailingSettingsInput.extend({ version: z.int().min(0).max(1e9) });

const mailingSettings = z.object({ postalAddress: z.string().nullable(), version: z.int() });

const path = '/api/v1/mailing-settings' as const;

export const mailingSettingsRoutes = {
  getMailingSettings: defineRoute({
    method: 'GET',
    path,
    access: 'Email Notifications List View',
    summary: 'The postal address in the footer of letters',
    response: one(mailingSettings),
  }),
  setMailingSettings: defineRoute({
    method: 'PUT',
    path,
    access: 'Email Notification Send',
    summary: 'Change the postal address in the footer of letters',
    body: mailingSettingsChange,
    response: one(mailingSettings),
  }),
};

export type MailingSettings = z.infer<typeof mailingSettings>;
