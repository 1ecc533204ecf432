import { defineMessages } from '@courtyard/common';
import { templateWords } from '@courtyard/contract/communications/mailing/mailing.words';

export const templateMessages = defineMessages(
  {
    en: {
      title: 'Templates',
      description: 'Reusable text for mass emails.',
      add: 'Add template',
      edit: 'Edit',
      editTitle: 'Edit “{name}”',
      use: 'Use template',
      remove: 'Delete',
      removeVerb: 'Delete template',
      removeText: 'Emails created from it don’t change.',
      none: 'No templates yet',
      noneText: 'Save text you use often, with its fields.',
      saved: '“{name}” saved.',
    },
    es: {
      title: 'Plantillas',
      description: 'Textos reutilizables para correos masivos.',
      add: 'Agregar plantilla',
      edit: 'Editar',
      editTitle: 'Editar «{name}»',
      use: 'Usar plantilla',
      remove: 'Eliminar',
      removeVerb: 'Eliminar plantilla',
      removeText: 'Los correos creados con ella no cambian.',
      none: 'Aún no hay plantillas',
      noneText: 'Guarde textos que usa a menudo, con sus campos.',
      saved: '«{name}» guardada.',
    },
  },
  templateWords,
);
