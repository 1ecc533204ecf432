import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { demandOn } from '../../../../platform/auth/factors/demand/demand.sql';
import { memberHasFactor } from '../../../../platform/auth/factors/demand/has-factor.sql';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import en from '../member.en.json';
import es from '../member.es.json';

const messages = defineMessages({ en, es });

/** What roles of the caller demand, until they have it. */
async function owedFactor({ tx, caller, about, language }: TaskQuestion): Promise<FoundTasks> {
  const nothing = { tasks: [], total: 0 };
  if (about !== null) return nothing;
  const demand = await demandOn(tx, caller.memberId);
  if (!demand) return nothing;
  if (await memberHasFactor(tx, caller.memberId)) return nothing;
  const t = messagesIn(messages, language);
  const { dueOn, roles } = demand;
  const task = {
    id: dueOn,
    title: t('factorTask.title'),
    text: t('factorTask.text', { roles: roleNames(roles, language) }),
    verb: t('factorTask.verb'),
    link: '/myprofile/second-factor',
    dueOn,
  };
  return { tasks: [task], total: 1 };
}

export const factorTasks: TaskProvider = { kind: 'second-factor', permission: null, find: owedFactor };
