import { defineMessages } from '@courtyard/common';

/** Names of the host's own pages, in the menu, the breadcrumbs and the titles. */
export const hostPageMessages = defineMessages({
  en: {
    dashboard: 'Dashboard',
    tasks: 'Needs you',
    samplePage: 'Sample page',
    typography: 'Typography',
    color: 'Color',
    shadow: 'Shadow',
    components: 'Components',
    help: 'Help & Support',
    profile: 'Account settings',
    socialProfile: 'Social profile',
    administration: 'Administration',
    forbidden: 'Not authorized',
    sections: 'Sections',
    outbox: 'Outbox',
    designSystem: 'Design system',
  },
  es: {
    dashboard: 'Panel',
    tasks: 'Le espera',
    samplePage: 'Página de muestra',
    typography: 'Tipografía',
    color: 'Color',
    shadow: 'Sombra',
    components: 'Componentes',
    help: 'Ayuda y soporte',
    profile: 'Ajustes de la cuenta',
    socialProfile: 'Perfil social',
    administration: 'Administración',
    forbidden: 'Sin autorización',
    sections: 'Secciones',
    outbox: 'Bandeja de salida',
    designSystem: 'Sistema de diseño',
  },
});
