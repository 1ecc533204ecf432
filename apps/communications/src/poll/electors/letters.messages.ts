import { defineMessages } from '@courtyard/common';

export const lettersMessages = defineMessages({
  en: {
    title: 'Ballots on paper',
    text: 'For who has no account, or did not agree to required notices by e-mail. Enter what comes back under “Who may vote”.',
    toPost: 'Letters with ballots to post: {count}.',
    withoutAddress: 'Of {count} of them no postal address is known: their letters have the name alone.',
    posted: 'Posted: {count}, the last on {day}.',
    byEmail: 'Owners without an account who were told by e-mail how to vote: {count}.',
    print: 'Print ballots',
    record: 'Record posting',
    recordTitle: 'Record that the ballots were posted',
    recordText: 'Letters: {count}. The day is kept as proof.',
    postedOn: 'Posted on',
    recorded: 'The day was recorded',
  },
  es: {
    title: 'Papeletas en papel',
    text: 'Para quien no tiene cuenta o no aceptó avisos obligatorios por correo electrónico. Anote lo que vuelva en «Quién puede votar».',
    toPost: 'Cartas con papeletas por enviar: {count}.',
    withoutAddress: 'De {count} de ellas no se conoce dirección postal: sus cartas solo llevan el nombre.',
    posted: 'Enviadas: {count}, las últimas el {day}.',
    byEmail: 'Propietarios sin cuenta a quienes se dijo por correo electrónico cómo votar: {count}.',
    print: 'Imprimir papeletas',
    record: 'Registrar el envío',
    recordTitle: 'Registrar que se enviaron las papeletas',
    recordText: 'Cartas: {count}. El día se guarda como prueba.',
    postedOn: 'Enviadas el',
    recorded: 'El día se registró',
  },
});
