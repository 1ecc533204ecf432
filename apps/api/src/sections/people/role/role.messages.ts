/** What is told of roles that stay as they are, in Spanish. */
export const roleSentences = {
  'There is a role of this name already.': 'Ya hay un rol con este nombre.',
  'An administrator may do everything: this role stays as it is.':
    'La administración puede hacerlo todo: este rol queda como está.',
  'A built-in role keeps its name and what it is for.':
    'Un rol incluido conserva su nombre y para qué sirve.',
  'Every community has the built-in roles: they cannot be removed.':
    'Los roles incluidos están en toda comunidad: no se pueden eliminar.',
  'Only an administrator decides whether administrators need two factors.':
    'Solo la administración decide si la administración necesita dos factores.',
  'Set up a second factor of your own first: nobody demands of others what they do not have.':
    'Configure antes su propio segundo factor: nadie exige a otros lo que no tiene.',
  'This day is over.': 'Ese día ya pasó.',
  'The role of an administrator does not end by itself.':
    'El rol de la administración no termina por sí solo.',
  'Somebody holds this role: say which one they get instead.':
    'Alguien tiene este rol: indique cuál recibe en su lugar.',
  'Choose another role than the one that is removed.': 'Elija otro rol, no el que se elimina.',
  'Only an administrator changes the roles of an administrator.':
    'Solo la administración cambia los roles de alguien de la administración.',
};
