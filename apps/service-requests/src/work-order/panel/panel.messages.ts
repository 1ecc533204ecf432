import { defineMessages } from '@courtyard/common';

export const workPanelMessages = defineMessages({
  en: {
    title: 'Work orders',
    none: 'No work orders.',
    noneMine: 'Nothing to do right now.',
    all: 'All',
    create: 'New work order',
    service: 'Order next service',
    access: 'People with access',
    accessText: 'They sign in and see the work orders of this vendor, nothing else.',
    setAccess: 'Set access',
    nobody: 'Nobody yet.',
    save: 'Save',
    saved: 'Access saved',
    noChoices: 'Invite somebody with the role Vendor first. Then choose them here.',
  },
  es: {
    title: 'Órdenes de trabajo',
    none: 'No hay órdenes de trabajo.',
    noneMine: 'Nada por hacer ahora.',
    all: 'Ver todas',
    create: 'Nueva orden de trabajo',
    service: 'Encargar próximo servicio',
    access: 'Personas con acceso',
    accessText: 'Inician sesión y ven las órdenes de este proveedor, nada más.',
    setAccess: 'Definir acceso',
    nobody: 'Nadie todavía.',
    save: 'Guardar',
    saved: 'Acceso guardado',
    noChoices: 'Invite primero a alguien con el rol de proveedor. Después elíjalo aquí.',
  },
});
