import { defineMessages } from '@courtyard/common';

export const formMessages = defineMessages({
  en: {
    created: '{name} saved as a draft: review it, then open it',
    save: 'Save draft',
    what: 'Question',
    whatText: 'Give enough background for owners who missed the meeting.',
    nominationsHelp:
      'Members nominate candidates until this date; those who accept are on the ballot. Leave blank to enter the candidates yourself.',
    acclamationHelp: 'The notice tells members so. Not needed in Florida.',
    how: 'Answers',
    optionsHelp: 'One per line, in ballot order.',
    who: 'Voters and secrecy',
    whoText: 'The voter list is fixed on the date you open the poll. Later sales don’t affect it.',
    recordHelp: 'Owners as of this date can vote. Leave blank to use the opening date.',
    meetingHelp:
      'Advance votes and votes in the room are counted together. Set the poll to close after the meeting.',
    noMeeting: 'No meeting',
    recountHelp:
      'Counted from the close, or from the date members were informed of the result. State periods also apply.',
    sealedHelp:
      'An inspector creates the key on their own device and opens the votes after voting closes. No one can count earlier, not even the server administrator. If the key is lost, the votes are lost.',
    when: 'Closing time',
    whenText:
      'In the community’s time zone. Votes are counted at closing time; there are no interim results.',
    rules: 'Quorum and threshold',
    rulesText: 'As set in your governing documents. Keep the defaults for a non-binding question.',
    law: 'State rules',
    lawText: 'Blocks settings that the cited statutes don’t allow. Have counsel review your setup.',
    preview: 'Ballot preview',
    previewText: 'As voters will see it.',
    noQuorum: 'None',
    mostVotes: 'Most votes win',
  },
  es: {
    created: '{name} guardado como borrador: revíselo y ábralo',
    save: 'Guardar borrador',
    what: 'Pregunta',
    whatText: 'Dé información suficiente para los propietarios que no estuvieron en la reunión.',
    nominationsHelp:
      'Hasta esta fecha se proponen candidatos; quienes acepten estarán en la papeleta. Déjelo vacío para escribir usted los candidatos.',
    acclamationHelp: 'Se indica en el aviso a los miembros. En Florida no hace falta.',
    how: 'Respuestas',
    optionsHelp: 'Una por línea, en el orden de la papeleta.',
    who: 'Votantes y secreto',
    whoText: 'El censo queda fijado el día en que abra la votación. Las ventas posteriores no lo cambian.',
    recordHelp: 'Votan los propietarios a esta fecha. Déjelo vacío para usar la fecha de apertura.',
    meetingHelp:
      'Los votos anticipados y los de la sala se cuentan juntos. Fije el cierre para después de la reunión.',
    noMeeting: 'Ninguna reunión',
    recountHelp:
      'Se cuentan desde el cierre o desde la fecha en que se comunicó el resultado. También se aplican los plazos del estado.',
    sealedHelp:
      'Un inspector crea la clave en su propio dispositivo y abre los votos tras el cierre. Nadie puede contar antes, ni el administrador del servidor. Si se pierde la clave, se pierden los votos.',
    when: 'Cierre',
    whenText: 'Según la hora de la comunidad. Los votos se cuentan al cierre; no hay resultados parciales.',
    rules: 'Quórum y umbral',
    rulesText: 'Según sus estatutos. Deje los valores predeterminados si la pregunta no es vinculante.',
    law: 'Reglas del estado',
    lawText: 'Impide opciones que las leyes citadas no permiten. Consulte su configuración con un abogado.',
    preview: 'Vista previa de la papeleta',
    previewText: 'Como la verán los votantes.',
    noQuorum: 'Ninguno',
    mostVotes: 'Gana quien más votos tiene',
  },
});
