import type { Sentences } from '../../http/language/sentence';

/** What the calls of audiences tell people, in Spanish. */
export const audienceSentences: Sentences = {
  audience: 'lista de destinatarios',
  'Choose recipients and see how many there are': 'Elegir destinatarios y ver cuántos son',
  'Save, edit and delete audiences': 'Guardar, editar y eliminar destinatarios',
  'You need permission to view members to see names. The number of recipients is always shown.':
    'Para ver los nombres necesita permiso para ver a los miembros. El número de destinatarios se muestra siempre.',
  'You need permission to view invoices to write to owners past due. Choose other recipients, or ask the treasurer.':
    'Para escribir a propietarios con deuda vencida necesita permiso para ver las facturas. Elija otros destinatarios o pregunte a tesorería.',
  'This includes owners past due: you need permission to view invoices to see who they are.':
    'Incluye a propietarios con deuda vencida: para ver quiénes son necesita permiso para ver las facturas.',
  'A saved audience can’t contain another one. Add its parts instead.':
    'Unos destinatarios guardados no pueden contener otros. Agregue sus partes.',
  'Choose fewer at once, or save some as an audience.':
    'Elija menos a la vez, o guarde algunos como destinatarios.',
  'A recipient isn’t part of this community. Choose the recipients again.':
    'Un destinatario no es de esta comunidad. Elija otra vez los destinatarios.',
  'A saved audience no longer exists. Choose the recipients again.':
    'Unos destinatarios guardados ya no existen. Elija otra vez los destinatarios.',
  // What people write with headings, lists and pictures.
  'Link to a web page, an email address or a phone number.':
    'Enlace a una página web, un correo electrónico o un teléfono.',
  'Fields can only be used in emails. Remove them here.':
    'Los campos solo se usan en correos. Quítelos aquí.',
  'Emails can’t contain pictures. Link to one instead.':
    'Los correos no pueden llevar imágenes. Ponga un enlace.',
  'This is too long. Shorten it.': 'Es demasiado largo. Acórtelo.',
  'An audience with this name already exists. Choose another name.':
    'Ya existen destinatarios con este nombre. Elija otro.',
  'You’ve reached the limit of 100 saved audiences. Delete one first.':
    'Se alcanzó el límite de 100 destinatarios guardados. Elimine antes uno.',
};
