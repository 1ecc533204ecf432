/** What is told of records that stay apart, in Spanish. */
export const mergeSentences = {
  'A record is not merged with itself: choose another one.':
    'Un registro no se une consigo mismo: elija otro.',
  'One of these records was merged already: open the one that stays.':
    'Uno de estos registros ya se unió: abra el que queda.',
  'One of the two records was changed since you looked at them. Look at them again, then merge them.':
    'Uno de los dos registros se cambió desde que los miró. Mírelos de nuevo y luego únalos.',
  'Your own record is the one that stays: open it, and merge the other one into it.':
    'Su propio registro es el que queda: ábralo y una el otro a él.',
  'Somebody signs in with the other record. Merging it with your own is for another administrator.':
    'Alguien inicia sesión con el otro registro. Unirlo con el suyo le toca a otra persona de la administración.',
  'The other record is suspended, and you would be too. Bring it back first, or have another administrator merge them.':
    'El otro registro está suspendido, y usted también lo quedaría. Reactívelo primero o pida a otra persona de la administración que los una.',
  'Only an administrator merges the record of an administrator.':
    'Solo la administración une el registro de alguien de la administración.',
  'By merging, who signs in as {1} would gain rights over money ({2}). Give them these roles on their page first, where a second person approves it, or take the roles off the other record.':
    'Al unirlos, quien inicia sesión como {1} ganaría permisos sobre dinero ({2}). Dele antes estos roles en su página, donde los aprueba una segunda persona, o quite los roles al otro registro.',
  'Only one of the two records has a sign-in: that one stays.':
    'Solo uno de los dos registros tiene acceso: ese queda.',
};
