import { defineMessages } from '@courtyard/common';

export const overridesMessages = defineMessages({
  en: {
    title: 'Section overrides',
    text: 'Run a build of your own in place of a section, or beside them, until you sign out. The address is a folder with a release.json. The page loads anew with each change.',
    address: 'Address of the build',
    apply: 'Use this build',
    reset: 'Reset',
    resetAll: 'Reset all',
    refused:
      'Only an address on this machine is allowed, or one of an origin that the operator lists (COURTYARD_PREVIEW_ORIGINS).',
    other: 'Another section',
    otherHelp: 'Its id, as in the section.json of the build.',
    otherAddress: 'Where its build is',
    unread: 'Nothing could be read there: is it served, and does it let this page read it (CORS)?',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 override' : `${count} overrides`),
    notReset: 'The overrides were not reset. Try again.',
    resetHelp: 'Sections run from your own builds. Press to go back to the released ones.',
  },
  es: {
    title: 'Secciones sustituidas',
    text: 'Use una compilación propia en lugar de una sección, o junto a ellas, hasta que cierre la sesión. La dirección es una carpeta con un release.json. La página se carga de nuevo con cada cambio.',
    address: 'Dirección de la compilación',
    apply: 'Usar esta compilación',
    reset: 'Restablecer',
    resetAll: 'Restablecer todo',
    refused:
      'Solo se permite una dirección de esta máquina, o de un origen que permita quien lleva el servidor (COURTYARD_PREVIEW_ORIGINS).',
    other: 'Otra sección',
    otherHelp: 'Su id, como en el section.json de la compilación.',
    otherAddress: 'Dónde está su compilación',
    unread: 'No se pudo leer nada allí: ¿está servida y permite que esta página la lea (CORS)?',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 sustitución' : `${count} sustituciones`),
    notReset: 'Las sustituciones no se restablecieron. Inténtelo de nuevo.',
    resetHelp: 'Hay secciones que usan sus compilaciones. Pulse para volver a las publicadas.',
  },
});
