import { mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { implement, type Module } from '../../../../platform/http/implement';
import { createTemplate, listTemplates, removeTemplate, updateTemplate } from './template.service';

export const templateModule: Module = () => [
  implement(mailingRoutes.listTemplates, async (call) => ({ data: await listTemplates(call) })),
  implement(mailingRoutes.createTemplate, async (call) => ({ data: await createTemplate(call, call.body) })),
  implement(mailingRoutes.updateTemplate, async (call) => ({
    data: await updateTemplate(call, call.params.templateId, call.body),
  })),
  implement(mailingRoutes.removeTemplate, (call) => removeTemplate(call, call.params.templateId)),
];
