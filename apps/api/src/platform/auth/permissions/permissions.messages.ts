import type { Sentences } from '../../http/language/sentence';

/** What the permissions of the platform let a person do, in Spanish. */
export const permissionSentences: Sentences = {
  'View sections and their versions': 'Ver las secciones y sus versiones',
  'Turn sections on and off, choose their release channel, pin a version':
    'Activar y desactivar secciones, elegir su canal, fijar una versión',
  'Use a local build of a section in your own browser':
    'Usar una compilación local de una sección en el propio navegador',
  'View outgoing email and its delivery status': 'Ver el correo saliente y el estado de la entrega',
  'Resend failed emails and send a test email': 'Reenviar correos fallidos y enviar un correo de prueba',
  'Read pending, failed and stored emails, without sign-in links':
    'Leer correos pendientes, fallidos o guardados, sin los enlaces de acceso',
  'View failed background jobs': 'Ver los trabajos fallidos en segundo plano',
  'Retry or dismiss failed jobs': 'Reintentar o descartar trabajos fallidos',
  'Read members’ tickets and the answers': 'Leer las consultas de los miembros y las respuestas',
  'Answer and assign members’ tickets': 'Responder y asignar las consultas de los miembros',
  'Change the community’s name, branding, time zone, calendar, language, currency and policies':
    'Cambiar el nombre, la imagen, la zona horaria, el calendario, el idioma, la moneda y las políticas de la comunidad',
  'View the storage used by the community’s files':
    'Ver el almacenamiento que usan los archivos de la comunidad',
  'Export all community data and files': 'Exportar todos los datos y archivos de la comunidad',
  'Delete the community after a waiting period, and cancel the deletion':
    'Eliminar la comunidad tras un plazo de espera, y cancelar la eliminación',
  'Set approval rules: what needs a second person, from which amount, how many approvals and who can approve':
    'Fijar las reglas de aprobación: qué necesita a otra persona, desde qué importe, cuántas aprobaciones y quién aprueba',
  'Share list views, edit shared views and choose the default view':
    'Compartir vistas de listas, editar las compartidas y elegir la predeterminada',
  // People.
  'Invite people and review access requests': 'Invitar a personas y revisar solicitudes de acceso',
};
