/** What is told of memberships that stay as they are, in Spanish. */
export const membershipSentences = {
  'A member with this status stays as they are: load the page again.':
    'Con este estado el miembro queda como está: vuelva a cargar la página.',
  'Only an administrator may correct the details of an administrator.':
    'Solo la administración puede corregir los datos de alguien de la administración.',
  'They never accepted their invitation. Invite them again.':
    'Nunca aceptó su invitación. Vuelva a invitar a esta persona.',
  'Bring this member back first.': 'Reactive antes a este miembro.',
  'In this time the property is theirs already, in the same way.':
    'En ese tiempo la propiedad ya es suya, y en la misma calidad.',
  'Your own membership is for another administrator to change.':
    'Su propia membresía la cambia otra persona de la administración.',
  'Your own factors are changed in your account settings.':
    'Sus propios factores se cambian en los ajustes de su cuenta.',
  'This account opens other communities too: who runs the installation can remove its second factor.':
    'Esta cuenta abre también otras comunidades: quien administra la instalación puede quitarle el segundo factor.',
  'Only an administrator may suspend an administrator, end their membership or bring them back.':
    'Solo la administración puede suspender a alguien de la administración, terminar su membresía o traerlo de vuelta.',
};
