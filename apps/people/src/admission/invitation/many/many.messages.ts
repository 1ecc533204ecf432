import { defineMessages } from '@courtyard/common';

interface Counted {
  count: number;
}

export const manyMessages = defineMessages({
  en: {
    send: 'Resend',
    title: ({ count }: Counted) => (count === 1 ? 'Resend the invitation?' : `Resend ${count} invitations?`),
    getOne: ({ count }: Counted) =>
      count === 1 ? '1 person gets a new email' : `${count} people get a new email`,
    getNone: ({ count }: Counted) => (count === 1 ? '1 person is skipped' : `${count} people are skipped`),
    more: ({ count }: Counted) => `and ${count} more`,
    text: 'Each email has a new link. Earlier links stop working.',
    nobody: 'None of these invitations can be resent.',
    verb: ({ count }: Counted) => (count === 1 ? 'Send 1 email' : `Send ${count} emails`),
    sent: ({ count }: Counted) => (count === 1 ? '1 invitation resent.' : `${count} invitations resent.`),
    cancel: 'Cancel',
    failed: 'The invitations weren’t sent.',
  },
  es: {
    send: 'Reenviar',
    title: ({ count }) => (count === 1 ? '¿Reenviar la invitación?' : `¿Reenviar ${count} invitaciones?`),
    getOne: ({ count }) =>
      count === 1 ? '1 persona recibe un correo nuevo' : `${count} personas reciben un correo nuevo`,
    getNone: ({ count }) => (count === 1 ? '1 persona se omite' : `${count} personas se omiten`),
    more: ({ count }) => `y ${count} más`,
    text: 'Cada correo lleva un enlace nuevo. Los anteriores dejan de servir.',
    nobody: 'Ninguna de estas invitaciones se puede reenviar.',
    verb: ({ count }) => (count === 1 ? 'Enviar 1 correo' : `Enviar ${count} correos`),
    sent: ({ count }) => (count === 1 ? '1 invitación reenviada.' : `${count} invitaciones reenviadas.`),
    cancel: 'Cancelar',
    failed: 'Las invitaciones no se enviaron.',
  },
});
