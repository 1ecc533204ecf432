import { defineMessages } from '@courtyard/common';

export const libraryMessages = defineMessages({
  en: {
    'title.hoa': 'HOA Documents',
    'title.mine': 'My Documents',
    'description.hoa': 'Bylaws, minutes, budgets and other documents of the association.',
    'description.mine': 'Your private documents, those of your units, and what was shared with you.',
    'search.hoa': 'Search HOA documents',
    'search.mine': 'Search my documents',
    none: 'No documents yet',
    noneText: 'Upload the first one, or create a folder.',
    upload: 'Upload',
    trash: 'Trash',
  },
  es: {
    'title.hoa': 'Documentos de la asociación',
    'title.mine': 'Mis documentos',
    'description.hoa': 'Estatutos, actas, presupuestos y otros documentos de la asociación.',
    'description.mine': 'Sus documentos privados, los de sus unidades y lo que se compartió con usted.',
    'search.hoa': 'Buscar en los documentos de la asociación',
    'search.mine': 'Buscar en mis documentos',
    none: 'Aún no hay documentos',
    noneText: 'Suba el primero o cree una carpeta.',
    upload: 'Subir',
    trash: 'Papelera',
  },
});
