import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/communications/community-polls';

/** Votes of the community. */
export const pollArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'vote',
      title: 'Vote, and see that your vote was counted',
      routes: ['/communications/my-polls', `${base}/vote`],
      text: [
        '“My polls” has every poll in which you may vote, for yourself or for somebody who asked you to. Choose, then press “Cast my vote”.',
        'Where a poll allows it, “Ask somebody” gives your vote to another member. Take it back as long as it is not cast; what you cast yourself stays yours. You can give it until a day, and in several open polls at once.',
        'Keep the receipt and the code. The receipt says that your envelope is in the box; the code stands among “Codes of the counted ballots” on the page of the result. The code is nowhere else.',
        'Your browser encrypts your choice, and of a secret poll nobody is shown who chose what. Nothing protects you from somebody who stands beside you.',
      ],
    },
    {
      id: 'election',
      title: 'Hold an election',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Write a poll whose subject is an election, and give it a last day of nominations. “Open nominations” shows it to the members: they stand, or nominate others, who are asked and accept.',
        'Name inspectors on its page. Who stands cannot inspect. Where an inspector has an account, they alone certify the result. The seat of somebody from outside can end on a day.',
        'After the last day open the vote: the candidates are on the ballot by surname. Where there are no more of them than seats, and the rules of your state let you, elect them without a vote.',
        'Ballots, envelopes and the list of electors are kept until the day under “How it is counted”, then removed. Result, counts and hashes stay.',
      ],
    },
    {
      id: 'sealed-poll',
      title: 'Hold a vote that only an inspector can open',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Tick “Only an inspector has the key” of a secret poll, and name an inspector who has an account on its page.',
        'The inspector presses “Make the key” there, saves both copies in two places, and tries each by “Try a copy”. Then the poll can be opened. If both copies are lost, nobody can ever count these votes: cancel the poll and hold it again.',
        'When voting is over, the inspector saves the envelopes, chooses a copy of the key under “Your key”, and presses “Hand in and count”. The key is read in the browser and sent nowhere.',
        'A second inspector with the other copy and the saved envelopes can count from the beginning. After the result is certified, destroy copies and envelopes.',
      ],
    },
    {
      id: 'run-poll',
      title: 'Ask the community',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/results`],
      text: [
        '“Write a poll” makes a draft. When it is opened, who may vote is kept as of that day, or as of the record date that you gave, and question, rules and last day stay as they are.',
        'Owners without an account, and those who did not agree to required notices by e-mail, get a ballot on paper: print the ballots on the page of the open poll, and record on which day they were posted. Owners with an address and no account are told by e-mail how they can vote.',
        '“Open on a day” has a draft open itself. “Who may vote” on the page of an open poll has all electors: there you enter ballots and proxies that were given on paper, and suspend a vote where the rules of your state let you. In Florida that takes more than $1,000 that is more than 90 days late, proof given 30 days before, and a vote of the board: these are recorded with it.',
        'Votes are counted at the minute of the close. Before it nobody sees how it goes, only how many voted.',
        'A poll can be voted on at a meeting: give it the meeting, and let it close after it. Who comes casts their vote in the room, entered under “Who may vote”; in Texas it takes the place of one that was cast before. Where the motion is amended, “Amend at the meeting” drops what was cast in advance, and tells those who may vote. It is there while the meeting is in session, for no election, and not in California. Ballots on paper are then on other words, so none is entered any more.',
        'Before a result is certified, record under “Before it is certified” when and how members were told of it. Some states ask for that, and leave days to contest it; your documents can leave more.',
        'Everybody can count again: on the page of the result by “Count in this browser”, or without a network with the files of ballots and rules.',
      ],
    },
  ],
  es: [
    {
      id: 'vote',
      title: 'Votar y comprobar que su voto se contó',
      routes: ['/communications/my-polls', `${base}/vote`],
      text: [
        '«Mis votaciones» tiene todas las votaciones en las que puede votar, por usted o por quien se lo encargó. Elija y pulse «Emitir mi voto».',
        'Donde la votación lo permite, «Encargarlo» da su voto a otro miembro. Puede retirarlo mientras no se haya emitido. Puede encargarlo hasta un día, y en varias votaciones abiertas a la vez.',
        'Guarde el recibo y el código. El recibo dice que su sobre está en la urna; el código aparece entre «Códigos de las papeletas contadas» en la página del resultado. El código no está en ningún otro lugar.',
        'Su navegador cifra su elección, y de una votación secreta nadie ve quién eligió qué. Nada le protege de quien esté a su lado.',
      ],
    },
    {
      id: 'election',
      title: 'Celebrar una elección',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Escriba una votación cuyo asunto sea una elección y dele un último día de candidaturas. «Abrir candidaturas» la muestra a los miembros: se presentan o proponen a otros, a quienes se pregunta y aceptan.',
        'Nombre inspectores en su página. Quien se presenta no puede inspeccionar. Si un inspector tiene cuenta, solo él certifica el resultado. El puesto de alguien de fuera puede terminar un día.',
        'Después del último día abra la votación: los candidatos están en la papeleta por apellido. Si no hay más que puestos, y las reglas de su estado lo permiten, elíjalos sin votación.',
        'Papeletas, sobres y lista de electores se guardan hasta el día que consta en «Cómo se cuenta» y luego se quitan. Resultado, recuentos y huellas quedan.',
      ],
    },
    {
      id: 'sealed-poll',
      title: 'Celebrar una votación que solo abre un inspector',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Marque «Solo un inspector tiene la clave» en una votación secreta y nombre en su página a un inspector que tenga cuenta.',
        'El inspector pulsa allí «Hacer la clave», guarda las dos copias en dos lugares y prueba cada una con «Probar una copia». Entonces se puede abrir la votación. Si se pierden las dos copias, nadie podrá contar nunca esos votos: cancele la votación y repítala.',
        'Al terminar, el inspector guarda los sobres, elige una copia de la clave en «Su clave» y pulsa «Entregar y contar». La clave se lee en el navegador y no se envía a ningún sitio.',
        'Un segundo inspector con la otra copia y los sobres guardados puede contar desde el principio. Certificado el resultado, destruya copias y sobres.',
      ],
    },
    {
      id: 'run-poll',
      title: 'Preguntar a la comunidad',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/results`],
      text: [
        '«Escribir una votación» hace un borrador. Al abrirla, quién puede votar queda fijado ese día, o en la fecha de registro que dio, y pregunta, reglas y último día quedan como están.',
        'Los propietarios sin cuenta, y quienes no aceptaron avisos obligatorios por correo electrónico, reciben una papeleta en papel: imprima las papeletas en la página de la votación abierta y registre qué día se enviaron. A los propietarios con dirección y sin cuenta se les dice por correo electrónico cómo votar.',
        '«Abrir un día» hace que un borrador se abra por sí solo. «Quién puede votar», en la página de una votación abierta, tiene a todos: ahí anota papeletas y encargos dados en papel, y suspende un voto donde las reglas de su estado lo permiten. En Florida hacen falta más de 1000 dólares con más de 90 días de atraso, prueba entregada 30 días antes y un voto de la junta: se registran con ella.',
        'Los votos se cuentan en el minuto del cierre. Antes nadie ve cómo va, solo cuántos votaron.',
        'Se puede votar en una reunión: indique la reunión y que la votación cierre después. Quien acude vota en la sala, anotado en «Quién puede votar»; en Texas ese voto sustituye al emitido antes. Si la moción se enmienda, «Enmendar en la reunión» retira lo emitido antes y avisa a quienes pueden votar. Está mientras la reunión está en sesión, no en elecciones ni en California. Las papeletas en papel son entonces sobre otro texto, así que ya no se anota ninguna.',
        'Antes de certificar un resultado, registre en «Antes de certificarlo» cuándo y cómo se comunicó a los miembros. Algunos estados lo piden y dejan días para impugnarlo; sus documentos pueden dejar más.',
        'Cualquiera puede contar de nuevo: en la página del resultado con «Contar en este navegador», o sin red con los archivos de papeletas y reglas.',
      ],
    },
  ],
};
