import { pollRuleWords } from '@courtyard/contract/communications/poll/poll-rule.words';
import { wordsIn } from '@courtyard/contract/fields/words';
import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of polls tell people, in Spanish by the English. */
export const pollSentences: Sentences = {
  ...wordsIn(pollRuleWords, 'es'),
  'See the polls': 'Ver votaciones',
  'See a poll, its results and its ballots without names':
    'Ver una votación, sus resultados y sus papeletas sin nombres',
  'Write polls': 'Escribir votaciones',
  'Change, open and run polls, enter votes given on paper':
    'Cambiar, abrir y llevar votaciones, anotar votos dados en papel',
  'Count polls again, certify or cancel them': 'Contar de nuevo votaciones, certificarlas o cancelarlas',
  'Florida: record what is owed, since when, the day of the proof and of the vote of the board (Statutes 718.303(5) and (6)).':
    'Florida: registre qué se debe, desde cuándo, el día de la prueba y el del voto de la junta (Statutes 718.303(5) y (6)).',
  'Florida: more than $1,000 has to be owed (Statutes 718.303(5)).':
    'Florida: se deben más de 1000 dólares (Statutes 718.303(5)).',
  'Florida: it has to be more than 90 days late (Statutes 718.303(5)).':
    'Florida: tiene más de 90 días de atraso (Statutes 718.303(5)).',
  'Florida: proof is given 30 days before the suspension (Statutes 718.303(5)).':
    'Florida: la prueba se entrega 30 días antes de la suspensión (Statutes 718.303(5)).',
  'Florida: the board votes for the suspension first (Statutes 718.303(6)).':
    'Florida: la junta vota antes la suspensión (Statutes 718.303(6)).',
  'Choose a meeting that is still to come, and open to the members.':
    'Elija una reunión que aún no haya pasado y abierta a los miembros.',
  'Only what is voted on at a meeting is amended: cancel this poll, and write another.':
    'Solo se enmienda lo que se vota en una reunión: cancele esta votación y escriba otra.',
  'A motion is amended while its meeting is in session.':
    'Una moción se enmienda mientras su reunión está en sesión.',
  'An election is not amended: who stands is on the ballot.':
    'Una elección no se enmienda: en la papeleta está quién se presenta.',
  'California: a ballot that was received stays (Civil Code 5120(a)), so what is voted on is not amended.':
    'California: una papeleta recibida queda (Civil Code 5120(a)), así que no se enmienda lo que se vota.',
  'This poll is closed: what was cast is counted, on the words as they are.':
    'Esta votación está cerrada: se cuenta lo emitido, sobre el texto como está.',
  'What is voted on was amended at the meeting, so this vote was not cast. Read how it is put now, and vote on that.':
    'Lo que se vota se enmendó en la reunión, así que este voto no se emitió. Lea cómo queda ahora y vote sobre eso.',
  'Ballots on paper are on the words before the amendment, so none is entered any more. Who gave one can vote online or in the room.':
    'Las papeletas en papel son sobre el texto anterior a la enmienda, así que ya no se anota ninguna. Quien dio una puede votar en línea o en la sala.',
  'Votes in the room are entered while the meeting is in session.':
    'Los votos en la sala se anotan mientras la reunión está en sesión.',
  'This is voted on at no meeting: enter it as given on paper.':
    'Esto no se vota en ninguna reunión: anótelo como dado en papel.',
  'There is no ballot to print: all were posted, or have voted.':
    'No hay papeletas que imprimir: todas se enviaron o ya votaron.',
  'What is voted on was amended at the meeting: ballots on paper are entered no more, so none is printed.':
    'Lo que se vota se enmendó en la reunión: ya no se anotan papeletas en papel, así que no se imprime ninguna.',
  'There is no ballot to print: none was posted.': 'No hay papeletas que imprimir: no se envió ninguna.',
  'There are more than 2,000 letters: a print shop can take the list of who may vote.':
    'Son más de 2000 cartas: una imprenta puede usar la lista de quienes pueden votar.',
  'The poll opened later than on this day.': 'La votación se abrió después de ese día.',
  'The day whose owners vote is still to come: open the poll on that day, or give it an earlier record date.':
    'El día cuyos propietarios votan aún no ha llegado: abra la votación ese día o dele una fecha de registro anterior.',
  'California: who is a member when ballots are distributed votes (Civil Code 5105(g)(1)): leave the record date out.':
    'California: vota quien es miembro cuando se reparten las papeletas (Civil Code 5105(g)(1)): deje vacía la fecha de registro.',
  'By the rules of this state members are told of the result first: record when and how.':
    'Según las reglas de este estado, primero se comunica el resultado a los miembros: registre cuándo y cómo.',
  'The result can be contested until {1}: it is certified after that day.':
    'El resultado se puede impugnar hasta el {1}: se certifica después de ese día.',
  'Members are told of a result between its count and its certification.':
    'El resultado se comunica a los miembros entre el recuento y la certificación.',
  'The poll closed later than on this day.': 'La votación cerró después de ese día.',
  'A vote is given for a day that is not over, and until the poll closes at most.':
    'Un voto se encarga hasta un día que no ha pasado y, como máximo, hasta el cierre.',
  'There is no such vote of yours to give in one of these polls.':
    'En una de estas votaciones no tiene un voto así que encargar.',
  'The seat of an inspector ends on a day that is not over.':
    'El puesto de un inspector termina en un día que no ha pasado.',
  'Write a share as 1/3': 'Escriba una parte como 1/3',
  'A share is at most the whole': 'Una parte es como máximo el todo',
  'Write a time as 18:30': 'Escriba una hora como 18:30',
  'California: a ballot cannot be taken back once it is received (Civil Code 5120(a)).':
    'California: una papeleta recibida no se puede retirar (Civil Code 5120(a)).',
  'California: who owes money may vote all the same (Civil Code 5105(g)(1)).':
    'California: quien debe dinero puede votar igualmente (Civil Code 5105(g)(1)).',
  'California: assessments are not voted on by electronic ballot (Civil Code 5105(i)).':
    'California: las cuotas no se votan con papeleta electrónica (Civil Code 5105(i)).',
  'California: elections and changes of the governing documents need a secret ballot (Civil Code 5100(a)).':
    'California: las elecciones y los cambios de los documentos rectores requieren voto secreto (Civil Code 5100(a)).',
  'Texas: who owes money may vote all the same (Property Code 209.0059).':
    'Texas: quien debe dinero puede votar igualmente (Property Code 209.0059).',
  'Florida: the board of a condominium is not elected by proxy (Statutes 718.112(2)(d)).':
    'Florida: la junta de un condominio no se elige por encargo (Statutes 718.112(2)(d)).',
  'There is no result yet: votes are counted when the poll has closed.':
    'Aún no hay resultado: los votos se cuentan cuando la votación se cierra.',
  'Fewer than five electors or voters have the same weight, so single ballots could show who cast them. Those who certify the poll have them.':
    'Menos de cinco electores o votantes tienen el mismo peso, y una papeleta suelta podría mostrar de quién es. Las tienen quienes certifican la votación.',
  'This poll was counted a hundred times. Count the exported ballots yourself.':
    'Esta votación ya se contó cien veces. Cuente usted las papeletas exportadas.',
  'Only a poll that was counted is certified.': 'Solo se certifica una votación contada.',
  'This poll is closed. What was sent now is not counted; what you cast before is.':
    'Esta votación está cerrada. Lo que envió ahora no se cuenta; lo que emitió antes, sí.',
  'This vote is suspended: {1}. Ask the management.':
    'Este voto está suspendido: {1}. Pregunte a la administración.',
  'This vote was cast already, and by the rules of this poll it stays.':
    'Este voto ya se emitió y, según las reglas de esta votación, queda.',
  'The vote was cast already, and by the rules of this poll it stays.':
    'El voto ya se emitió y, según las reglas de esta votación, queda.',
  'This moment has passed. Choose a later one.': 'Ese momento ya pasó. Elija uno posterior.',
  'This day has passed. Choose a later one.': 'Ese día ya pasó. Elija uno posterior.',
  'This time of today has passed. Choose a later time or day.':
    'Esa hora de hoy ya pasó. Elija una hora o un día posterior.',
  'The poll would be over before it opens. Choose an earlier day.':
    'La votación terminaría antes de abrirse. Elija un día anterior.',
  'This person may cast the vote already. Choose somebody else.':
    'Esta persona ya puede emitir el voto. Elija a otra.',
  'Choose an active member of the community.': 'Elija un miembro activo de la comunidad.',
  'Choose somebody other than yourself.': 'Elija a otra persona.',
  'In this poll everybody casts their own vote.': 'En esta votación cada quien emite su voto.',
  'This vote was cast already: there is nothing left to give to somebody else.':
    'Este voto ya se emitió: no queda nada que encargar.',
  'This poll was opened: what people vote on stays as it is. Cancel it, and write another.':
    'Esta votación se abrió: lo que se vota queda como está. Cancélela y escriba otra.',
  'The poll would be over already: give it a later last day, then open it.':
    'La votación ya habría terminado: ponga un último día posterior y ábrala.',
  'This poll is not open: it cannot be cancelled.': 'Esta votación no está abierta: no se puede cancelar.',
  'Nobody could vote: there are no owners with a vote today. Enter owners and shares, or choose others who vote.':
    'Nadie podría votar: hoy no hay propietarios con voto. Anote propietarios y cuotas, o elija a otros que voten.',
  'This poll is not open.': 'Esta votación no está abierta.',
  'By the rules of this poll nobody is suspended: all who own have their vote.':
    'Según las reglas de esta votación no se suspende a nadie: todo propietario tiene su voto.',
  'Votes were cast already: who may vote stays as it is from then on.':
    'Ya se emitieron votos: quién puede votar queda como está desde entonces.',
};
