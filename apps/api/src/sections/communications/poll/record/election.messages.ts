import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of elections tell people, in Spanish by the English. */
export const electionSentences: Sentences = {
  'Choose a member or write a name, not both.': 'Elija un miembro o escriba un nombre, no ambos.',
  'Choose a member, or write the name of an outsider.':
    'Elija un miembro o escriba el nombre de alguien externo.',
  'Florida: the board of a condominium is elected by a plurality of the ballots (Statutes 718.112(2)(d)): choose one or several choices.':
    'Florida: la directiva de un condominio se elige por pluralidad de papeletas (Statutes 718.112(2)(d)): elija una o varias opciones.',
  'Nobody can be nominated now: the nominations of this poll are not open.':
    'Ahora no se puede proponer a nadie: las candidaturas de esta votación no están abiertas.',
  'Only who runs the poll can enter somebody who is no member. Choose a member.':
    'Solo quien lleva la votación puede anotar a quien no es miembro. Elija un miembro.',
  'Florida: candidates for the board of a condominium nominate themselves (Statutes 718.112(2)(d)).':
    'Florida: los candidatos a la directiva de un condominio se proponen a sí mismos (Statutes 718.112(2)(d)).',
  'This person is nominated already, so they cannot be named again.':
    'Esta persona ya es candidata, así que no se puede nombrar de nuevo.',
  'This person inspects the election: nobody inspects and stands at once.':
    'Esta persona es inspectora de la elección: nadie inspecciona y es candidato a la vez.',
  'The votes are counted: who inspects stays as it is.':
    'Los votos están contados: quién inspecciona queda como está.',
  'An election has at most nine inspectors.': 'Una elección tiene como máximo nueve inspectores.',
  'California: name one inspector of election, or three, before the vote opens (Civil Code 5110(a)).':
    'California: nombre un inspector, o tres, antes de abrir la votación (Civil Code 5110(a)).',
  'Only its inspectors and those who certify polls can do that.':
    'Solo pueden hacerlo sus inspectores y quienes certifican votaciones.',
  'The inspectors of this election certify its result.':
    'Los inspectores de esta elección certifican su resultado.',
  'A candidate cannot certify the election they stand in.':
    'Un candidato no puede certificar la elección a la que se presenta.',
  'Only an election that is a draft and has a last day of nominations opens them.':
    'Solo abre candidaturas una elección en borrador que tenga un último día para ellas.',
  'The last day of nominations has passed: give the draft a later one.':
    'El último día de candidaturas ya pasó: ponga uno posterior en el borrador.',
  'Members can nominate until the end of the last day. Wait for the next one.':
    'Se pueden proponer candidaturas hasta el final del último día. Espere al siguiente.',
  'Nobody accepted a nomination: cancel this election, and begin another.':
    'Nadie aceptó una candidatura: cancele esta elección y empiece otra.',
  'This election has no nominations.': 'Esta elección no tiene candidaturas.',
  'By the rules of this election the seats are filled by a vote: open it.':
    'Según las reglas de esta elección los puestos se cubren por votación: ábrala.',
  'Members nominate before this election opens: open its nominations.':
    'Antes de abrir esta elección se proponen candidatos: abra sus candidaturas.',
  'The ballots were kept as long as the rules ask for, and removed since. The counts and their hashes are still there.':
    'Las papeletas se guardaron el tiempo que piden las reglas y ya se quitaron. Los recuentos y sus huellas siguen ahí.',
};
