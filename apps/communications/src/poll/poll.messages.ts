import { defineMessages } from '@courtyard/common';
import { pollWords } from '@courtyard/contract/communications/poll/poll.words';

/** Words for a poll that every page about it uses. */
export const pollMessages = defineMessages(
  {
    en: {
      missingTitle: 'Poll not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All polls',
      mine: 'My polls',
      none: 'No polls yet',
      noneOpen: 'No open polls for you.',
      add: 'New poll',
      vote: 'Vote',
      change: 'Edit',
      yes: 'Yes',
      no: 'No',
      abstain: 'Abstain',
      openVotes: 'Open polls',
      until: 'Open until {at}',
      closed: 'Closed {at}',
      votedOf: '{voted} of {votes} cast',
      votedAll: 'You voted',
      notVoted: 'Not voted yet',
    },
    es: {
      missingTitle: 'Votación no encontrada',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todas las votaciones',
      mine: 'Mis votaciones',
      none: 'Aún no hay votaciones',
      noneOpen: 'No hay votaciones abiertas para usted.',
      add: 'Nueva votación',
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
