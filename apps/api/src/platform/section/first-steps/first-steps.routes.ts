import { firstStepRoutes } from '@courtyard/contract';
import { implement, type Module } from '../../http/implement';
import { todayOf } from '../call-context';
import { storedPreferences } from '../../tenancy/preferences/preferences.sql';
import { firstStepsOf } from './first-steps.service';

export const firstStepsModule: Module = ({ env, sections }) => [
  implement(firstStepRoutes.listFirstSteps, async ({ tx, caller, platform, tenant }) => {
    const preferences = await storedPreferences(tx, caller.memberId);
    const reader = { caller, preferences, env, today: todayOf({ platform, tenant }) };
    return { data: await firstStepsOf(tx, reader, sections) };
  }),
];
