import { defineMessages } from '@courtyard/common';

export const workPanelMessages = defineMessages({
  en: {
    title: 'Work orders',
    none: 'No work orders.',
    noneMine: 'No open work orders.',
    all: 'View all',
    create: 'New work order',
    service: 'Schedule next service',
    access: 'People with access',
    accessText: 'They can sign in and see only this vendor’s work orders, bills and documents on file.',
    setAccess: 'Set access',
    nobody: 'No one yet.',
    save: 'Save',
    saved: 'Access saved',
    noChoices: 'Invite someone with the Vendor role first, then add them here.',
  },
  es: {
    title: 'Órdenes de trabajo',
    none: 'No hay órdenes de trabajo.',
    noneMine: 'No hay órdenes abiertas.',
    all: 'Ver todas',
    create: 'Nueva orden de trabajo',
    service: 'Programar próximo servicio',
    access: 'Personas con acceso',
    accessText:
      'Pueden iniciar sesión y ver solo las órdenes, las facturas y los documentos de este proveedor.',
    setAccess: 'Definir acceso',
    nobody: 'Nadie todavía.',
    save: 'Guardar',
    saved: 'Acceso guardado',
    noChoices: 'Invite primero a alguien con el rol de proveedor y luego agréguelo aquí.',
  },
});
