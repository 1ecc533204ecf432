/** What is told of files of invitations, in Spanish. */
export const invitationFileSentences = {
  'Already a member.': 'Ya es miembro.',
  'Already invited, no answer yet.': 'Ya se le invitó y aún no ha respondido.',
  'The file has no column with email addresses.': 'El archivo no tiene una columna con correos electrónicos.',
  'The file has {1} rows; the limit is {2}. Split it.':
    'El archivo tiene {1} filas; el límite es {2}. Divídalo.',
  'Duplicate of the address on line {1}.': 'Dirección repetida de la línea {1}.',
  'Some rows have changed since the file was checked. No one was invited: check it again.':
    'Algunas filas han cambiado desde que se revisó el archivo. No se invitó a nadie: revíselo de nuevo.',
  'This isn’t an email address.': 'No es una dirección de correo.',
  'A name can have up to 120 characters.': 'Un nombre puede tener hasta 120 caracteres.',
  'A name can’t contain line breaks.': 'Un nombre no puede tener saltos de línea.',
  'Enter a role.': 'Indique un rol.',
  'There’s no role “{1}”.': 'No hay ningún rol «{1}».',
  '“{1}” isn’t a date: write it as 2030-12-31.': '«{1}» no es una fecha: escríbala como 2030-12-31.',
  'The end date is in the past.': 'La fecha de fin ya pasó.',
  'The end date is before the start date.': 'La fecha de fin es anterior a la de inicio.',
  'Enter owner, tenant or resident.': 'Indique propietario, inquilino o residente.',
  'There’s no property “{1}”.': 'No hay ninguna propiedad «{1}».',
  'Several properties are named “{1}”: add the building.':
    'Varias propiedades se llaman «{1}»: añada el edificio.',
  'An owner’s start date must be today: record other dates on the property.':
    'La fecha de inicio de un propietario debe ser hoy: registre otras fechas en la propiedad.',
  'The language must be English or Spanish (en, es).': 'El idioma debe ser inglés o español (en, es).',
};
