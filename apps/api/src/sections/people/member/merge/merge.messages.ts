/** What is told of records that stay apart, in Spanish. */
export const mergeSentences = {
  'A record can’t be merged with itself. Choose another one.':
    'Un registro no se puede unir consigo mismo. Elija otro.',
  'One of these records was already merged. Open the remaining one.':
    'Uno de estos registros ya se unió. Abra el que queda.',
  'One of the records changed while you were reviewing. Review them again, then merge.':
    'Uno de los registros cambió mientras los revisaba. Revíselos de nuevo y únalos.',
  'Your own record has to be the one that’s kept: open it, and merge the other into it.':
    'Su propio registro debe ser el que se conserve: ábralo y una el otro a él.',
  'Someone signs in with the other record. Another administrator has to merge it with yours.':
    'Alguien inicia sesión con el otro registro. Debe unirlo con el suyo otro administrador.',
  'The other record is suspended, so yours would be too. Reinstate it first, or ask another administrator to merge them.':
    'El otro registro está suspendido, así que el suyo también lo quedaría. Reactívelo antes o pida a otro administrador que los una.',
  'Only an administrator can merge an administrator’s record.':
    'Solo un administrador puede unir el registro de otro.',
  'Merging would give the person who signs in as {1} rights over money ({2}). First assign these roles on their page, where a second person approves them, or remove them from the other record.':
    'Al unirlos, quien inicia sesión como {1} ganaría derechos sobre dinero ({2}). Asígnele antes estos roles en su página, donde los aprueba otra persona, o quítelos del otro registro.',
  'Only one of the two records has a sign-in, so it’s kept.':
    'Solo uno de los dos registros tiene acceso, así que se conserva.',
};
