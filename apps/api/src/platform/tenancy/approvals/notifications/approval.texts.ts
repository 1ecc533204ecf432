import { defineMessages, labelOf } from '@courtyard/contract/messages';
import en from './approval.en.json';
import es from './approval.es.json';

export const approvalMessages = defineMessages({ en, es });

/** Told where the record is no longer as it was when somebody asked. */
export const changedMeanwhile = labelOf(approvalMessages, 'changedMeanwhile');

/** Told where who asked may not do it any more. */
export const lostRight = labelOf(approvalMessages, 'lostRight');

/** Told where it waited for nobody. */
export const nobodyElse = labelOf(approvalMessages, 'nobodyElse');
