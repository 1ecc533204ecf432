import { defineMessages } from '@courtyard/common';

export const answerMessages = defineMessages({
  en: {
    title: 'Are you attending?',
    text: 'Others only see how many people are attending.',
    yes: 'Attending',
    no: 'Not attending',
    proxy: 'By proxy',
    holder: 'Your proxy',
    give: 'Assign proxy',
    'said.yes': 'You’re attending',
    'said.no': 'You’re not attending',
    'said.proxy': '{name} is your proxy',
    change: 'You can change your RSVP until the meeting opens.',
  },
  es: {
    title: '¿Asistirá?',
    text: 'Los demás ven solo cuántas personas asisten.',
    yes: 'Asistiré',
    no: 'No asistiré',
    proxy: 'Por representación',
    holder: 'Su representante',
    give: 'Nombrar representante',
    'said.yes': 'Usted asiste',
    'said.no': 'Usted no asiste',
    'said.proxy': '{name} le representa',
    change: 'Puede cambiar su respuesta hasta que se abra la reunión.',
  },
});
