import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    about: 'About',
    rules: 'How it is counted',
    historyText:
      'Every change. Of votes the day only, never who or when. Entries are never changed or removed.',
    removeText: 'Nobody has seen it yet. What was recorded of it in the history of the community stays.',
    removeVerb: 'Remove draft',
    open: 'Open the poll',
    openTitle: 'Open {title}?',
    openText:
      'Who may vote is kept as of today, and they are told. From then on question, rules and last day stay as they are.',
    openSealedText:
      'Who may vote is kept as of today, and they are told. Only the inspector’s key opens the votes: if both of its copies are lost, nobody can ever count them, and the poll has to be cancelled and held again.',
    opened: 'The poll is open',
    openNominations: 'Open nominations',
    nominationsTitle: 'Open the nominations of {title}?',
    nominationsText:
      'Members see the election and are told. From then on it stays as it is; only candidates and inspectors are added.',
    nominationsOpened: 'Members can nominate',
    acclaim: 'Elect without a vote',
    acclaimTitle: 'Elect the candidates of {title} without a vote?',
    acclaimText:
      'There are no more candidates than seats. The seats are theirs, and no ballot goes out. Have the board vote on it first where your rules ask for that.',
    acclaimed: 'The candidates are elected',
    schedule: 'Open on a day',
    scheduleTitle: 'When does {title} open?',
    scheduleText:
      'On the clock of the community. Who may vote is kept as of that day, and they are told. Until then you can change everything.',
    scheduled: 'It opens itself {at}',
    unschedule: 'Do not open by itself',
    unscheduled: 'It waits for you again',
    draftOpens: 'Only those who write polls and its inspectors see it. It opens itself {at}.',
    quorumText: 'Quorum: {present} of {needed} needed',
    moreThan: 'More than {share} ({of})',
    atLeast: 'At least {share} ({of})',
    amend: 'Amend at the meeting',
    cancel: 'Cancel the poll',
    cancelTitle: 'Cancel {title}',
    cancelText:
      'What was cast stays sealed and is never counted. Everybody sees that the poll was cancelled.',
    cancelled: 'The poll was cancelled',
    reason: 'Reason',
    certify: 'Certify the result',
    certifyTitle: 'Certify {title}?',
    certifyText:
      'You confirm the count. The key that opens the envelopes is destroyed; the ballots stay for a recount.',
    certifySealedText:
      'You confirm the count. Destroy both copies of the key and the saved envelopes now; the ballots stay for a recount.',
    certified: 'The result is certified',
    keep: 'Not now',
    turnout: 'Turnout',
    turnoutText: '{voted} of {electors} voted',
    weightText: 'Weight {present} of {eligible}',
    noTally: 'How it goes is shown to nobody before the close, and stands in no table.',
    smallTitle: 'Some weights are rare',
    smallText:
      'Fewer than five electors have the same weight in {count} cases. What they chose could be guessed from single ballots or exact totals, so ballots and exact totals are for the inspectors; everybody else sees rounded shares.',
    draft: 'This is a draft',
    draftText: 'Only those who write polls and its inspectors see it. Look at the ballot, then open it.',
  },
  es: {
    about: 'Acerca de',
    rules: 'Cómo se cuenta',
    historyText:
      'Cada cambio. De los votos solo el día, nunca quién ni a qué hora. Las entradas nunca se cambian ni se quitan.',
    removeText: 'Nadie lo ha visto aún. Lo registrado en el historial de la comunidad queda.',
    removeVerb: 'Quitar borrador',
    open: 'Abrir la votación',
    openTitle: '¿Abrir {title}?',
    openText:
      'Quién puede votar queda fijado hoy, y se les avisa. Desde entonces pregunta, reglas y último día quedan como están.',
    openSealedText:
      'Quién puede votar queda fijado hoy, y se les avisa. Solo la clave del inspector abre los votos: si se pierden sus dos copias, nadie podrá contarlos nunca, y habrá que cancelar la votación y repetirla.',
    opened: 'La votación está abierta',
    openNominations: 'Abrir candidaturas',
    nominationsTitle: '¿Abrir las candidaturas de {title}?',
    nominationsText:
      'Los miembros ven la elección y se les avisa. Desde entonces queda como está; solo se añaden candidatos e inspectores.',
    nominationsOpened: 'Ya se pueden proponer candidatos',
    acclaim: 'Elegir sin votación',
    acclaimTitle: '¿Elegir sin votación a los candidatos de {title}?',
    acclaimText:
      'No hay más candidatos que puestos. Los puestos son suyos y no salen papeletas. Si sus reglas lo piden, que antes lo vote la directiva.',
    acclaimed: 'Los candidatos quedan elegidos',
    schedule: 'Abrir un día',
    scheduleTitle: '¿Cuándo se abre {title}?',
    scheduleText:
      'Según el reloj de la comunidad. Quién puede votar queda fijado ese día, y se les avisa. Hasta entonces puede cambiarlo todo.',
    scheduled: 'Se abre por sí sola {at}',
    unschedule: 'No abrir por sí sola',
    unscheduled: 'Vuelve a esperarle',
    draftOpens: 'Solo la ven quienes escriben votaciones y sus inspectores. Se abre por sí sola {at}.',
    quorumText: 'Quórum: {present} de {needed} necesarios',
    moreThan: 'Más de {share} ({of})',
    atLeast: 'Al menos {share} ({of})',
    amend: 'Enmendar en la reunión',
    cancel: 'Cancelar la votación',
    cancelTitle: 'Cancelar {title}',
    cancelText: 'Lo emitido queda sellado y nunca se cuenta. Todos ven que la votación se canceló.',
    cancelled: 'La votación se canceló',
    reason: 'Motivo',
    certify: 'Certificar el resultado',
    certifyTitle: '¿Certificar {title}?',
    certifyText:
      'Usted confirma el recuento. La clave que abre los sobres se destruye; las papeletas quedan para un recuento.',
    certifySealedText:
      'Usted confirma el recuento. Destruya ahora las dos copias de la clave y los sobres guardados; las papeletas quedan para un recuento.',
    certified: 'El resultado está certificado',
    keep: 'Ahora no',
    turnout: 'Participación',
    turnoutText: 'Votaron {voted} de {electors}',
    weightText: 'Peso {present} de {eligible}',
    noTally: 'Antes del cierre nadie ve cómo va, ni consta en ninguna tabla.',
    smallTitle: 'Algunos pesos son raros',
    smallText:
      'En {count} casos menos de cinco electores tienen el mismo peso. Lo que eligieron se podría adivinar por papeletas sueltas o totales exactos; por eso las papeletas y los totales exactos son para los inspectores; los demás ven partes redondeadas.',
    draft: 'Es un borrador',
    draftText: 'Solo la ven quienes escriben votaciones y sus inspectores. Revise la papeleta y ábrala.',
  },
});
