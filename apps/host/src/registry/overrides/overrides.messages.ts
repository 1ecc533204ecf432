import { defineMessages } from '@courtyard/common';

export const overridesMessages = defineMessages({
  en: {
    title: 'Section overrides',
    text: 'Run your own build in place of a section, or alongside, until you sign out. The address is a folder with a release.json. The page reloads after each change.',
    address: 'Build address',
    apply: 'Use this build',
    reset: 'Reset',
    resetAll: 'Reset all',
    refused:
      'Only addresses on this machine, or origins listed by the operator (COURTYARD_PREVIEW_ORIGINS), are allowed.',
    other: 'Another section',
    otherHelp: 'Its id, as in the section.json of the build.',
    otherAddress: 'Address of its build',
    unread: 'Couldn’t read anything there: is it being served, and does it allow this page (CORS)?',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 override' : `${count} overrides`),
    notReset: 'Couldn’t reset the overrides. Try again.',
    resetHelp: 'Sections run from your own builds. Select to return to the released ones.',
  },
  es: {
    title: 'Secciones sustituidas',
    text: 'Use su propia compilación en lugar de una sección, o junto a ellas, hasta que cierre la sesión. La dirección es una carpeta con un release.json. La página se recarga con cada cambio.',
    address: 'Dirección de la compilación',
    apply: 'Usar esta compilación',
    reset: 'Restablecer',
    resetAll: 'Restablecer todo',
    refused:
      'Solo se permiten direcciones de esta máquina u orígenes que indique el operador (COURTYARD_PREVIEW_ORIGINS).',
    other: 'Otra sección',
    otherHelp: 'Su id, como en el section.json de la compilación.',
    otherAddress: 'Dirección de su compilación',
    unread: 'No se pudo leer nada allí: ¿está servida y permite que esta página la lea (CORS)?',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 sustitución' : `${count} sustituciones`),
    notReset: 'No se pudieron restablecer las sustituciones. Inténtelo de nuevo.',
    resetHelp: 'Hay secciones que usan sus compilaciones. Pulse para volver a las publicadas.',
  },
});
