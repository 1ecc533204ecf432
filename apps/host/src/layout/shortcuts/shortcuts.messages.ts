import { defineMessages } from '@courtyard/common';

export const shortcutMessages = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    go: 'Go to {place}',
    list: 'Show this list',
    close: 'Close what opened last',
    override: 'Section overrides',
  },
  es: {
    title: 'Atajos de teclado',
    go: 'Ir a {place}',
    list: 'Mostrar esta lista',
    close: 'Cerrar lo último que se abrió',
    override: 'Secciones sustituidas',
  },
});
