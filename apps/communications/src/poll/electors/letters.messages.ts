import { defineMessages } from '@courtyard/common';

export const lettersMessages = defineMessages({
  en: {
    title: 'Paper ballots',
    text: 'For people without an account, or who haven’t agreed to electronic notices. Enter returned ballots under “Voter list”.',
    toPost: 'Ballots to mail: {count}.',
    withoutAddress: '{count} of them have no postal address on file: their letters show the name only.',
    posted: 'Mailed: {count}, most recently on {day}.',
    byEmail: 'Owners without an account who were emailed voting instructions: {count}.',
    print: 'Print ballots',
    record: 'Record mailing',
    recordTitle: 'Record mailing of ballots',
    recordText: 'Letters: {count}. The date is kept as proof of mailing.',
    postedOn: 'Mailed on',
    recorded: 'Mailing recorded',
  },
  es: {
    title: 'Papeletas en papel',
    text: 'Para quienes no tienen cuenta o no han aceptado los avisos electrónicos. Anote las papeletas devueltas en «Censo».',
    toPost: 'Papeletas por enviar: {count}.',
    withoutAddress: '{count} no tienen dirección postal registrada: sus cartas solo llevan el nombre.',
    posted: 'Enviadas: {count}, las últimas el {day}.',
    byEmail: 'Propietarios sin cuenta a quienes se enviaron instrucciones por correo electrónico: {count}.',
    print: 'Imprimir papeletas',
    record: 'Registrar el envío',
    recordTitle: 'Registrar el envío de las papeletas',
    recordText: 'Cartas: {count}. La fecha se guarda como prueba del envío.',
    postedOn: 'Enviadas el',
    recorded: 'Envío registrado',
  },
});
