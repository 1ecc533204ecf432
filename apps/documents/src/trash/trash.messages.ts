import { defineMessages } from '@courtyard/common';

export const trashMessages = defineMessages({
  en: {
    title: 'Trash',
    description: 'Documents are deleted permanently after {days} days in the trash.',
    search: 'Search the trash',
    none: 'The trash is empty',
    remove: 'Delete permanently',
    removeText: 'All versions are deleted. This can’t be undone.',
    removed: '{name} deleted permanently',
  },
  es: {
    title: 'Papelera',
    description: 'Los documentos se eliminan definitivamente tras {days} días en la papelera.',
    search: 'Buscar en la papelera',
    none: 'La papelera está vacía',
    remove: 'Eliminar definitivamente',
    removeText: 'Se eliminan todas sus versiones. No se puede deshacer.',
    removed: '{name} se eliminó definitivamente',
  },
});
