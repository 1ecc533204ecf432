import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../../platform/section/tasks/task-provider';
import { assetsDue } from './asset-due.sql';
import { assetMessages, duePath } from './asset-due.texts';

/** Of which assets is asked; null where a page asks of something else. */
function conditionOf({ about }: TaskQuestion) {
  if (about === null) return sql<boolean>`true`;
  if (about.record === 'asset') return sql<boolean>`asset.id = ${about.recordId}`;
  return about.record === 'area' ? sql<boolean>`asset.area_id = ${about.recordId}` : null;
}

/** Services that are due or were missed, and warranties that end, for who keeps the register. */
async function dueOfAssets(question: TaskQuestion): Promise<FoundTasks> {
  const { tx, caller, today, language, most } = question;
  const condition = conditionOf(question);
  if (condition === null || !caller.permissions.has('Assets List View')) return { tasks: [], total: 0 };
  const rows = await assetsDue(tx, { today, withOverdue: true, condition, most });
  const t = messagesIn(assetMessages, language);
  return {
    total: rows[0]?.total ?? 0,
    tasks: rows.map(({ id, kind, name, location, on, provider }) => ({
      // Another day is another task: the one before was done.
      id: `${id}:${kind}:${on}`,
      title: t(`due.${kind}`, { name }),
      text: [location, provider].filter(Boolean).join(' · ') || null,
      verb: t(`verb.${kind}`),
      link: duePath(id, kind),
      dueOn: on,
      action: kind === 'service' ? { entry: 'record-service', subject: { assetId: id } } : null,
    })),
  };
}

export const assetTasks: TaskProvider = {
  kind: 'asset-due',
  permission: 'Asset Update',
  find: dueOfAssets,
};
