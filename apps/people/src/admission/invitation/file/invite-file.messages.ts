import { defineMessages } from '@courtyard/common';

export const inviteFileMessages = defineMessages({
  en: {
    title: 'Invite from a file',
    text: 'A CSV file with up to 200 rows: e-mail address and roles, and if you like name, home, as what somebody lives there, from, until and language. An exported list of invitations can be read too.',
    template: 'Save a template',
    file: 'File of invitations',
    check: 'It is checked first; nobody is invited yet.',
    'count.invite': 'Can be invited: {count}',
    'count.leave': 'Need no invitation: {count}',
    'count.error': 'With errors: {count}',
    line: 'Line {line}',
    rows: 'Rows that are not invited',
    partly:
      'Rows with errors stay uninvited. Correct them and upload the file again: nobody gets two letters.',
    nobody: 'There is nobody to invite in this file.',
    invite: 'Invite {count}',
    invitedOne: 'The invitation is on its way.',
    invited: '{count} invitations are on their way.',
    cancel: 'Cancel',
    failed: 'The file could not be checked.',
  },
  es: {
    title: 'Invitar desde un archivo',
    text: 'Un archivo CSV de hasta 200 filas: correo electrónico y roles y, si quiere, nombre, vivienda, como qué vive allí, desde, hasta e idioma. También se puede leer una lista de invitaciones exportada.',
    template: 'Guardar una plantilla',
    file: 'Archivo de invitaciones',
    check: 'Primero se revisa; aún no se invita a nadie.',
    'count.invite': 'Se pueden invitar: {count}',
    'count.leave': 'No necesitan invitación: {count}',
    'count.error': 'Con errores: {count}',
    line: 'Línea {line}',
    rows: 'Filas que no se invitan',
    partly:
      'Las filas con errores no se invitan. Corríjalas y suba el archivo otra vez: nadie recibe dos cartas.',
    nobody: 'En este archivo no hay a quién invitar.',
    invite: 'Invitar a {count}',
    invitedOne: 'La invitación está en camino.',
    invited: '{count} invitaciones están en camino.',
    cancel: 'Cancelar',
    failed: 'No se pudo revisar el archivo.',
  },
});
