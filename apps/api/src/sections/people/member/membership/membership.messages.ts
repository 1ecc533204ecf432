/** What is told of memberships that stay as they are, in Spanish. */
export const membershipSentences = {
  'A member with this status stays as they are: load the page again.':
    'Con este estado el miembro queda como está: vuelva a cargar la página.',
  'Your own membership is for another administrator to change.':
    'Su propia membresía la cambia otra persona de la administración.',
  'Only an administrator may suspend an administrator, end their membership or bring them back.':
    'Solo la administración puede suspender a alguien de la administración, terminar su membresía o traerlo de vuelta.',
};
