import { defineMessages } from '@courtyard/common';

export const failuresMessages = defineMessages({
  en: {
    title: 'Failed jobs and emails',
    jobs: ({ count }: { count: number }) =>
      count === 1 ? '1 background job failed' : `${count} background jobs failed`,
    lastAt: 'Last failure {at}',
    emails: ({ count }: { count: number }) =>
      count === 1 ? '1 email wasn’t delivered' : `${count} emails weren’t delivered`,
  },
  es: {
    title: 'Trabajos y correos fallidos',
    jobs: ({ count }) =>
      count === 1 ? '1 trabajo en segundo plano falló' : `${count} trabajos en segundo plano fallaron`,
    lastAt: 'Último fallo: {at}',
    emails: ({ count }) => (count === 1 ? '1 correo no se entregó' : `${count} correos no se entregaron`),
  },
});
