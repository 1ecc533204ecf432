import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} is kept as a draft. Publish it when it is ready.',
    keepDraft: 'Save draft',
    what: 'What it says',
    whom: 'Whom it is for',
    frozen: 'It was published for these people; who it is for stays.',
    how: 'How it is shown',
    urgentHelp: 'Passes do not disturb and goes out by e-mail at once.',
    pinnedHelp: 'Stands above the others.',
    commentsHelp: 'Those whom it is for can write below it.',
    expiresHelp: 'Nobody reads it after this day.',
    filesHelp: 'At most 20.',
  },
  es: {
    created: '{name} se guardó como borrador. Publíquelo cuando esté listo.',
    keepDraft: 'Guardar borrador',
    what: 'Qué dice',
    whom: 'Para quién es',
    frozen: 'Se publicó para estas personas; para quién es no cambia.',
    how: 'Cómo se muestra',
    urgentHelp: 'Pasa por encima de No molestar y sale por correo al instante.',
    pinnedHelp: 'Está por encima de los demás.',
    commentsHelp: 'Aquellos para quienes es pueden escribir debajo.',
    expiresHelp: 'Nadie lo lee después de este día.',
    filesHelp: '20 como máximo.',
  },
});
