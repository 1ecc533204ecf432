import { defineMessages } from '@courtyard/common';

export const answerMessages = defineMessages({
  en: {
    title: 'Will you come?',
    text: 'The others see only how many come.',
    yes: 'I am coming',
    no: 'I am not coming',
    proxy: 'Somebody votes for me',
    holder: 'Who votes for you',
    give: 'Give proxy',
    'said.yes': 'You are coming',
    'said.no': 'You are not coming',
    'said.proxy': '{name} votes for you',
    change: 'You can change your answer until the meeting opens.',
  },
  es: {
    title: '¿Viene usted?',
    text: 'Los demás ven solo cuántos vienen.',
    yes: 'Vengo',
    no: 'No vengo',
    proxy: 'Alguien vota por mí',
    holder: 'Quién vota por usted',
    give: 'Dar poder',
    'said.yes': 'Usted viene',
    'said.no': 'Usted no viene',
    'said.proxy': '{name} vota por usted',
    change: 'Puede cambiar su respuesta hasta que la reunión se abra.',
  },
});
