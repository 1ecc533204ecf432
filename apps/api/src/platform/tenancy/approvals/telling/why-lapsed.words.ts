/** How an approval ended that is not carried out, as it is told. */
export const lapsedWords = {
  refused: { en: 'The request was rejected.', es: 'Se rechazó la solicitud.' },
  expired: { en: 'No one decided in time.', es: 'Nadie decidió a tiempo.' },
  withdrawn: { en: 'No approval is pending.', es: 'No hay ninguna aprobación pendiente.' },
};
