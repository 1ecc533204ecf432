import type { Approval } from '@courtyard/contract';
import type { Language, Label } from '@courtyard/contract/fields/labels';
import { lapsedLabels as labels } from './why-lapsed.labels';

/** How an approval ends that is not carried out. */
export const lapsedStates = [
  'refused',
  'expired',
  'withdrawn',
] as const satisfies readonly Approval['state'][];

/** Why an approval is no longer pending, for those who ask again. */
export const whyLapsed = (state: Approval['state'], outcome: Label | null, language: Language): string =>
  (state === 'refused' || state === 'expired' ? labels[state] : (outcome ?? labels.withdrawn))[language];
