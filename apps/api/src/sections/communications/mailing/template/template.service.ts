import {
  type MailTemplate,
  templateInput,
  type MailTemplateInput,
} from '@courtyard/contract/communications/mailing/template';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { conflict, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';

/** More would be a list with a search of its own. */
const maxTemplates = 200;

const query = ({ tx }: Pick<ReadContext, 'tx'>) =>
  tx.selectFrom('mailTemplate').select(['id', 'name', 'subject', 'body', 'category', 'version', 'updatedAt']);

/** All of them, by name. */
export const listTemplates = (context: ReadContext): Promise<MailTemplate[]> =>
  query(context).orderBy('name').orderBy('id').limit(maxTemplates).execute();

async function held(context: CallContext, templateId: string): Promise<MailTemplate> {
  const found = await query(context).where('id', '=', templateId).forUpdate().executeTakeFirst();
  if (!found) throw notFound('template');
  return found;
}

const auditValues = (template: MailTemplate) => ({
  ...writtenFields(templateInput.omit({ body: true }), template),
  body: plainTextOf(template.body),
});

const columnsOf = <T extends { body: RichText }>({ body, ...input }: T) => ({
  ...input,
  body: JSON.stringify(body),
});

export async function createTemplate(context: CallContext, input: MailTemplateInput): Promise<MailTemplate> {
  const id = newId();
  if ((await listTemplates(context)).length >= maxTemplates)
    throw conflict(
      'too-many-templates',
      'You’ve reached the limit of 200 templates. Delete one that isn’t used.',
    );
  await context.tx
    .insertInto('mailTemplate')
    .values({ tenantId: context.tenant.id, id, ...columnsOf(input) })
    .execute();
  const made = await held(context, id);
  await recordChange(
    context,
    changeOf('mail-template.create', { 'mail-template': id }, {}, auditValues(made)),
  );
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateTemplate(
  context: CallContext,
  templateId: string,
  { version, ...change }: MailTemplateInput & { version: number },
): Promise<MailTemplate> {
  const before = await held(context, templateId);
  if (before.version !== version) throw versionConflict('template');
  await context.tx
    .updateTable('mailTemplate')
    .set({ ...columnsOf(change), version: version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', templateId)
    .execute();
  const after = await held(context, templateId);
  await recordChange(
    context,
    changeOf(
      'mail-template.update',
      { 'mail-template': templateId },
      auditValues(before),
      auditValues(after),
    ),
  );
  return after;
}

export async function removeTemplate(context: CallContext, templateId: string): Promise<void> {
  const before = await held(context, templateId);
  await context.tx.deleteFrom('mailTemplate').where('id', '=', templateId).execute();
  await recordChange(
    context,
    changeOf('mail-template.remove', { 'mail-template': templateId }, auditValues(before), {}),
  );
}
