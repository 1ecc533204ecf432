import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    about: 'Details',
    rules: 'How votes are counted',
    historyText:
      'Full history. Votes show the date only, never who voted or when. Entries can’t be edited or deleted.',
    removeText: 'No one has seen it yet. The community’s history is kept.',
    removeVerb: 'Delete draft',
    open: 'Open poll',
    openTitle: 'Open {title}?',
    openText:
      'The voter list is fixed as of today, and voters are notified. The question, rules and closing date can no longer change.',
    openSealedText:
      'The voter list is fixed as of today, and voters are notified. Only the inspector’s key can open the votes: if both copies are lost, the votes can never be counted, and the poll has to be canceled and held again.',
    opened: 'Poll opened',
    openNominations: 'Open nominations',
    nominationsTitle: 'Open nominations for {title}?',
    nominationsText:
      'Members see the election and are notified. It can no longer be edited; only candidates and inspectors can be added.',
    nominationsOpened: 'Nominations opened',
    acclaim: 'Elect by acclamation',
    acclaimTitle: 'Elect the candidates of {title} by acclamation?',
    acclaimText:
      'There are no more candidates than seats, so all are elected and no ballots are sent. If your rules require it, have the board vote on this first.',
    acclaimed: 'Candidates elected',
    schedule: 'Schedule opening',
    scheduleTitle: 'Schedule the opening of {title}',
    scheduleText:
      'In the community’s time zone. The voter list is fixed as of that date, and voters are notified. You can edit everything until then.',
    scheduled: 'Opens automatically {at}',
    unschedule: 'Cancel scheduled opening',
    unscheduled: 'Scheduled opening canceled',
    draftOpens: 'Visible only to poll organizers and its inspectors. Opens automatically {at}.',
    quorumText: 'Quorum: {present} of {needed} needed',
    moreThan: 'More than {share} ({of})',
    atLeast: 'At least {share} ({of})',
    amend: 'Amend at the meeting',
    cancel: 'Cancel poll',
    cancelTitle: 'Cancel {title}',
    cancelText: 'Votes stay sealed and are never counted. Everyone sees that the poll was canceled.',
    cancelled: 'Poll canceled',
    reason: 'Reason',
    certify: 'Certify result',
    certifyTitle: 'Certify {title}?',
    certifyText:
      'You confirm the count. The key to the envelopes is destroyed; the ballots are kept for a recount.',
    certifySealedText:
      'You confirm the count. Now destroy both copies of the key and the saved envelopes; the ballots are kept for a recount.',
    certified: 'Result certified',
    keep: 'Not now',
    turnout: 'Turnout',
    turnoutText: '{voted} of {electors} voted',
    weightText: 'Weight {present} of {eligible}',
    noTally: 'No one can see interim results before voting closes.',
    smallTitle: 'Small voting groups',
    smallText:
      'In {count} cases fewer than five voters have the same weight. Individual ballots or exact totals could reveal their choice, so only inspectors can see those; everyone else sees rounded shares.',
    draft: 'Draft',
    draftText: 'Visible only to poll organizers and its inspectors. Review the ballot, then open the poll.',
  },
  es: {
    about: 'Detalles',
    rules: 'Cómo se cuentan los votos',
    historyText:
      'Historial completo. De los votos solo se muestra la fecha, nunca quién votó ni la hora. Las entradas no se pueden editar ni eliminar.',
    removeText: 'Nadie lo ha visto aún. El historial de la comunidad se conserva.',
    removeVerb: 'Eliminar borrador',
    open: 'Abrir la votación',
    openTitle: '¿Abrir {title}?',
    openText:
      'El censo queda fijado hoy y se avisa a los votantes. La pregunta, las reglas y la fecha de cierre ya no podrán cambiar.',
    openSealedText:
      'El censo queda fijado hoy y se avisa a los votantes. Solo la clave del inspector puede abrir los votos: si se pierden las dos copias, nunca se podrán contar, y habrá que cancelar la votación y repetirla.',
    opened: 'Votación abierta',
    openNominations: 'Abrir candidaturas',
    nominationsTitle: '¿Abrir las candidaturas de {title}?',
    nominationsText:
      'Los miembros ven la elección y se les avisa. Ya no se podrá editar; solo se añaden candidatos e inspectores.',
    nominationsOpened: 'Candidaturas abiertas',
    acclaim: 'Elegir por aclamación',
    acclaimTitle: '¿Elegir por aclamación a los candidatos de {title}?',
    acclaimText:
      'No hay más candidatos que puestos, así que todos quedan elegidos y no se envían papeletas. Si sus reglas lo exigen, que antes lo vote la junta directiva.',
    acclaimed: 'Candidatos elegidos',
    schedule: 'Programar apertura',
    scheduleTitle: 'Programar la apertura de {title}',
    scheduleText:
      'Según la hora de la comunidad. El censo queda fijado ese día y se avisa a los votantes. Hasta entonces puede editarlo todo.',
    scheduled: 'Se abre automáticamente {at}',
    unschedule: 'Cancelar la apertura programada',
    unscheduled: 'Apertura programada cancelada',
    draftOpens: 'Solo la ven quienes organizan votaciones y sus inspectores. Se abre automáticamente {at}.',
    quorumText: 'Quórum: {present} de {needed} necesarios',
    moreThan: 'Más de {share} ({of})',
    atLeast: 'Al menos {share} ({of})',
    amend: 'Enmendar en la reunión',
    cancel: 'Cancelar la votación',
    cancelTitle: 'Cancelar {title}',
    cancelText: 'Los votos quedan sellados y nunca se cuentan. Todos ven que la votación se canceló.',
    cancelled: 'Votación cancelada',
    reason: 'Motivo',
    certify: 'Certificar el resultado',
    certifyTitle: '¿Certificar {title}?',
    certifyText:
      'Usted confirma el recuento. La clave de los sobres se destruye; las papeletas se conservan para un recuento.',
    certifySealedText:
      'Usted confirma el recuento. Destruya ahora las dos copias de la clave y los sobres guardados; las papeletas se conservan para un recuento.',
    certified: 'Resultado certificado',
    keep: 'Ahora no',
    turnout: 'Participación',
    turnoutText: 'Votaron {voted} de {electors}',
    weightText: 'Peso {present} de {eligible}',
    noTally: 'Nadie puede ver resultados parciales antes del cierre.',
    smallTitle: 'Grupos de voto pequeños',
    smallText:
      'En {count} casos menos de cinco votantes tienen el mismo peso. Las papeletas sueltas o los totales exactos podrían revelar su elección, así que solo los ven los inspectores; los demás ven porcentajes redondeados.',
    draft: 'Borrador',
    draftText: 'Solo la ven quienes organizan votaciones y sus inspectores. Revise la papeleta y ábrala.',
  },
});
