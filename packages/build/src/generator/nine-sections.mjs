/**
 * The sections of the specification by their ids: what the menu calls them, where they are, their place and icon in the
 * menu, and the resource that they begin with.
 */
const nine = [
  {
    id: 'properties',
    title: 'Properties & Areas',
    es: 'Propiedades y áreas',
    basePath: '/properties-common-areas',
    icon: 'community',
    resource: 'property',
  },
  { id: 'people', title: 'People', es: 'Personas', basePath: '/people', icon: 'users', resource: 'member' },
  {
    id: 'documents',
    title: 'Documents',
    es: 'Documentos',
    basePath: '/documents',
    icon: 'file-text',
    resource: 'document',
  },
  {
    id: 'communications',
    title: 'Communications',
    es: 'Comunicaciones',
    basePath: '/communications',
    icon: 'message',
    resource: 'announcement',
  },
  {
    id: 'service-requests',
    title: 'Service Requests',
    es: 'Solicitudes de servicio',
    basePath: '/service-requests',
    icon: 'wrench',
    resource: 'request',
  },
  {
    id: 'budget',
    title: 'Budget & Expenses',
    es: 'Presupuesto y gastos',
    basePath: '/budget-expenses',
    icon: 'calendar-dollar',
    resource: 'budget',
  },
  {
    id: 'bookkeeping',
    title: 'Bookkeeping',
    es: 'Libros contables',
    basePath: '/bookkeeping',
    icon: 'book',
    resource: 'account',
  },
  {
    id: 'accounting',
    title: 'Accounting',
    es: 'Contabilidad',
    basePath: '/accounting',
    icon: 'chart',
    resource: 'invoice',
  },
  {
    id: 'banking',
    title: 'Banking & Reports',
    es: 'Bancos e informes',
    basePath: '/banking-reports',
    icon: 'bank',
    resource: 'bank-account',
  },
].map((section, place) => ({ ...section, order: 10 * (place + 1) }));

/** The section of an id or a base path of the specification; undefined for another. */
export const specified = (name) => nine.find(({ id, basePath }) => id === name || basePath === `/${name}`);
