import { defineMessages } from '@courtyard/common';

export const deletionMessages = defineMessages({
  en: {
    title: 'Deletion',
    text: 'The whole community with all that it has here is deleted 30 days after it was asked for. Until then everything works as ever, and any administrator can call it off.',
    second: 'A second administrator has to approve it first.',
    open: 'Delete the community',
    asks: 'It waits for the approval of a second administrator. The 30 days begin with it.',
    toApproval: 'Open the approval',
    waiting: 'The community is deleted on {day}.',
    asked: '{who} asked for it.',
    askedBoth: '{who} asked for it, {approver} approved it.',
    meanwhile:
      'Until then everything works as ever. On that day a last export is made, and every administrator gets a link to it by mail, good for 30 days.',
    keep: 'Keep the community',
    kept: 'The community stays. All administrators are told.',
    dialog: 'Delete {name}?',
    goes: 'On the day all members, homes, documents, books and histories go, and the address leads nowhere. What is done until then goes too. People who belong to other communities keep their account there.',
    stays:
      'Before, everything is exported once more. Administrators get a link by mail; it opens with their password for 30 days.',
    name: 'Name of the community',
    help: 'Type {name}',
    otherName: 'Type the name as it is written: {name}',
    ask: 'Delete in 30 days',
    begun: 'The community is deleted in 30 days. All administrators are told.',
    waits: 'It waits for a second administrator, who is told.',
  },
  es: {
    title: 'Eliminación',
    text: 'Toda la comunidad, con todo lo que tiene aquí, se elimina 30 días después de pedirlo. Hasta entonces todo funciona como siempre, y cualquier administrador puede cancelarlo.',
    second: 'Antes tiene que aprobarlo un segundo administrador.',
    open: 'Eliminar la comunidad',
    asks: 'Espera la aprobación de un segundo administrador. Con ella empiezan los 30 días.',
    toApproval: 'Abrir la aprobación',
    waiting: 'La comunidad se elimina el {day}.',
    asked: 'Lo pidió {who}.',
    askedBoth: 'Lo pidió {who} y lo aprobó {approver}.',
    meanwhile:
      'Hasta entonces todo funciona como siempre. Ese día se hace una última exportación, y cada administrador recibe por correo un enlace a ella, que vale 30 días.',
    keep: 'Conservar la comunidad',
    kept: 'La comunidad se queda. Se avisa a toda la administración.',
    dialog: '¿Eliminar {name}?',
    goes: 'Ese día se van todos los miembros, viviendas, documentos, libros e historiales, y la dirección no lleva a nada. También se va lo que se haga hasta entonces. Quienes son de otras comunidades conservan allí su cuenta.',
    stays:
      'Antes se exporta todo una vez más. La administración recibe un enlace por correo; se abre con su contraseña durante 30 días.',
    name: 'Nombre de la comunidad',
    help: 'Escriba {name}',
    otherName: 'Escriba el nombre tal como está: {name}',
    ask: 'Eliminar en 30 días',
    begun: 'La comunidad se elimina en 30 días. Se avisa a toda la administración.',
    waits: 'Espera a un segundo administrador, a quien se avisa.',
  },
});
