import type { FirstStep } from '@courtyard/contract';
import type { SectionDefinition } from '../define-section';
import type { FirstStepProvider, FirstStepsReader } from './first-step';
import { chosenSections } from '../../registry/choice/chosen-sections.sql';
import type { Tx } from '../../database/database';
import { platformSteps } from './platform-steps';

/** Under which a person's preferences keep that they put the list away. */
const putAway = 'first-steps';

/** What a person should do in the first days, of the platform and of the sections in use; nothing once they put it away. */
export async function firstStepsOf(
  tx: Tx,
  reader: FirstStepsReader,
  sections: readonly SectionDefinition[],
): Promise<FirstStep[]> {
  if (reader.preferences.seen.includes(putAway)) return [];
  const chosen = await chosenSections(tx);
  const used = sections.filter(({ id }) => chosen.find((one) => one.id === id)?.enabled ?? true);
  const asked = [
    ...used.flatMap(({ id, firstSteps }) => firstSteps.map((step) => ({ of: id, step }))),
    ...platformSteps.map((step) => ({ of: 'platform', step })),
  ];
  const steps: FirstStep[] = [];
  for (const { of, step } of asked) {
    const stands = await standing(tx, step, reader);
    const { en: title, es } = step.titles;
    if (stands) steps.push({ id: `${of}/${step.id}`, title, titles: { es }, ...stands });
  }
  return steps;
}

async function standing(tx: Tx, step: FirstStepProvider, reader: FirstStepsReader) {
  const { permission } = step;
  if (permission !== undefined && !reader.caller.permissions.has(permission)) return null;
  return step.look(tx, reader);
}
