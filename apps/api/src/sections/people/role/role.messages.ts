/** What is told of roles that stay as they are, in Spanish. */
export const roleSentences = {
  'A role with this name already exists.': 'Ya existe un rol con este nombre.',
  'Administrators have full access: this role can’t be changed.':
    'La administración tiene acceso completo: este rol no se puede cambiar.',
  'A built-in role’s name and purpose can’t be changed.':
    'El nombre y la finalidad de un rol incluido no se pueden cambiar.',
  'Built-in roles can’t be deleted.': 'Los roles incluidos no se pueden eliminar.',
  'Only an administrator can require two-factor authentication for administrators.':
    'Solo un administrador puede exigir dos factores a los administradores.',
  'Set up your own two-factor authentication first.': 'Configure antes su propio segundo factor.',
  'This date is in the past.': 'Esa fecha ya pasó.',
  'The administrator role can’t have an end date.': 'El rol de administrador no puede tener fecha de fin.',
  'This role has holders: choose a replacement role for them.':
    'Este rol lo tiene alguien: elija un rol de reemplazo.',
  'Choose a role other than the one you’re deleting.': 'Elija otro rol, no el que se elimina.',
  'Only an administrator can change an administrator’s roles.':
    'Solo un administrador puede cambiar los roles de otro.',
};
