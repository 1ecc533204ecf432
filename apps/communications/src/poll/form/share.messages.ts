import { defineMessages } from '@courtyard/common';

export const shareMessages = defineMessages({
  en: {
    '1/10': '10%',
    '1/5': '20%',
    '1/4': '25%',
    '1/3': 'One third',
    '1/2': 'Half',
    '2/3': 'Two thirds',
    '3/4': 'Three quarters',
    other: 'Another share…',
    otherLabel: '{label}: other share',
    otherHelp: 'In percent, such as 60%, or as a fraction, such as 3/5.',
  },
  es: {
    '1/10': '10 %',
    '1/5': '20 %',
    '1/4': '25 %',
    '1/3': 'Un tercio',
    '1/2': 'La mitad',
    '2/3': 'Dos tercios',
    '3/4': 'Tres cuartos',
    other: 'Otra proporción…',
    otherLabel: '{label}: otra proporción',
    otherHelp: 'En porcentaje, como 60 %, o como fracción, como 3/5.',
  },
});
