import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of elections tell people, in Spanish by the English. */
export const electionSentences: Sentences = {
  'Choose a member or write a name, not both.': 'Elija un miembro o escriba un nombre, no ambos.',
  'Choose a member, or enter the name of someone outside the community.':
    'Elija un miembro o escriba el nombre de alguien externo.',
  'Florida: a condominium board is elected by plurality (Statutes 718.112(2)(d)): choose one choice or several choices.':
    'Florida: la junta directiva de un condominio se elige por pluralidad (Statutes 718.112(2)(d)): elija una o varias opciones.',
  'Nominations for this poll aren’t open.': 'Las candidaturas de esta votación no están abiertas.',
  'Only the poll’s organizers can enter someone who isn’t a member. Choose a member.':
    'Solo quien organiza la votación puede anotar a quien no es miembro. Elija un miembro.',
  'Florida: candidates for a condominium board nominate themselves (Statutes 718.112(2)(d)).':
    'Florida: los candidatos a la junta directiva de un condominio se proponen a sí mismos (Statutes 718.112(2)(d)).',
  'This person is already nominated.': 'Esta persona ya es candidata.',
  'This person is an inspector: inspectors can’t be candidates.':
    'Esta persona es inspectora: los inspectores no pueden ser candidatos.',
  'The votes were counted: inspectors can no longer be changed.':
    'Los votos están contados: ya no se pueden cambiar los inspectores.',
  'An election can have up to nine inspectors.': 'Una elección puede tener hasta nueve inspectores.',
  'California: appoint one or three inspectors of election before voting opens (Civil Code 5110(a)).':
    'California: nombre uno o tres inspectores antes de abrir la votación (Civil Code 5110(a)).',
  'Only its inspectors and people who certify polls can do this.':
    'Solo pueden hacerlo sus inspectores y quienes certifican votaciones.',
  'Only this election’s inspectors can certify its result.':
    'Solo los inspectores de esta elección pueden certificar su resultado.',
  'A candidate can’t certify their own election.': 'Un candidato no puede certificar su propia elección.',
  'Only a draft election with a nomination deadline can be opened for nominations.':
    'Solo se pueden abrir candidaturas en una elección en borrador con plazo de candidaturas.',
  'The nomination deadline has passed: set a later one.':
    'El plazo de candidaturas ya pasó: fije uno posterior.',
  'Nominations are open until the end of the deadline day. Wait until the next day.':
    'El plazo de candidaturas dura hasta el final del último día. Espere al siguiente.',
  'No one accepted a nomination: cancel this election and start another.':
    'Nadie aceptó una candidatura: cancele esta elección y empiece otra.',
  'This election has no nominations.': 'Esta elección no tiene candidaturas.',
  'This election’s rules require a vote: open it.': 'Las reglas de esta elección exigen votar: ábrala.',
  'Members nominate candidates before this election opens: open nominations.':
    'Antes de abrir esta elección se proponen candidatos: abra las candidaturas.',
  'The ballots were deleted after their retention period. Counts and hashes are still available.':
    'Las papeletas se eliminaron al terminar el plazo de conservación. Los recuentos y sus huellas siguen disponibles.',
};
