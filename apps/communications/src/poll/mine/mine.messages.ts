import { defineMessages } from '@courtyard/common';

export const mineMessages = defineMessages({
  en: {
    description: 'Polls you can vote in, for yourself or as a proxy.',
    none: 'No polls to vote in',
    noneText: 'We’ll notify you when a poll opens for you. It then appears here.',
  },
  es: {
    description: 'Votaciones en las que puede votar, por usted o en representación de otra persona.',
    none: 'No hay votaciones para usted',
    noneText: 'Le avisaremos cuando se abra una votación para usted. Aparecerá aquí.',
  },
});
