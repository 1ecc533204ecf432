import type { Language } from '@courtyard/common';
import type { Article } from '../../article';

const base = '/communications/community-polls';

/** Votes of the community. */
export const pollArticles: Record<Language, readonly Article[]> = {
  en: [
    {
      id: 'vote',
      title: 'Vote, and check that your vote was counted',
      routes: ['/communications/my-polls', `${base}/vote`],
      text: [
        '“My polls” lists every poll you can vote in, for yourself or as a proxy. Choose an option, then “Cast my vote”.',
        'If a poll allows it, “Assign proxy” gives your vote to another member. You can revoke it until the vote is cast; a vote you cast yourself stands. You can set an end date, and assign a proxy for several open polls at once.',
        'Save your receipt and code. The receipt shows that your ballot was received; the code appears under “Counted ballot codes” on the results page. The code isn’t stored anywhere else.',
        'Your browser encrypts your choice, and in a secret poll no one is shown who voted for what. This can’t protect you if someone is watching.',
      ],
    },
    {
      id: 'election',
      title: 'Hold an election',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Create a poll of the type election and set the nomination deadline. “Open nominations” shows it to members: they can run, or nominate others, who are asked to accept.',
        'Appoint inspectors on its page. Candidates can’t be inspectors. If an inspector has an account, only they can certify the result. An outside inspector’s access can have an end date.',
        'After the deadline, open voting: candidates are on the ballot by last name. If there are no more candidates than seats and your state allows it, elect them by acclamation.',
        'Ballots, envelopes and the voter list are retained until the date shown under “How votes are counted”, then deleted. Results, counts and hashes are kept permanently.',
      ],
    },
    {
      id: 'sealed-poll',
      title: 'Hold a vote that only an inspector can open',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'For a secret poll, select “Only an inspector has the key”, and appoint an inspector with an account on its page.',
        'The inspector chooses “Create key” there, saves both copies in separate places, and tests each with “Test a copy”. Then the poll can be opened. If both copies are lost, the votes can never be counted: cancel the poll and hold it again.',
        'When voting ends, the inspector downloads the envelopes, selects a copy of the key under “Your key”, and chooses “Submit and count”. The key is read in the browser and never sent.',
        'A second inspector with the other copy and the saved envelopes can recount everything. Destroy copies and envelopes after the result is certified.',
      ],
    },
    {
      id: 'run-poll',
      title: 'Run a poll',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/results`],
      text: [
        '“New poll” creates a draft. Opening it fixes the voter list as of that date or the record date you set, and the question, rules and closing date can no longer change.',
        'Owners without an account, and those who haven’t agreed to electronic notices, get a paper ballot: print the ballots on the open poll’s page and record the mailing date. Owners with an email address but no account are emailed voting instructions.',
        '“Schedule opening” opens a draft automatically. “Voter list” on an open poll’s page lists everyone who can vote: there you enter paper ballots and proxies, and suspend a vote where your state allows it. In Florida this requires more than $1,000 that is more than 90 days late, proof of notice 30 days before, and a board vote: record these there.',
        'Votes are counted at closing time. Until then only turnout is shown.',
        'To vote at a meeting, link the poll to the meeting and set it to close afterward. Votes cast in the room are entered under “Voter list”; in Texas they replace an earlier vote. If the motion is amended, “Amend at the meeting” discards advance votes and notifies voters. It’s available while the meeting is in session, not for elections, and not in California. Paper ballots then carry the old wording and can no longer be entered.',
        'Before certifying a result, record under “Before certification” when and how members were informed. Some states require this and allow time to contest; your documents may allow more.',
        'Anyone can recount: on the results page with “Count in this browser”, or offline with the ballot and rules files.',
      ],
    },
  ],
  es: [
    {
      id: 'vote',
      title: 'Votar y comprobar que su voto se contó',
      routes: ['/communications/my-polls', `${base}/vote`],
      text: [
        '«Mis votaciones» muestra todas en las que puede votar, por usted o en representación de otra persona. Elija y pulse «Emitir mi voto».',
        'Si la votación lo permite, «Nombrar representante» cede su voto a otro miembro. Puede revocarlo mientras no se haya emitido; el voto que usted emita no cambia. Puede fijar una fecha de fin y nombrarlo para varias votaciones abiertas a la vez.',
        'Guarde el recibo y el código. El recibo indica que su papeleta se recibió; el código aparece en «Códigos de las papeletas contadas» de la página de resultados. El código no se guarda en ningún otro lugar.',
        'Su navegador cifra su elección, y en una votación secreta nadie ve quién votó qué. Esto no le protege si alguien le está mirando.',
      ],
    },
    {
      id: 'election',
      title: 'Celebrar una elección',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'Cree una votación de tipo elección y fije el plazo de candidaturas. «Abrir candidaturas» la muestra a los miembros: pueden presentarse o proponer a otros, a quienes se pide que acepten.',
        'Nombre inspectores en su página. Los candidatos no pueden serlo. Si un inspector tiene cuenta, solo él certifica el resultado. El acceso de un inspector externo puede tener fecha de fin.',
        'Pasado el plazo, abra la votación: los candidatos aparecen por apellido. Si no hay más candidatos que puestos y su estado lo permite, elíjalos por aclamación.',
        'Las papeletas, los sobres y el censo se conservan hasta la fecha indicada en «Cómo se cuentan los votos» y luego se eliminan. El resultado, los recuentos y las huellas se conservan siempre.',
      ],
    },
    {
      id: 'sealed-poll',
      title: 'Celebrar una votación que solo abre un inspector',
      routes: [`${base}/results`, `${base}/create`],
      text: [
        'En una votación secreta, marque «Solo un inspector tiene la clave» y nombre en su página a un inspector con cuenta.',
        'El inspector pulsa allí «Crear la clave», guarda las dos copias en lugares distintos y prueba cada una con «Probar una copia». Entonces se puede abrir la votación. Si se pierden las dos copias, los votos nunca se podrán contar: cancele la votación y repítala.',
        'Al terminar la votación, el inspector descarga los sobres, elige una copia de la clave en «Su clave» y pulsa «Entregar y contar». La clave se lee en el navegador y nunca se envía.',
        'Un segundo inspector con la otra copia y los sobres guardados puede volver a contar todo. Destruya copias y sobres cuando se certifique el resultado.',
      ],
    },
    {
      id: 'run-poll',
      title: 'Convocar una votación',
      routes: [base, `${base}/create`, `${base}/edit`, `${base}/results`],
      text: [
        '«Nueva votación» crea un borrador. Al abrirla queda fijado el censo a esa fecha, o a la fecha de registro que indicó, y ya no cambian la pregunta, las reglas ni la fecha de cierre.',
        'Los propietarios sin cuenta, y quienes no aceptaron los avisos electrónicos, reciben una papeleta en papel: imprímalas en la página de la votación abierta y registre la fecha de envío. A los propietarios con correo pero sin cuenta se les envían instrucciones para votar.',
        '«Programar apertura» abre un borrador automáticamente. «Censo», en la página de una votación abierta, muestra a todos los que pueden votar: ahí se anotan papeletas y representaciones en papel, y se suspende un voto donde su estado lo permite. En Florida hacen falta más de 1000 dólares con más de 90 días de atraso, prueba de aviso 30 días antes y un acuerdo de la junta: regístrelos ahí.',
        'Los votos se cuentan a la hora de cierre. Hasta entonces solo se muestra la participación.',
        'Para votar en una reunión, vincule la votación a la reunión y fije el cierre para después. Los votos emitidos en la sala se anotan en «Censo»; en Texas sustituyen al voto anterior. Si la moción se enmienda, «Enmendar en la reunión» anula los votos anticipados y avisa a los votantes. Está disponible durante la reunión, no en elecciones ni en California. Las papeletas en papel llevan entonces el texto anterior y ya no se pueden anotar.',
        'Antes de certificar un resultado, registre en «Antes de certificar» cuándo y cómo se comunicó a los miembros. Algunos estados lo exigen y dan un plazo de impugnación; sus estatutos pueden dar más.',
        'Cualquiera puede volver a contar: en la página de resultados con «Contar en este navegador», o sin conexión con los archivos de papeletas y reglas.',
      ],
    },
  ],
};
