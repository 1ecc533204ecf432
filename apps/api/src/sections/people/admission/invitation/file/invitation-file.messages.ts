/** What is told of files of invitations, in Spanish. */
export const invitationFileSentences = {
  'They are a member already.': 'Ya es miembro.',
  'They are invited already, and have not answered yet.': 'Ya se le invitó, y aún no ha respondido.',
  'The file has no column with e-mail addresses.':
    'El archivo no tiene una columna con correos electrónicos.',
  'The file has {1} rows; {2} can be invited at once. Split it.':
    'El archivo tiene {1} filas; se puede invitar a {2} de una vez. Divídalo.',
  'The same address is on line {1}.': 'La misma dirección está en la línea {1}.',
  'Some rows come out differently than when the file was checked. Nobody was invited: check it again.':
    'Algunas filas salen distintas que al revisar el archivo. No se invitó a nadie: revíselo de nuevo.',
  'This is no e-mail address.': 'Esto no es un correo electrónico.',
  'A name has at most 120 characters.': 'Un nombre tiene como máximo 120 caracteres.',
  'A name stands on one line.': 'Un nombre va en una sola línea.',
  'Say with which role.': 'Indique con qué rol.',
  'The community has no role “{1}”.': 'La comunidad no tiene el rol «{1}».',
  '“{1}” is no day: write it as 2030-12-31.': '«{1}» no es un día: escríbalo como 2030-12-31.',
  'The last day is over.': 'El último día ya pasó.',
  'The last day is before the first.': 'El último día es anterior al primero.',
  'Somebody lives there as owner, tenant or resident.':
    'Alguien vive allí como propietario, inquilino o residente.',
  'There is no property “{1}”.': 'No hay ninguna propiedad «{1}».',
  'Several properties are called “{1}”: add the building.':
    'Varias propiedades se llaman «{1}»: añada el edificio.',
  'An owner has the home from today on: record another day at the property.':
    'Un propietario tiene la vivienda desde hoy: registre otro día en la propiedad.',
  'The language is English or Spanish (en, es).': 'El idioma es inglés o español (en, es).',
};
