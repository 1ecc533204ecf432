import { defineMessages } from '@courtyard/common';

export const mineMessages = defineMessages({
  en: {
    description: 'Polls in which you may vote, for yourself or for somebody who asked you to.',
    none: 'Nothing to vote on',
    noneText: 'When a poll is opened in which you may vote, you are told, and it stands here.',
  },
  es: {
    description: 'Votaciones en las que puede votar, por usted o por quien se lo encargó.',
    none: 'Nada que votar',
    noneText: 'Cuando se abra una votación en la que pueda votar, se le avisará y aparecerá aquí.',
  },
});
