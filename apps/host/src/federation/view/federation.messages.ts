import { defineMessages } from '@courtyard/common';
import en from './federation.en.json';
import es from './federation.es.json';

/** A sentence for each `SectionFailureKind`: what happened, what goes on, what to do. */
export const federationMessages = defineMessages({ en, es });
