import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} was added',
    what: 'What it is',
    when: 'When and where',
    whenText: 'By the clock of the community, {zone}.',
    endTimeHelp: 'A time before the beginning is on the day after.',
    urlHelp: 'Those who may see the meeting join by it.',
    executiveHelp:
      'Behind closed doors: only who may see executive sessions finds it. This cannot be changed later.',
    reconvenedHelp: 'The smaller quorum of your rules counts, where they have one.',
    noticeReason: 'Why a new time is told of late',
    noticeReasonHelp:
      'Its notice went out: who had it is told of a new time, place or link. A reason is needed only where the new time is outside of the days of your rules.',
    filesAndNotes: 'Files and notes',
    filesHelp: 'At most 20.',
    time: 'Write a time, such as 19:00.',
    url: 'Write an address that begins with https://.',
  },
  es: {
    created: '{name} se agregó',
    what: 'Qué es',
    when: 'Cuándo y dónde',
    whenText: 'Según el reloj de la comunidad, {zone}.',
    endTimeHelp: 'Una hora anterior al comienzo es del día siguiente.',
    urlHelp: 'Quien puede ver la reunión entra por él.',
    executiveHelp:
      'A puerta cerrada: solo la encuentra quien puede ver sesiones ejecutivas. Esto no se puede cambiar después.',
    reconvenedHelp: 'Vale el quórum menor de sus reglas, si lo tienen.',
    noticeReason: 'Por qué se avisa tarde de la nueva hora',
    noticeReasonHelp:
      'El aviso ya salió: se avisa a quien lo recibió de la nueva hora, lugar o enlace. El motivo solo hace falta si la nueva hora está fuera de los días de sus reglas.',
    filesAndNotes: 'Archivos y notas',
    filesHelp: '20 como máximo.',
    time: 'Escriba una hora, por ejemplo 19:00.',
    url: 'Escriba una dirección que empiece con https://.',
  },
});
