import { defineMessages } from '@courtyard/common';
import { pollWords } from '@courtyard/contract/communications/poll/poll.words';

/** Words for a poll that every page about it uses. */
export const pollMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which poll?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All polls',
      mine: 'My polls',
      none: 'No polls yet',
      noneOpen: 'No vote is open in which you may take part.',
      add: 'Write a poll',
      vote: 'Vote',
      change: 'Edit',
      yes: 'Yes',
      no: 'No',
      abstain: 'Abstain',
      openVotes: 'Open votes',
      until: 'Open until {at}',
      closed: 'Closed {at}',
      votedOf: '{voted} of {votes} cast',
      votedAll: 'You voted',
      notVoted: 'Not voted yet',
    },
    es: {
      missingTitle: '¿Qué votación?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Todas las votaciones',
      mine: 'Mis votaciones',
      none: 'Aún no hay votaciones',
      noneOpen: 'No hay ninguna votación abierta en la que pueda participar.',
      add: 'Escribir una votación',
      vote: 'Votar',
      change: 'Editar',
      yes: 'Sí',
      no: 'No',
      abstain: 'Abstenerse',
      openVotes: 'Votaciones abiertas',
      until: 'Abierta hasta {at}',
      closed: 'Cerrada {at}',
      votedOf: '{voted} de {votes} emitidos',
      votedAll: 'Usted ya votó',
      notVoted: 'Sin votar',
    },
  },
  pollWords,
);
