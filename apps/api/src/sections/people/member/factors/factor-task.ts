import { roleNames } from '@courtyard/contract/platform/member/role.words';
import { sql } from 'kysely';
import { demandOn } from '../../../../platform/auth/factors/demand/demand.sql';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';

const texts = {
  en: { title: 'Set up a second factor', text: '{roles} demands it', verb: 'Set up' },
  es: { title: 'Configurar un segundo factor', text: 'Lo exige {roles}', verb: 'Configurar' },
};

/** What roles of the caller demand, until they have it. */
async function owedFactor({ tx, caller, about, language }: TaskQuestion): Promise<FoundTasks> {
  const nothing = { tasks: [], total: 0 };
  if (about !== null) return nothing;
  const demand = await demandOn(tx, caller.memberId);
  if (!demand) return nothing;
  const { rows } = await sql<{
    has: boolean;
  }>`select courtyard.has_factor(${caller.memberId}) as has`.execute(tx);
  if (rows[0]?.has) return nothing;
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
