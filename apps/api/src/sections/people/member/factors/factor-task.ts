import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { demandOn } from '../../../../platform/auth/factors/demand/demand.sql';
import { memberHasFactor } from '../../../../platform/auth/factors/demand/has-factor.sql';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';

const texts = {
  en: { title: 'Set up two-factor authentication', text: 'Required for {roles}', verb: 'Set up' },
  es: { title: 'Configurar un segundo factor', text: 'Lo exige {roles}', verb: 'Configurar' },
};

/** What roles of the caller demand, until they have it. */
async function owedFactor({ tx, caller, about, language }: TaskQuestion): Promise<FoundTasks> {
  const nothing = { tasks: [], total: 0 };
  if (about !== null) return nothing;
  const demand = await demandOn(tx, caller.memberId);
  if (!demand) return nothing;
  if (await memberHasFactor(tx, caller.memberId)) return nothing;
  const { title, text, verb } = texts[language];
  const { dueOn, roles } = demand;
  const task = {
    id: dueOn,
    title,
    text: text.replace('{roles}', () => roleNames(roles, language)),
    verb,
    link: '/myprofile/second-factor',
    dueOn,
  };
  return { tasks: [task], total: 1 };
}

export const factorTasks: TaskProvider = { kind: 'second-factor', permission: null, find: owedFactor };
