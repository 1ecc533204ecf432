import type { Sentences } from '../../http/language/sentence';

/** What the calls of audiences tell people, in Spanish. */
export const audienceSentences: Sentences = {
  audience: 'lista de destinatarios',
  'Choose whom something is for, and see how many people that is':
    'Elegir para quién es algo y ver cuántas personas son',
  'Keep audiences under a name, change and remove them':
    'Guardar destinatarios con un nombre, cambiarlos y quitarlos',
  'Only those who may see the members see names. How many people it is can be seen all the same.':
    'Solo ve los nombres quien puede ver a los miembros. Cuántas personas son se ve de todos modos.',
  'Only those who may see invoices write to owners in arrears. Choose others, or ask the treasurer.':
    'Solo escribe a propietarios con deuda vencida quien puede ver las facturas. Elija a otros, o pregunte a tesorería.',
  'This is for owners in arrears: only those who may see invoices see who they are.':
    'Es para propietarios con deuda vencida: solo ve quiénes son quien puede ver las facturas.',
  'A saved audience cannot have another within it. Add its parts instead.':
    'Unos destinatarios guardados no pueden contener otros. Agregue sus partes.',
  'Choose fewer at once, or save some as an audience.':
    'Elija menos a la vez, o guarde algunos como destinatarios.',
  'Somebody whom this names is not of this community. Choose whom it is for again.':
    'Alguien que aquí se nombra no es de esta comunidad. Elija otra vez para quién es.',
  'A saved audience that this names is not there. Choose whom it is for again.':
    'Unos destinatarios guardados que aquí se nombran no existen. Elija otra vez para quién es.',
  // What people write with headings, lists and pictures.
  'Link to a web page, an e-mail address or a telephone.':
    'Enlace una página web, un correo electrónico o un teléfono.',
  'Fields are for letters. Take them out here.': 'Los campos son para cartas. Quítelos aquí.',
  'Letters hold no pictures. Link to one.': 'Las cartas no llevan imágenes. Ponga un enlace.',
  'This is longer than can be kept. Shorten it.': 'Esto es más largo de lo que se puede guardar. Acórtelo.',
  'There is an audience of this name. Choose another.': 'Ya hay destinatarios con este nombre. Elija otro.',
  'There are 100 saved audiences, and more nobody would find. Remove one first.':
    'Hay 100 destinatarios guardados, y nadie encontraría más. Quite uno primero.',
};
