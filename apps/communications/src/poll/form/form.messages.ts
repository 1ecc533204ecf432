import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} is a draft: look at it, then open it',
    save: 'Save draft',
    what: 'What do you ask?',
    whatText: 'Write it so that somebody who was at no meeting can decide.',
    nominationsHelp:
      'Members nominate until then, and the candidates who accept are on the ballot. Leave it out to write the candidates yourself.',
    acclamationHelp: 'Members are told so in the notice. In Florida it goes without this.',
    how: 'How do people answer?',
    optionsHelp: 'One on each line, in the order of the ballot.',
    who: 'Who votes, and who sees it?',
    whoText:
      'Who may vote is kept as of the day on which you open the poll. A sale afterwards changes nothing.',
    recordHelp: 'Whoever owned on this day votes. Leave it out for the day on which the poll opens.',
    meetingHelp:
      'Votes that are cast before and those in the room are counted together. Let it close after the meeting.',
    noMeeting: 'At no meeting',
    recountHelp:
      'From the close, or from the day on which members were told of the result. The days of a state are kept besides.',
    sealedHelp:
      'An inspector makes the key on their own device, and opens the votes after the close. Nobody can count before, not even who runs the installation. If the key is lost, the votes are lost.',
    when: 'Until when?',
    whenText:
      'On the clock of the community. Votes are counted at that minute; before it nobody sees how it goes.',
    rules: 'When does it count?',
    rulesText: 'What the governing documents say. Leave these as they are for a question that binds nobody.',
    law: 'Rules of a state',
    lawText: 'Refuses what the named statutes do not allow. Have counsel review what you decide.',
    preview: 'The ballot',
    previewText: 'As people will see it.',
    noQuorum: 'None',
    mostVotes: 'Most votes win',
  },
  es: {
    created: '{name} es un borrador: revíselo y ábralo',
    save: 'Guardar borrador',
    what: '¿Qué se pregunta?',
    whatText: 'Escríbalo de modo que pueda decidir quien no estuvo en ninguna reunión.',
    nominationsHelp:
      'Hasta entonces se proponen candidatos, y quienes aceptan están en la papeleta. Déjelo vacío para escribir usted los candidatos.',
    acclamationHelp: 'Se dice en el aviso. En Florida vale sin esto.',
    how: '¿Cómo se responde?',
    optionsHelp: 'Una en cada línea, en el orden de la papeleta.',
    who: '¿Quién vota y quién lo ve?',
    whoText:
      'Quién puede votar queda fijado el día en que abra la votación. Una venta posterior no cambia nada.',
    recordHelp: 'Vota quien era propietario ese día. Déjelo vacío para el día en que se abra la votación.',
    meetingHelp:
      'Los votos emitidos antes y los de la sala se cuentan juntos. Que cierre después de la reunión.',
    noMeeting: 'En ninguna reunión',
    recountHelp:
      'Desde el cierre o desde el día en que se comunicó el resultado. Los días de un estado se guardan además.',
    sealedHelp:
      'Un inspector hace la clave en su propio dispositivo y abre los votos después del cierre. Nadie puede contar antes, ni quien lleva la instalación. Si se pierde la clave, se pierden los votos.',
    when: '¿Hasta cuándo?',
    whenText: 'Según el reloj de la comunidad. Los votos se cuentan en ese minuto; antes nadie ve cómo va.',
    rules: '¿Cuándo vale?',
    rulesText: 'Lo que dicen los documentos rectores. Déjelo como está si la pregunta no obliga a nadie.',
    law: 'Reglas de un estado',
    lawText: 'Rechaza lo que no permiten las leyes citadas. Consulte a un abogado lo que decida.',
    preview: 'La papeleta',
    previewText: 'Como se verá.',
    noQuorum: 'Ninguno',
    mostVotes: 'Gana quien más votos tiene',
  },
});
