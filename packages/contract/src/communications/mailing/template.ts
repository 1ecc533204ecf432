import { z } from 'zod';
import { richTextBodyLimits } from '../../wire/fields/rich-text';
import { id, line, moment, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { mailingWordsInput } from './mailing-words';

/** Words to begin a mailing with. */
export const templateInput = mailingWordsInput.extend({ name: line(120) });

export const template = templateInput.extend({ id, version: z.int(), updatedAt: moment });

const params = z.object({ templateId: id });
const path = '/api/v1/mailing-templates' as const;
const keeper = 'Email Notification Update';

export const templateRoutes = {
  listTemplates: defineRoute({
    method: 'GET',
    path,
    access: 'Email Notifications List View',
    summary: 'The templates of mailings, by name; at most 200 are kept',
    response: z.object({ data: z.array(template) }),
  }),
  createTemplate: defineRoute({
    method: 'POST',
    path,
    access: keeper,
    summary: 'Keep words as a template',
    body: templateInput,
    bodyLimits: richTextBodyLimits,
    response: one(template),
    status: 201,
  }),
  updateTemplate: defineRoute({
    method: 'PUT',
    path: `${path}/:templateId`,
    access: keeper,
    summary: 'Change a template; mailings that began with it stay as they are',
    params,
    body: templateInput.extend({ version }),
    bodyLimits: richTextBodyLimits,
    response: one(template),
  }),
  removeTemplate: defineRoute({
    method: 'DELETE',
    path: `${path}/:templateId`,
    access: keeper,
    summary: 'Remove a template; mailings that began with it stay',
    params,
    status: 204,
  }),
};

export type MailTemplateInput = z.infer<typeof templateInput>;
export type MailTemplate = z.infer<typeof template>;
