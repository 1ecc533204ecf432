import { defineMessages } from '@courtyard/common';

export const lineFilesMessages = defineMessages({
  en: {
    title: 'Files',
    description: 'Quotes, contracts and other documents behind the amounts.',
    none: 'No files yet.',
    add: 'Attach files',
    account: 'Account',
    files: 'Files',
    added: 'Files attached',
    choose: 'Select an account',
    remove: ({ name }: { name: string }) => `Remove ${name}`,
    removed: 'File removed',
    removeText: 'The file is deleted from this budget.',
    attached: ({ name, date }: { name: string; date: string }) => `Attached by ${name} on ${date}`,
  },
  es: {
    title: 'Archivos',
    description: 'Cotizaciones, contratos y otros documentos que respaldan los importes.',
    none: 'Aún no hay archivos.',
    add: 'Adjuntar archivos',
    account: 'Cuenta',
    files: 'Archivos',
    added: 'Archivos adjuntados',
    choose: 'Seleccione una cuenta',
    remove: ({ name }: { name: string }) => `Quitar ${name}`,
    removed: 'Archivo quitado',
    removeText: 'El archivo se elimina de este presupuesto.',
    attached: ({ name, date }: { name: string; date: string }) => `Adjuntado por ${name} el ${date}`,
  },
});
