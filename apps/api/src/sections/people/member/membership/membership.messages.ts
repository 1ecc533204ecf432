/** What is told of memberships that stay as they are, in Spanish. */
export const membershipSentences = {
  'This isn’t possible with the member’s current status. Reload the page.':
    'No es posible con el estado actual del miembro. Vuelva a cargar la página.',
  'Only an administrator can edit an administrator’s details.':
    'Solo un administrador puede editar los datos de otro.',
  'They never accepted their invitation. Invite them again.':
    'Nunca aceptó su invitación. Vuelva a invitar a esta persona.',
  'Reinstate this member first.': 'Reactive antes a este miembro.',
  'They already have this relationship to the property during those dates.':
    'Ya tiene esa relación con la propiedad en esas fechas.',
  'You can’t change your own membership. Ask another administrator.':
    'No puede cambiar su propia membresía. Pídalo a otro administrador.',
  'Change your own factors in your account settings.':
    'Cambie sus propios factores en los ajustes de su cuenta.',
  'This account belongs to other communities too: contact your server administrator to remove its second factor.':
    'Esta cuenta pertenece también a otras comunidades: contacte con el administrador del servidor para quitar su segundo factor.',
  'Only an administrator can suspend, remove or reinstate an administrator.':
    'Solo un administrador puede suspender, dar de baja o reactivar a otro.',
};
