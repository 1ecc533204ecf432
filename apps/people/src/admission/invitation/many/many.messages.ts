import { defineMessages } from '@courtyard/common';

interface Counted {
  count: number;
}

export const manyMessages = defineMessages({
  en: {
    send: 'Send again',
    title: ({ count }: Counted) =>
      count === 1 ? 'Send the invitation again?' : `Send ${count} invitations again?`,
    getOne: ({ count }: Counted) =>
      count === 1 ? '1 person gets a new letter' : `${count} people get a new letter`,
    getNone: ({ count }: Counted) => (count === 1 ? '1 person gets none' : `${count} people get none`),
    more: ({ count }: Counted) => `and ${count} more`,
    text: 'Each letter has a new link. The links before work no more.',
    nobody: 'Nobody of them can get their invitation again.',
    verb: ({ count }: Counted) => (count === 1 ? 'Send 1 letter' : `Send ${count} letters`),
    sent: ({ count }: Counted) =>
      count === 1 ? '1 invitation was sent again.' : `${count} invitations were sent again.`,
    cancel: 'Cancel',
    failed: 'The invitations were not sent.',
  },
  es: {
    send: 'Volver a enviar',
    title: ({ count }) =>
      count === 1 ? '¿Volver a enviar la invitación?' : `¿Volver a enviar ${count} invitaciones?`,
    getOne: ({ count }) =>
      count === 1 ? '1 persona recibe una carta nueva' : `${count} personas reciben una carta nueva`,
    getNone: ({ count }) =>
      count === 1 ? '1 persona no recibe ninguna' : `${count} personas no reciben ninguna`,
    more: ({ count }) => `y ${count} más`,
    text: 'Cada carta lleva un enlace nuevo. Los enlaces anteriores dejan de servir.',
    nobody: 'A nadie de la selección se le puede volver a enviar la invitación.',
    verb: ({ count }) => (count === 1 ? 'Enviar 1 carta' : `Enviar ${count} cartas`),
    sent: ({ count }) =>
      count === 1 ? 'Se volvió a enviar 1 invitación.' : `Se volvieron a enviar ${count} invitaciones.`,
    cancel: 'Cancelar',
    failed: 'Las invitaciones no se enviaron.',
  },
});
