import { defineMessages } from '@courtyard/common';

export const shortcutMessages = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    go: 'Go to {place}',
    list: 'Help for this page',
    close: 'Close what opened last',
    override: 'Section overrides',
  },
  es: {
    title: 'Atajos de teclado',
    go: 'Ir a {place}',
    list: 'Ayuda para esta página',
    close: 'Cerrar lo último que se abrió',
    override: 'Secciones sustituidas',
  },
});
