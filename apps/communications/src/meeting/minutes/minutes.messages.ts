import { defineMessages } from '@courtyard/common';
import { minutesWords } from '@courtyard/contract/communications/meeting/minutes/minutes.words';
import { motionWords } from '@courtyard/contract/communications/meeting/motion/motion.words';
import en from './minutes.en.json';
import es from './minutes.es.json';

export const minutesMessages = defineMessages({ en, es }, { ...motionWords, ...minutesWords });
