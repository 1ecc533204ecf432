import type { Approval } from '@courtyard/contract';
import type { Language, Word } from '@courtyard/contract/fields/words';
import { lapsedWords as words } from './why-lapsed.words';

/** How an approval ends that is not carried out. */
export const lapsedStates = [
  'refused',
  'expired',
  'withdrawn',
] as const satisfies readonly Approval['state'][];

/** Why an approval is no longer pending, for those who ask again. */
export const whyLapsed = (state: Approval['state'], outcome: Word | null, language: Language): string =>
  (state === 'refused' || state === 'expired' ? words[state] : (outcome ?? words.withdrawn))[language];
