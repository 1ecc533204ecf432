import { defineMessages } from '@courtyard/common';
import { budgetWords } from '@courtyard/contract/budget/budget/budget.words';

/** What the pages about budgets say, with the words of the contract. */
export const budgetMessages = defineMessages(
  {
    en: {
      all: 'All budgets',
      latest: 'Latest budgets',
      none: 'No budgets yet',
      add: 'Add budget',
      missingTitle: 'Which budget?',
      missingText: 'This address names none that is there. Choose one from the list.',

      title: 'Budgets',
      description: 'All budgets of the community, with their notes and files.',
      search: 'Search budgets',
      emptyText: 'Add the first one: its page keeps its notes, its files and what happened to it.',

      about: 'About',
      historyText: 'Every change. Entries are never changed or removed.',
      removeText:
        'Its notes and files go with it. What was recorded of it in the history of the community stays.',
      removeVerb: 'Remove budget',

      created: '{name} was added',
      what: 'What it is',
      filesAndNotes: 'Files and notes',
      filesHelp: 'At most 20.',
    },
    es: {
      all: 'Lista de presupuestos',
      latest: 'Presupuestos: lo último',
      none: 'Aún no hay presupuestos',
      add: 'Agregar presupuesto',
      missingTitle: '¿Qué presupuesto?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',

      title: 'Presupuestos',
      description: 'Lista de presupuestos de la comunidad, con notas y archivos.',
      search: 'Buscar presupuestos',
      emptyText: 'Lo que agregue aparecerá aquí; su página guarda notas, archivos e historial.',

      about: 'Acerca de',
      historyText: 'Cada cambio. Las entradas nunca se cambian ni se quitan.',
      removeText:
        'Sus notas y archivos también se quitan. Lo registrado en el historial de la comunidad queda.',
      removeVerb: 'Quitar presupuesto',

      created: '{name} se agregó',
      what: 'Qué es',
      filesAndNotes: 'Archivos y notas',
      filesHelp: '20 como máximo.',
    },
  },
  budgetWords,
);
