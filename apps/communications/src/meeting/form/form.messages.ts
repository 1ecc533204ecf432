import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} added',
    what: 'Meeting',
    when: 'When and where',
    whenText: 'In the community’s time zone, {zone}.',
    endTimeHelp: 'An end time before the start time is on the next day.',
    urlHelp: 'Link for people who can see the meeting.',
    executiveHelp:
      'Closed meeting, visible only to people who can view executive sessions. This can’t be changed later.',
    reconvenedHelp: 'Uses the lower quorum from your rules, if set.',
    noticeReason: 'Reason for late notice',
    noticeReasonHelp:
      'Notice was sent: recipients are notified of a new time, place or link. A reason is only needed if the new time is outside the notice window.',
    filesAndNotes: 'Files and notes',
    filesHelp: 'Up to 20 files.',
    time: 'Enter a time, such as 19:00.',
    url: 'Enter an address that starts with https://.',
  },
  es: {
    created: '{name} agregada',
    what: 'Reunión',
    when: 'Cuándo y dónde',
    whenText: 'Según la hora de la comunidad, {zone}.',
    endTimeHelp: 'Una hora de fin anterior a la de inicio es del día siguiente.',
    urlHelp: 'Enlace para quienes pueden ver la reunión.',
    executiveHelp:
      'Reunión a puerta cerrada, visible solo para quien puede ver sesiones ejecutivas. No se puede cambiar después.',
    reconvenedHelp: 'Usa el quórum menor de sus reglas, si lo hay.',
    noticeReason: 'Motivo del aviso tardío',
    noticeReasonHelp:
      'La convocatoria ya se envió: se avisa a los destinatarios de la nueva hora, lugar o enlace. El motivo solo hace falta si la nueva hora está fuera de plazo.',
    filesAndNotes: 'Archivos y notas',
    filesHelp: 'Hasta 20 archivos.',
    time: 'Escriba una hora, por ejemplo 19:00.',
    url: 'Escriba una dirección que empiece con https://.',
  },
});
