import { defineMessages } from '@courtyard/common';

export const shortcutMessages = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    go: 'Go to {place}',
    search: 'Search',
    nextPrevious: 'Next, previous in a list and from record to record',
    open: 'Open the row one is on',
    space: 'Space',
    preview: 'Preview the row one is on',
    list: 'Help for this page',
    close: 'Close what opened last',
    override: 'Section overrides',
    singleKeys: 'Use single keys as shortcuts',
    singleKeysText: 'Switch them off if you dictate or press keys by accident.',
  },
  es: {
    title: 'Atajos de teclado',
    go: 'Ir a {place}',
    search: 'Buscar',
    nextPrevious: 'Siguiente y anterior en una lista y de registro en registro',
    open: 'Abrir la fila actual',
    space: 'Espacio',
    preview: 'Vista previa de la fila actual',
    list: 'Ayuda para esta página',
    close: 'Cerrar lo último que se abrió',
    override: 'Secciones sustituidas',
    singleKeys: 'Usar teclas sueltas como atajos',
    singleKeysText: 'Desactívelas si dicta o si pulsa teclas sin querer.',
  },
});
