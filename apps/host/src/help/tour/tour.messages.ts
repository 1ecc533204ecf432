import { defineMessages } from '@courtyard/common';

export const tourMessages = defineMessages({
  en: {
    step: '{at} of {count}',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    'menu.title': 'The menu',
    'menu.text':
      'Your community’s sections are here. Select a name to open its overview, or the arrow next to it to show its pages. Your own home is first.',
    'home.title': 'Your home',
    'home.text':
      'Residents, vehicles, pets, insurance and documents. Invite tenants and family here, and book common areas.',
    'administration.title': 'Administration',
    'administration.text':
      'For administrators only: community settings, sections and versions, outgoing email, failed jobs and data.',
    'work.title': 'Needs you',
    'work.text':
      'Your tasks appear at the top of the dashboard with their due dates, and disappear when someone completes them.',
    'search.title': 'Search',
    'search.text':
      'Finds people, properties, pages and settings. Press Ctrl or ⌘ and K to open it from anywhere.',
    'bell.title': 'Notifications',
    'bell.text': 'Tasks and changes that concern you. You choose what you get and how.',
    'help.title': 'Help',
    'help.text': 'Answers for the page you’re on, what’s new, and this tour. You can also press ?.',
    'profile.title': 'You',
    'profile.text':
      'Your settings, your profile, light and dark mode, and sign-out. On a phone, help is here too.',
  },
  es: {
    step: '{at} de {count}',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
    'menu.title': 'El menú',
    'menu.text':
      'Aquí están las secciones de su comunidad. Seleccione un nombre para abrir su resumen, o la flecha de al lado para ver sus páginas. Su vivienda está primero.',
    'home.title': 'Su vivienda',
    'home.text':
      'Residentes, vehículos, mascotas, seguros y documentos. Desde aquí se invita a inquilinos y familiares y se reservan áreas comunes.',
    'administration.title': 'Administración',
    'administration.text':
      'Solo para administradores: ajustes de la comunidad, secciones y versiones, correo saliente, trabajos fallidos y datos.',
    'work.title': 'Requiere su atención',
    'work.text':
      'Sus tareas aparecen en la parte superior del panel con su fecha, y desaparecen cuando alguien las completa.',
    'search.title': 'Buscar',
    'search.text':
      'Encuentra personas, propiedades, páginas y ajustes. Pulse Ctrl o ⌘ y K para abrirla desde cualquier sitio.',
    'bell.title': 'Notificaciones',
    'bell.text': 'Tareas y cambios que le afectan. Usted elige qué recibe y cómo.',
    'help.title': 'Ayuda',
    'help.text':
      'Respuestas para la página en la que está, las novedades y esta visita. También puede pulsar ?.',
    'profile.title': 'Usted',
    'profile.text':
      'Sus ajustes, su perfil, modo claro y oscuro, y cerrar sesión. En un teléfono, la ayuda también está aquí.',
  },
});
