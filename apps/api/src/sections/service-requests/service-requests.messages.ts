import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of the requests tell people, in Spanish by English. */
export const serviceRequestsSentences: Sentences = {
  'This is before the first day.': 'Es anterior al primer día.',
  'See own requests and those of own units': 'Ver las solicitudes propias y las de las unidades propias',
  'Open own requests and those of own units': 'Abrir las solicitudes propias y las de las unidades propias',
  'Report a request, comment on own ones, and rate them':
    'Reportar solicitudes, comentar las propias y valorarlas',
  'See the requests of the community': 'Ver las solicitudes de la comunidad',
  'Open any request of the community, with its internal comments':
    'Abrir cualquier solicitud de la comunidad, con sus comentarios internos',
  'Triage, assign, answer and close requests': 'Clasificar, asignar, responder y cerrar solicitudes',
  'Set kinds, categories, response targets and working hours of requests':
    'Definir tipos, categorías, plazos y horario de trabajo de las solicitudes',
  'Use small letters, digits and hyphens.': 'Use minúsculas, cifras y guiones.',
  'Write a time as 09:00.': 'Escriba la hora así: 09:00.',
  'Write a time as 17:00.': 'Escriba la hora así: 17:00.',
  'This is not after the beginning. Enter a later time.':
    'No es posterior al inicio. Escriba una hora posterior.',
  'This overlaps with another time range of the day.': 'Coincide con otro horario del mismo día.',
  'These are fewer than five hours a week. Add working hours.':
    'Son menos de cinco horas por semana. Agregue horas de trabajo.',
  'There is a target for this kind and priority already.': 'Ya hay un plazo para este tipo y prioridad.',
  'This is shorter than the response target.': 'Es más corto que el plazo de respuesta.',
  'Choose a member, or enter the name of somebody without an account.':
    'Elija a un miembro, o escriba el nombre de alguien sin cuenta.',
  'Choose up to 20 files. Add the others in comments.':
    'Elija hasta 20 archivos. Agregue los demás en comentarios.',
  'Choose up to 10 files. Add the others in another comment.':
    'Elija hasta 10 archivos. Agregue los demás en otro comentario.',
  'A category of this list is not known any more. Load the page again.':
    'Una categoría de la lista ya no existe. Cargue la página de nuevo.',
  'A category is in the list twice.': 'Una categoría aparece dos veces en la lista.',
  'Two categories have the same name. Rename one of them.':
    'Dos categorías tienen el mismo nombre. Cambie uno.',
  'Keep at least one category in use, or switch the kind off.':
    'Deje al menos una categoría en uso, o desactive el tipo.',
  'Answer with yes or no.': 'Responda sí o no.',
  'Enter a text.': 'Escriba un texto.',
  'This is too long. Shorten it.': 'Es demasiado largo. Acórtelo.',
  'Choose one of the list.': 'Elija una opción de la lista.',
  'This date is in the future. Enter today or an earlier date.':
    'Esta fecha es futura. Escriba la de hoy o una anterior.',
  'Enter a date.': 'Escriba una fecha.',
  'This kind of request has no such field.': 'Este tipo de solicitud no tiene ese campo.',
  'Fill this in.': 'Complete este campo.',
  'This category is no longer in use. Choose another.': 'Esta categoría ya no se usa. Elija otra.',
  'This request would be about you, and you could not see it. Ask somebody else to enter it.':
    'Esta solicitud sería sobre usted, y no podría verla. Pida a otra persona que la registre.',
  'This kind of request is about no unit and no member.':
    'Este tipo de solicitud no trata de una unidad ni de un miembro.',
  'This unit is no longer there. Choose another.': 'Esta unidad ya no existe. Elija otra.',
  'Choose an active member of the community.': 'Elija a un miembro activo de la comunidad.',
  'Complaints and violation reports are private. Choose “Reporter and managers”.':
    'Las quejas y los avisos de infracción son privados. Elija «Quien la reportó y la administración».',
  'This request is about no unit. Choose another visibility.':
    'Esta solicitud no es de una unidad. Elija otra visibilidad.',
  'Choose a member who handles requests.': 'Elija a un miembro que atienda solicitudes.',
  'This committee is dissolved. Choose another.': 'Este comité está disuelto. Elija otro.',
  'This request cannot be assigned to them. Choose somebody else.':
    'Esta solicitud no se le puede asignar. Elija a otra persona.',
  'You reported {1} requests within a day. Add to one of them, or report again tomorrow.':
    'Usted reportó {1} solicitudes en un día. Agregue algo a una de ellas, o reporte otra mañana.',
  'This kind of request is not in use. Choose another.': 'Este tipo de solicitud no se usa. Elija otro.',
  'Choose a unit that you own or live in.': 'Elija una unidad que sea suya o en la que viva.',
  'This place is no longer there. Choose another.': 'Este lugar ya no existe. Elija otro.',
  'You can follow only open requests of the community that others reported.':
    'Solo puede seguir solicitudes abiertas de la comunidad que reportaron otros.',
  'Only who reported a request can rate it.': 'Solo quien reportó una solicitud puede valorarla.',
  'This request is not resolved yet. Rate it once it is.':
    'Esta solicitud aún no está resuelta. Valórela cuando lo esté.',
  'There is no such request.': 'No existe esa solicitud.',
  'A request cannot be merged into itself. Choose another.':
    'Una solicitud no se puede fusionar consigo misma. Elija otra.',
  'This request is merged already. Reopen it first.': 'Esta solicitud ya está fusionada. Reábrala primero.',
  'That request is merged into another itself. Choose the other one.':
    'Esa solicitud ya está fusionada con otra. Elija esa otra.',
  'A request cannot be linked to itself. Choose another.':
    'Una solicitud no se puede vincular consigo misma. Elija otra.',
  'You can read this request, but not change its status.':
    'Usted puede leer esta solicitud, pero no cambiar su estado.',
  'This is not possible in the present status of the request. Load it again.':
    'Esto no es posible en el estado actual de la solicitud. Cárguela de nuevo.',
  'The time to reopen this request is over. Report a new one, and mention its number.':
    'Ya pasó el plazo para reabrir esta solicitud. Reporte una nueva y mencione su número.',
  'Choose whom the request waits for.': 'Elija a quién espera la solicitud.',
  'Somebody you mention may not read this comment. Remove the mention.':
    'Alguien a quien menciona no puede leer este comentario. Quite la mención.',
  'Internal comments are for those who handle this request.':
    'Los comentarios internos son para quienes atienden esta solicitud.',
  'You can read this request, but not comment on it.': 'Usted puede leer esta solicitud, pero no comentarla.',
};
