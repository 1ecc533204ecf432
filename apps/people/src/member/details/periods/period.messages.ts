import { defineMessages } from '@courtyard/common';

export const periodMessages = defineMessages({
  en: {
    since: 'Since {from}',
    from: 'From {from}',
    fromTo: '{from} – {to}',
    'state.past': 'Past',
    'state.upcoming': 'Upcoming',
  },
  es: {
    since: 'Desde el {from}',
    from: 'A partir del {from}',
    fromTo: '{from} – {to}',
    'state.past': 'Anterior',
    'state.upcoming': 'Próxima',
  },
});
