import { defineMessages } from '@courtyard/common';

export const overridesMessages = defineMessages({
  en: {
    title: 'Section overrides',
    text: 'Point a section at a build of your own, in this browser only. The address is a folder with a release.json, on this machine.',
    address: 'Address of the build',
    apply: 'Use this build',
    reset: 'Reset',
    resetAll: 'Reset all',
    refused: 'Only an address on this machine is allowed.',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 override' : `${count} overrides`),
    resetHelp: 'Sections run from your own builds. Press to go back to the released ones.',
  },
  es: {
    title: 'Secciones sustituidas',
    text: 'Dirija una sección a una compilación propia, solo en este navegador. La dirección es una carpeta con un release.json en esta máquina.',
    address: 'Dirección de la compilación',
    apply: 'Usar esta compilación',
    reset: 'Restablecer',
    resetAll: 'Restablecer todo',
    refused: 'Solo se permite una dirección de esta máquina.',
    badge: ({ count }: { count: number }) => (count === 1 ? '1 sustitución' : `${count} sustituciones`),
    resetHelp: 'Hay secciones que usan sus compilaciones. Pulse para volver a las publicadas.',
  },
});
