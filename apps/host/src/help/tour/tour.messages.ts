import { defineMessages } from '@courtyard/common';

export const tourMessages = defineMessages({
  en: {
    step: '{at} of {count}',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    'menu.title': 'The menu',
    'menu.text':
      'Sections of your community are here. A name opens its overview, the arrow beside it shows its pages. What is yours stands first.',
    'home.title': 'Your home',
    'home.text':
      'Who lives there, vehicles, pets, insurance and papers. Tenants and family are invited from here, and a common area is booked for it.',
    'administration.title': 'Administration',
    'administration.text':
      'Only those who run the community have it: its settings, its sections and their versions, outgoing mail, work that failed, and all its data.',
    'work.title': 'What needs you',
    'work.text':
      'What waits for you stands on top of the dashboard with its day, and goes once it is done, whoever did it.',
    'search.title': 'Search',
    'search.text': 'Finds people, properties, pages and settings. Ctrl or ⌘ with K opens it from anywhere.',
    'bell.title': 'Notifications',
    'bell.text': 'What needs you and what changed arrives here. You decide what may reach you, and how.',
    'help.title': 'Help',
    'help.text': 'Answers for the page you are on, what is new, and this tour again. The ? key opens it too.',
    'profile.title': 'You',
    'profile.text':
      'Your settings, what others see of you, light and dark, and the way out. On a phone the help is here too.',
  },
  es: {
    step: '{at} de {count}',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
    'menu.title': 'El menú',
    'menu.text':
      'Aquí están las secciones de su comunidad. Un nombre abre su resumen, la flecha de al lado muestra sus páginas. Lo suyo está primero.',
    'home.title': 'Su vivienda',
    'home.text':
      'Quién vive allí, vehículos, mascotas, seguros y papeles. Desde aquí se invita a inquilinos y familiares, y se reserva un área común para ella.',
    'administration.title': 'Administración',
    'administration.text':
      'Solo la tiene quien lleva la comunidad: sus ajustes, sus secciones y versiones, el correo que sale, los trabajos fallidos y todos sus datos.',
    'work.title': 'Lo que le espera',
    'work.text':
      'Lo que le espera está arriba en el panel con su día, y desaparece cuando está hecho, lo haga quien lo haga.',
    'search.title': 'Buscar',
    'search.text':
      'Encuentra personas, propiedades, páginas y ajustes. Ctrl o ⌘ con K lo abre desde cualquier sitio.',
    'bell.title': 'Notificaciones',
    'bell.text': 'Aquí llega lo que le necesita y lo que cambió. Usted decide qué le puede llegar y cómo.',
    'help.title': 'Ayuda',
    'help.text':
      'Respuestas para la página en la que está, las novedades y esta visita otra vez. La tecla ? también la abre.',
    'profile.title': 'Usted',
    'profile.text':
      'Sus ajustes, lo que los demás ven de usted, claro y oscuro, y la salida. En un teléfono la ayuda también está aquí.',
  },
});
