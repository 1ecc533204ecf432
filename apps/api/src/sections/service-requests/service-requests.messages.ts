import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the requests tell people, in Spanish by English. */
export const serviceRequestsSentences: Sentences = {
  'This is before the first day.': 'Es anterior al primer día.',
  'View own requests and requests for own units': 'Ver las solicitudes propias y las de las unidades propias',
  'Open own requests and requests for own units':
    'Abrir las solicitudes propias y las de las unidades propias',
  'Report requests, and comment on and rate own requests':
    'Reportar solicitudes, y comentar y valorar las propias',
  'View all requests in the community': 'Ver todas las solicitudes de la comunidad',
  'Open any request and its internal comments': 'Abrir cualquier solicitud y sus comentarios internos',
  'Triage, assign, answer and close requests': 'Clasificar, asignar, responder y cerrar solicitudes',
  'Edit request categories, response targets and working hours':
    'Editar categorías, plazos y horario de trabajo de las solicitudes',
  'Use small letters, digits and hyphens.': 'Use minúsculas, cifras y guiones.',
  'Enter a time like 09:00.': 'Escriba la hora así: 09:00.',
  'Enter a time like 17:00.': 'Escriba la hora así: 17:00.',
  'The end must be after the start. Enter a later time.':
    'El final debe ser posterior al inicio. Escriba una hora posterior.',
  'This overlaps another time range on the same day.': 'Coincide con otro horario del mismo día.',
  'Working hours must add up to at least five a week. Add more hours.':
    'El horario debe sumar al menos cinco horas por semana. Agregue horas.',
  'This kind and priority already have a target.': 'Este tipo y prioridad ya tienen un plazo.',
  'The resolution target can’t be shorter than the response target.':
    'El plazo de solución no puede ser más corto que el de respuesta.',
  'Choose a member, or enter the name of someone without an account.':
    'Elija un miembro o escriba el nombre de alguien sin cuenta.',
  'Choose up to 20 files. Add the rest in comments.':
    'Elija hasta 20 archivos. Agregue los demás en comentarios.',
  'Choose up to 10 files. Add the rest in another comment.':
    'Elija hasta 10 archivos. Agregue los demás en otro comentario.',
  'A category in this list no longer exists. Reload the page.':
    'Una categoría de la lista ya no existe. Recargue la página.',
  'A category is listed twice.': 'Una categoría aparece dos veces en la lista.',
  'Two categories have the same name. Rename one of them.':
    'Dos categorías tienen el mismo nombre. Cambie uno.',
  'Leave at least one category in use, or turn this kind off.':
    'Deje al menos una categoría en uso, o desactive el tipo.',
  'Answer yes or no.': 'Responda sí o no.',
  'Enter a text.': 'Escriba un texto.',
  'This is too long. Shorten it.': 'Es demasiado largo. Acórtelo.',
  'Choose an option from the list.': 'Elija una opción de la lista.',
  'This date is in the future. Enter today or an earlier date.':
    'Esta fecha es futura. Escriba la de hoy o una anterior.',
  'Enter a date.': 'Escriba una fecha.',
  'This kind of request doesn’t have that field.': 'Este tipo de solicitud no tiene ese campo.',
  'Fill this in.': 'Complete este campo.',
  'This category is no longer in use. Choose another.': 'Esta categoría ya no se usa. Elija otra.',
  'This request is about you, so you couldn’t see it. Ask someone else to enter it.':
    'Esta solicitud es sobre usted, así que no podría verla. Pida a otra persona que la registre.',
  'This kind of request can’t be about a unit or a member.':
    'Este tipo de solicitud no puede referirse a una unidad ni a un miembro.',
  'This unit no longer exists. Choose another.': 'Esta unidad ya no existe. Elija otra.',
  'Choose an active member of the community.': 'Elija a un miembro activo de la comunidad.',
  'Complaints and violation reports are private. Choose “Reporter and managers”.':
    'Las quejas y los avisos de infracción son privados. Elija «Solicitante y administración».',
  'This request isn’t for a unit. Choose another visibility.':
    'Esta solicitud no es de una unidad. Elija otra visibilidad.',
  'Choose a member who handles requests.': 'Elija a un miembro que atienda solicitudes.',
  'This committee has been dissolved. Choose another.': 'Este comité está disuelto. Elija otro.',
  'This request can’t be assigned to them. Choose someone else.':
    'Esta solicitud no se le puede asignar. Elija a otra persona.',
  'You’ve reached the limit of {1} requests a day. Add to an existing request, or try again tomorrow.':
    'Usted alcanzó el límite de {1} solicitudes por día. Agregue algo a una existente, o inténtelo mañana.',
  'This kind of request is turned off. Choose another.':
    'Este tipo de solicitud está desactivado. Elija otro.',
  'Choose a unit that you own or live in.': 'Elija una unidad que sea suya o en la que viva.',
  'This place no longer exists. Choose another.': 'Este lugar ya no existe. Elija otro.',
  'You can follow only open community requests reported by others.':
    'Solo puede seguir solicitudes abiertas de la comunidad que reportaron otros.',
  'Only the person who reported a request can rate it.': 'Solo quien reportó una solicitud puede valorarla.',
  'You can rate this request once it’s resolved.': 'Podrá valorar esta solicitud cuando esté resuelta.',
  'Request not found.': 'No se encontró la solicitud.',
  'A request can’t be merged into itself. Choose another.':
    'Una solicitud no se puede fusionar consigo misma. Elija otra.',
  'This request is already merged. Reopen it first.': 'Esta solicitud ya está fusionada. Reábrala primero.',
  'That request was itself merged into another. Choose that one instead.':
    'Esa solicitud ya está fusionada con otra. Elija esa otra.',
  'A request can’t be linked to itself. Choose another.':
    'Una solicitud no se puede vincular consigo misma. Elija otra.',
  'You can view this request but not change its status.':
    'Usted puede ver esta solicitud, pero no cambiar su estado.',
  'This isn’t possible in the request’s current status. Reload the page.':
    'Esto no es posible en el estado actual de la solicitud. Recargue la página.',
  'This request can no longer be reopened. Report a new one and mention its number.':
    'Esta solicitud ya no se puede reabrir. Reporte una nueva y mencione su número.',
  'Choose who the request is waiting for.': 'Elija a quién se espera.',
  'Someone you mentioned can’t see this comment. Remove the mention.':
    'Una de las personas mencionadas no puede ver este comentario. Quite la mención.',
  'Only people who handle this request can write internal comments.':
    'Solo quienes atienden esta solicitud pueden escribir comentarios internos.',
  'You can view this request but not comment on it.': 'Usted puede ver esta solicitud, pero no comentarla.',
};
