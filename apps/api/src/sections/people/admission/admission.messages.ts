/** What is told of who is let in and who is not, in Spanish. */
export const admissionSentences = {
  'There is no such property to live in.': 'No existe esa propiedad, o está archivada.',
  'Others own all of this property. Record the sale at the property first.':
    'Otras personas son dueñas de toda esta propiedad. Registre antes la venta en la propiedad.',
  'This address is a member’s already. Bring them back on their page if they left.':
    'Esta dirección ya es de un miembro. Si se fue, reactívelo en su página.',
  '{1} answered this request in the meantime.': '{1} respondió a esta solicitud mientras tanto.',
  'A name is for one address alone.': 'Un nombre es para una sola dirección.',
  'This invitation was accepted or taken back: load the page again.':
    'Esta invitación se aceptó o se retiró: vuelva a cargar la página.',
  'They are members by now.': 'Ya son miembros.',
  'The invitation was taken back: invite them anew.': 'La invitación se retiró: vuelva a invitar.',
  'This link was used, was replaced by a newer one or has grown too old. Ask for a new invitation.':
    'Este enlace ya se usó, se cambió por otro más reciente o ha caducado. Pida otra invitación.',
  'One of these roles has rights over money, which a second person approves. Let them in with another role, and give them this one on their page.':
    'Uno de estos roles tiene derechos sobre el dinero, que aprueba una segunda persona. Admita con otro rol y dé este en la página de la persona.',
};
