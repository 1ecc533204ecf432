/** What is told of who is let in and who is not, in Spanish. */
export const admissionSentences = {
  'Property not found. It may be archived.': 'No existe esa propiedad, o está archivada.',
  'This property is fully owned by others. Record the sale on the property first.':
    'Esta propiedad pertenece por completo a otras personas. Registre antes la venta en la propiedad.',
  'This address already belongs to a member. If they left, reinstate them on their page.':
    'Esta dirección ya es de un miembro. Si se fue, reactívelo en su página.',
  '{1} already answered this request.': '{1} ya respondió a esta solicitud.',
  'Enter a name only with a single address.': 'Escriba un nombre solo con una única dirección.',
  'This invitation was accepted or revoked. Reload the page.':
    'Esta invitación se aceptó o se revocó. Vuelva a cargar la página.',
  'They’re already a member.': 'Ya es miembro.',
  'The invitation was revoked. Invite them again.': 'La invitación se revocó. Vuelva a invitar.',
  'This link was already used, replaced by a newer one, or has expired. Ask for a new invitation.':
    'Este enlace ya se usó, se sustituyó por otro más reciente o caducó. Pida otra invitación.',
  'One of these roles has rights over money and needs a second person’s approval. Approve the request with another role, then assign this one on the member’s page.':
    'Uno de estos roles tiene derechos sobre el dinero y necesita la aprobación de otra persona. Apruebe la solicitud con otro rol y asigne este después en la página del miembro.',
};
