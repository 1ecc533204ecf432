import { pollRuleWords } from '@courtyard/contract/communications/poll/poll-rule.words';
import { wordsIn } from '@courtyard/contract/fields/words';
import type { Sentences } from '../../../../platform/http/language/sentence';

/** What the calls of polls tell people, in Spanish by the English. */
export const pollSentences: Sentences = {
  ...wordsIn(pollRuleWords, 'es'),
  'View polls': 'Ver votaciones',
  'View a poll, its results and its anonymous ballots':
    'Ver una votación, sus resultados y sus papeletas anónimas',
  'Create polls': 'Crear votaciones',
  'Edit, open and run polls, enter paper votes':
    'Editar, abrir y gestionar votaciones, anotar votos en papel',
  'Recount, certify and cancel polls': 'Volver a contar, certificar y cancelar votaciones',
  'Florida: record the amount owed, since when, the date of proof of notice and of the board vote (Statutes 718.303(5) and (6)).':
    'Florida: registre el importe debido, desde cuándo, la fecha de la prueba y la del voto de la junta (Statutes 718.303(5) y (6)).',
  'Florida: more than $1,000 must be owed (Statutes 718.303(5)).':
    'Florida: se deben deber más de 1000 dólares (Statutes 718.303(5)).',
  'Florida: it must be more than 90 days late (Statutes 718.303(5)).':
    'Florida: debe tener más de 90 días de atraso (Statutes 718.303(5)).',
  'Florida: proof must be given 30 days before the suspension (Statutes 718.303(5)).':
    'Florida: la prueba debe entregarse 30 días antes de la suspensión (Statutes 718.303(5)).',
  'Florida: the board must vote on the suspension first (Statutes 718.303(6)).':
    'Florida: la junta debe votar antes la suspensión (Statutes 718.303(6)).',
  'Choose a future meeting that is open to members.': 'Elija una reunión futura abierta a los miembros.',
  'Only motions voted on at a meeting can be amended. Cancel this poll and create another.':
    'Solo se pueden enmendar mociones que se votan en una reunión. Cancele esta votación y cree otra.',
  'A motion can only be amended while its meeting is in session.':
    'Una moción solo se puede enmendar mientras su reunión está en sesión.',
  'An election can’t be amended: its candidates are on the ballot.':
    'Una elección no se puede enmendar: sus candidatos están en la papeleta.',
  'California: a ballot received is irrevocable (Civil Code 5120(a)), so the motion can’t be amended.':
    'California: una papeleta recibida es irrevocable (Civil Code 5120(a)), así que la moción no se puede enmendar.',
  'This poll is closed: the votes are counted on the current wording.':
    'Esta votación está cerrada: los votos se cuentan con el texto actual.',
  'The motion was amended at the meeting, so this vote wasn’t cast. Read the new wording and vote on it.':
    'La moción se enmendó en la reunión, así que este voto no se emitió. Lea el nuevo texto y vote sobre él.',
  'Paper ballots carry the wording before the amendment, so they can no longer be entered. Those voters can vote online or in the room.':
    'Las papeletas en papel llevan el texto anterior a la enmienda, así que ya no se pueden anotar. Esas personas pueden votar en línea o en la sala.',
  'Votes in the room can only be entered while the meeting is in session.':
    'Los votos en la sala solo se pueden anotar mientras la reunión está en sesión.',
  'This isn’t voted on at a meeting: enter it as a paper vote.':
    'Esto no se vota en una reunión: anótelo como voto en papel.',
  'No ballots to print: everyone was mailed one or has voted.':
    'No hay papeletas que imprimir: todas se enviaron o ya votaron.',
  'The motion was amended at the meeting: paper ballots are no longer accepted, so none are printed.':
    'La moción se enmendó en la reunión: ya no se admiten papeletas en papel, así que no se imprime ninguna.',
  'No ballots to print: none were mailed.': 'No hay papeletas que imprimir: no se envió ninguna.',
  'There are more than 2,000 letters: give a print shop the voter list.':
    'Son más de 2000 cartas: entregue el censo a una imprenta.',
  'The poll opened after this date.': 'La votación se abrió después de esa fecha.',
  'The record date is in the future: open the poll on that date, or set an earlier record date.':
    'La fecha de registro aún no ha llegado: abra la votación ese día o fije una fecha anterior.',
  'California: members as of the ballot distribution vote (Civil Code 5105(g)(1)): leave the record date blank.':
    'California: votan quienes son miembros cuando se reparten las papeletas (Civil Code 5105(g)(1)): deje vacía la fecha de registro.',
  'Under this state’s rules, members must be informed of the result first: record when and how.':
    'Según las reglas de este estado, primero se debe comunicar el resultado a los miembros: registre cuándo y cómo.',
  'The result can be contested until {1}; certify it after that date.':
    'El resultado se puede impugnar hasta el {1}; certifíquelo después de esa fecha.',
  'Members are informed of a result after it’s counted and before it’s certified.':
    'El resultado se comunica a los miembros entre el recuento y la certificación.',
  'The poll closed after this date.': 'La votación cerró después de esa fecha.',
  'A proxy’s end date must be today or later, and no later than the close of the poll.':
    'La representación debe terminar hoy o después, y como máximo al cierre de la votación.',
  'You have no such vote to give by proxy in one of these polls.':
    'En una de estas votaciones no tiene ese voto para ceder.',
  'An inspector’s end date must be today or later.':
    'La fecha de fin de un inspector debe ser hoy o posterior.',
  'Enter a share such as 1/3': 'Escriba una proporción como 1/3',
  'A share can’t be more than the whole': 'Una proporción no puede ser mayor que el total',
  'Enter a time such as 18:30': 'Escriba una hora como 18:30',
  'California: a ballot is irrevocable once received (Civil Code 5120(a)).':
    'California: una papeleta es irrevocable una vez recibida (Civil Code 5120(a)).',
  'California: members who owe money can still vote (Civil Code 5105(g)(1)).':
    'California: quien debe dinero puede votar igualmente (Civil Code 5105(g)(1)).',
  'California: assessments can’t be voted on by electronic ballot (Civil Code 5105(i)).':
    'California: las cuotas no se votan con papeleta electrónica (Civil Code 5105(i)).',
  'California: elections and amendments to the governing documents require a secret ballot (Civil Code 5100(a)).':
    'California: las elecciones y las modificaciones de los estatutos requieren voto secreto (Civil Code 5100(a)).',
  'Texas: members who owe money can still vote (Property Code 209.0059).':
    'Texas: quien debe dinero puede votar igualmente (Property Code 209.0059).',
  'Florida: a condominium board can’t be elected by proxy (Statutes 718.112(2)(d)).':
    'Florida: la junta directiva de un condominio no se puede elegir por representación (Statutes 718.112(2)(d)).',
  'No results yet: votes are counted when the poll closes.':
    'Aún no hay resultados: los votos se cuentan cuando cierra la votación.',
  'Fewer than five eligible voters share the same weight, so individual ballots could reveal who cast them. They’re only available to people who certify the poll.':
    'Menos de cinco votantes tienen el mismo peso, y una papeleta suelta podría revelar de quién es. Solo están disponibles para quienes certifican la votación.',
  'This poll was recounted 100 times. Use the exported ballots to count it yourself.':
    'Esta votación ya se contó 100 veces. Cuente usted las papeletas exportadas.',
  'Only a counted poll can be certified.': 'Solo se puede certificar una votación contada.',
  'This poll is closed. Your latest vote wasn’t counted; votes you cast earlier are.':
    'Esta votación está cerrada. El voto que envió ahora no se cuenta; los que emitió antes, sí.',
  'This vote is suspended: {1}. Contact the management.':
    'Este voto está suspendido: {1}. Contacte con la administración.',
  'You’ve already cast this vote, and this poll’s rules don’t allow changes.':
    'Ya emitió este voto, y las reglas de esta votación no permiten cambiarlo.',
  'This vote was already cast, and this poll’s rules don’t allow changes.':
    'Este voto ya se emitió, y las reglas de esta votación no permiten cambiarlo.',
  'This time is in the past. Choose a later one.': 'Ese momento ya pasó. Elija uno posterior.',
  'This date is in the past. Choose a later one.': 'Esa fecha ya pasó. Elija una posterior.',
  'This time has already passed today. Choose a later time or date.':
    'Esa hora de hoy ya pasó. Elija una hora o fecha posterior.',
  'The poll would close before it opens. Choose an earlier date.':
    'La votación cerraría antes de abrirse. Elija una fecha anterior.',
  'This person can already cast the vote. Choose someone else.':
    'Esta persona ya puede emitir el voto. Elija a otra.',
  'Choose an active member of the community.': 'Elija un miembro activo de la comunidad.',
  'Choose someone other than yourself.': 'Elija a otra persona.',
  'This poll doesn’t allow proxies.': 'Esta votación no permite representación.',
  'This vote was already cast, so it can’t be given by proxy.':
    'Este voto ya se emitió, así que no se puede ceder.',
  'This poll was opened, so it can’t be edited. Cancel it and create another.':
    'Esta votación se abrió, así que no se puede editar. Cancélela y cree otra.',
  'The closing date is in the past: set a later one, then open the poll.':
    'La fecha de cierre ya pasó: fije una posterior y abra la votación.',
  'This poll isn’t open, so it can’t be canceled.':
    'Esta votación no está abierta, así que no se puede cancelar.',
  'No one could vote: there are no owners with a vote today. Enter owners and shares, or change who votes.':
    'Nadie podría votar: hoy no hay propietarios con voto. Registre propietarios y cuotas, o cambie quién vota.',
  'This poll isn’t open.': 'Esta votación no está abierta.',
  'This poll’s rules don’t allow suspensions: all owners can vote.':
    'Las reglas de esta votación no permiten suspensiones: todos los propietarios pueden votar.',
  'Voting has started: the voter list can no longer be changed.':
    'La votación ya empezó: el censo ya no se puede cambiar.',
};
