import { defineMessages } from '@courtyard/common';
import { minutesLabels } from '@courtyard/contract/communications/meeting/minutes/minutes.labels';
import { motionLabels } from '@courtyard/contract/communications/meeting/motion/motion.labels';
import en from './minutes.en.json';
import es from './minutes.es.json';

export const minutesMessages = defineMessages({ en, es }, { ...motionLabels, ...minutesLabels });
