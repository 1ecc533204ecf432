import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    historyText: 'Every change of this asset and its services. Entries are never changed or removed.',
    removeText:
      'Remove it only if it was recorded by mistake. What is no longer in use is retired: edit it and change its status.',
    removeVerb: 'Remove asset',
    removed: '{name} was removed from the register',
    about: 'About',
    serviceCard: 'Service plan',
    replacedIn: 'due {year}',
  },
  es: {
    historyText:
      'Cada cambio de este activo y de sus mantenimientos. Las entradas nunca se cambian ni se quitan.',
    removeText:
      'Quítelo solo si se registró por error. Lo que ya no se usa se retira: edítelo y cambie su estado.',
    removeVerb: 'Quitar activo',
    removed: '{name} se quitó del registro',
    about: 'Acerca de',
    serviceCard: 'Plan de mantenimiento',
    replacedIn: 'previsto en {year}',
  },
});
