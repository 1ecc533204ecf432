import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    tabs: 'Parts of {name}',
    overview: 'Overview',
    services: 'Services',
    history: 'History',
    historyText: 'Every change of this asset and its services. Entries are never changed or removed.',
    edit: 'Edit',
    service: 'Record service',
    more: 'More for {name}',
    remove: 'Remove',
    removeTitle: 'Remove {name}?',
    removeText:
      'Remove it only if it was recorded by mistake. What is no longer in use is retired: edit it and change its status.',
    removeVerb: 'Remove asset',
    removed: '{name} was removed from the register',
    about: 'About',
    warrantyCard: 'Warranty',
    serviceCard: 'Service plan',
    filesAndNotes: 'Files and notes',
    noFiles: 'No files or notes.',
    replacedIn: 'due {year}',
    inDays: ({ days }: { days: number }) =>
      days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`,
    daysAgo: ({ days }: { days: number }) => (days === 1 ? '1 day ago' : `${days} days ago`),
  },
  es: {
    tabs: 'Partes de {name}',
    overview: 'Resumen',
    services: 'Mantenimientos',
    history: 'Historial',
    historyText:
      'Cada cambio de este activo y de sus mantenimientos. Las entradas nunca se cambian ni se quitan.',
    edit: 'Editar',
    service: 'Registrar mantenimiento',
    more: 'Más sobre {name}',
    remove: 'Quitar',
    removeTitle: '¿Quitar {name}?',
    removeText:
      'Quítelo solo si se registró por error. Lo que ya no se usa se retira: edítelo y cambie su estado.',
    removeVerb: 'Quitar activo',
    removed: '{name} se quitó del registro',
    about: 'Acerca de',
    warrantyCard: 'Garantía',
    serviceCard: 'Plan de mantenimiento',
    filesAndNotes: 'Archivos y notas',
    noFiles: 'Sin archivos ni notas.',
    replacedIn: 'previsto en {year}',
    inDays: ({ days }) => (days === 0 ? 'hoy' : days === 1 ? 'en 1 día' : `en ${days} días`),
    daysAgo: ({ days }) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
  },
});
